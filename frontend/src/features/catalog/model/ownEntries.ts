/** Custom entries of an organization: their identifiers and changed values. */

import { valueAt, withValueAt } from "@/lib/data/path";

type Node = Record<string, unknown>;

/** Identifier for a name, as the service wants it: "Our filer, 2026" → our-filer-2026. */
export function identifierOf(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 56)
    .replace(/-+$/, "");
}

/** The factor between a number of the document and the one on the screen: fractions are shown as percent. */
export const factorOf = (unit: string): number => (unit === "%" ? 100 : 1);

/** Place in the document: the form does not ask for a page number per value. */
const AS_ENTERED = "as entered";

/** Replaces a value and attributes it to the custom source; drops the old range. */
export function withFact(entry: Node, at: string, value: number): Node {
  const before = valueAt(entry, at) as Node;
  const fact = {
    ...before,
    value,
    low: null,
    high: null,
    status: "specified",
    source: "own",
    where: AS_ENTERED,
    reasoning: "",
    rows: [],
  };
  return withValueAt(entry, at, fact);
}
