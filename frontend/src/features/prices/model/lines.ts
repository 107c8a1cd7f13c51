/** Convert a price list to lines of amounts and back. */

import "@/i18n/pages/prices";
import { defaults } from "@/api/forms";
import type { ArrayModel, Drive, PriceList, ProjectPrices } from "@/api/types";
import { t } from "@/i18n/t";
import { groupBy } from "@/lib/data/groupBy";
import { valueAt } from "@/lib/data/path";

export interface AmountLine {
  /** Its place in the list; identifiers hold no dots. */
  path: string;
  label: string;
}

export interface AmountGroup {
  title: string;
  /** Vendor of an array family; the title of other groups. */
  section: string;
  lines: AmountLine[];
}

const parts = [
  ["controller", "prices-part-controller"],
  ["shelf", "prices-part-shelf"],
  ["cache_module", "prices-part-cache-module"],
  ["port", "prices-part-port"],
] as const;

/** Whether a drive in the catalog is a size of a cloud volume. */
const isVolume = ({ volume_unit }: Drive) => Boolean(volume_unit);

/** Return the parts of the catalog that a list can price. */
export function amountGroups(arrays: readonly ArrayModel[], drives: readonly Drive[]): AmountGroup[] {
  const groups = [
    ...arrays
      .filter(({ volume }) => !volume)
      .map(({ id, name, vendor, flash_cache }) => ({
        title: name,
        section: vendor,
        lines: parts
          .filter(([part]) => part !== "cache_module" || Boolean(flash_cache))
          .map(([part, label]) => ({ path: `arrays.${id}.${part}`, label: t(label) })),
      })),
    {
      title: t("prices-drives"),
      section: t("prices-drives"),
      lines: drives
        .filter((drive) => !isVolume(drive))
        .map(({ id, name }) => ({ path: `drives.${id}`, label: name })),
    },
    {
      title: t("prices-volumes"),
      section: t("prices-volumes"),
      lines: drives.filter(isVolume).map(({ id, name, volume_unit }) => ({
        path: `volumes_per_month.${id}`,
        label: volume_unit === "gib" ? `${name} (GiB)` : name,
      })),
    },
    {
      title: t("prices-hosts"),
      section: t("prices-hosts"),
      lines: [{ path: "host_memory_per_gib", label: t("prices-memory") }],
    },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

export interface AmountSection {
  title: string;
  groups: AmountGroup[];
  /** Number of lines with a price. */
  nPriced: number;
  nLines: number;
}

const isOfArray = ({ lines }: AmountGroup) => lines[0]?.path.startsWith("arrays.") === true;

/** Return the groups in sections by vendor in alphabetical order, other groups last; a search keeps only matching lines. */
export function amountSections(
  groups: readonly AmountGroup[],
  search: string,
  isPriced: (path: string) => boolean,
): AmountSection[] {
  const wanted = search.trim().toLowerCase();
  const matches = (text: string) => text.toLowerCase().includes(wanted);
  const found = groups
    .map((group) => {
      const isWhole = wanted === "" || matches(group.title) || matches(group.section);
      return isWhole ? group : { ...group, lines: group.lines.filter(({ label }) => matches(label)) };
    })
    .filter(({ lines }) => lines.length > 0)
    .sort(
      (a, b) =>
        Number(isOfArray(b)) - Number(isOfArray(a)) ||
        (isOfArray(a) ? a.section.localeCompare(b.section) : 0),
    );
  return [...groupBy(found, ({ section }) => section)].map(([title, members]) => {
    const lines = members.flatMap((group) => group.lines);
    const nPriced = lines.filter(({ path }) => isPriced(path)).length;
    return { title, groups: members, nPriced, nLines: lines.length };
  });
}

export function amountAt(list: PriceList | ProjectPrices, path: string): number | null {
  const [kind = "", ...rest] = path.split(".");
  const found = kind === "discounts" ? list.discounts?.[rest.join(".")] : valueAt(list, path);
  return typeof found === "number" ? found : null;
}

/** The list with one amount replaced; without it where the amount is null. */
export function withAmount(list: PriceList, path: string, amount: number | null): PriceList {
  const [kind = "", id = "", part = ""] = path.split(".");
  if (kind === "arrays") {
    const priced = { ...list.arrays?.[id], [part]: amount };
    return { ...list, arrays: { ...list.arrays, [id]: priced } };
  }
  if (kind === "drives" || kind === "volumes_per_month") {
    const { [id]: _, ...others } = list[kind] ?? {};
    return { ...list, [kind]: amount === null ? others : { ...others, [id]: amount } };
  }
  return { ...list, host_memory_per_gib: amount };
}

/** Vendors of the catalog, in alphabetical order. */
export function vendors(arrays: readonly ArrayModel[]): string[] {
  return [...new Set(arrays.map(({ vendor }) => vendor))].sort((a, b) => a.localeCompare(b));
}

/** The discount of a vendor in percent; null where there is none. */
export function discountOf(list: PriceList, vendor: string): number | null {
  const fraction = list.discounts?.[vendor];
  return fraction ? +(fraction * 100).toPrecision(10) : null;
}

/** The list with the discount of one vendor, as a fraction; without it where it is null or 0. */
export function withDiscount(list: PriceList, vendor: string, fraction: number | null): PriceList {
  const { [vendor]: _, ...others } = list.discounts ?? {};
  return { ...list, discounts: fraction ? { ...others, [vendor]: fraction } : others };
}

/** Return an empty list of the organization. */
export function emptyList(today: string): PriceList {
  return { ...defaults.PriceList, id: "own", name: t("prices-own-name"), dated: today };
}

/**
 * Make a changed list the organization's own: it loses the name and notes of the illustrative list. Prices that are only
 * converted are still illustrative, so they keep both.
 */
export function asOwn(list: PriceList, held: PriceList, today: string): PriceList {
  if (held.standing === "own") return list;
  const isConverted = list.conversion != null && list.conversion !== held.conversion;
  return {
    ...list,
    id: "own",
    standing: "own",
    name: list.name === held.name && !isConverted ? t("prices-own-name") : list.name,
    notes: list.notes === held.notes && !isConverted ? "" : list.notes,
    dated: list.dated === held.dated ? today : list.dated,
  };
}

/** Read a list from a file; the service validates its content. */
export function listFrom(text: string): PriceList {
  const read: unknown = JSON.parse(text);
  const inner = read !== null && typeof read === "object" && "prices" in read ? read.prices : read;
  if (inner === null || typeof inner !== "object" || Array.isArray(inner))
    throw new Error(t("prices-not-a-list"));
  return inner as PriceList;
}
