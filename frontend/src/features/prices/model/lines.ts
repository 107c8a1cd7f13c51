/** A price list as lines of amounts, and back. */

import type { ArrayModel, Drive, PriceList } from "@/api/types";
import { valueAt } from "@/lib/data/path";

export interface AmountLine {
  /** Its place in the list; identifiers hold no dots. */
  path: string;
  label: string;
}

export interface AmountGroup {
  title: string;
  lines: AmountLine[];
}

const parts = [
  ["controller", "Controller"],
  ["shelf", "Shelf without drives"],
  ["cache_module", "Cache module"],
  ["port", "Front-end port"],
] as const;

/** Everything that the catalogue knows and a list can price. */
export function amountGroups(arrays: readonly ArrayModel[], drives: readonly Drive[]): AmountGroup[] {
  return [
    ...arrays.map(({ id, name, flash_cache }) => ({
      title: name,
      lines: parts
        .filter(([part]) => part !== "cache_module" || Boolean(flash_cache))
        .map(([part, label]) => ({ path: `arrays.${id}.${part}`, label })),
    })),
    { title: "Drives", lines: drives.map(({ id, name }) => ({ path: `drives.${id}`, label: name })) },
    { title: "Hosts", lines: [{ path: "host_memory_per_gib", label: "A GiB of memory" }] },
  ];
}

export function amountAt(list: PriceList, path: string): number | null {
  const found = valueAt(list, path);
  return typeof found === "number" ? found : null;
}

/** The list with one amount replaced; without it where the amount is null. */
export function withAmount(list: PriceList, path: string, amount: number | null): PriceList {
  const [kind = "", id = "", part = ""] = path.split(".");
  if (kind === "arrays") {
    const priced = { ...list.arrays?.[id], [part]: amount };
    return { ...list, arrays: { ...list.arrays, [id]: priced } };
  }
  if (kind === "drives") {
    const { [id]: _, ...others } = list.drives ?? {};
    return { ...list, drives: amount === null ? others : { ...others, [id]: amount } };
  }
  return { ...list, host_memory_per_gib: amount };
}

/** A list to begin with where there is none. */
export function emptyList(today: string): PriceList {
  return { id: "own", name: "Our prices", dated: today, standing: "own", currency: "USD", notes: "" };
}

/** A list that somebody changes is theirs: it no longer goes by the name of the illustrative one. */
export function asOwn(list: PriceList, held: PriceList, today: string): PriceList {
  if (held.standing === "own") return list;
  return {
    ...list,
    id: "own",
    standing: "own",
    name: list.name === held.name ? "Our prices" : list.name,
    notes: list.notes === held.notes ? "" : list.notes,
    dated: list.dated === held.dated ? today : list.dated,
  };
}

/** A file as a list; what it says is checked by the service. */
export function listFrom(text: string): PriceList {
  const read: unknown = JSON.parse(text);
  const inner = read !== null && typeof read === "object" && "prices" in read ? read.prices : read;
  if (inner === null || typeof inner !== "object" || Array.isArray(inner))
    throw new Error("it is no price list");
  return inner as PriceList;
}
