/** Changes that a file makes to the price list, as rows of a table. */

import "@/i18n/pages/prices";
import type { PriceListPreview } from "@/api/types";
import { t } from "@/i18n/t";
import { inPercent, significant } from "@/lib/format/numbers";

type Change = PriceListPreview["changes"][number];

const MOST_DIGITS = 15;

/** Returns how a value of the list is shown, with every digit; a dash where there is none. */
function valueInWords(path: string, value: string | number | null): string {
  if (value === null) return "–";
  if (typeof value === "string") return value;
  const isDiscount = path.startsWith("discounts.");
  return isDiscount ? inPercent(significant(value * 100, 6)) : significant(value, MOST_DIGITS);
}

export type ChangeKind = "added" | "changed" | "removed";

export function kindOf({ before, after }: Change): ChangeKind {
  if (before === null) return "added";
  return after === null ? "removed" : "changed";
}

export interface ChangeRow {
  path: string;
  name: string;
  kind: ChangeKind;
  before: string;
  after: string;
}

export function changeRows(changes: readonly Change[]): ChangeRow[] {
  return changes.map((change) => ({
    path: change.path,
    name: change.name,
    kind: kindOf(change),
    before: valueInWords(change.path, change.before),
    after: valueInWords(change.path, change.after),
  }));
}

/** Returns how many values a file adds, changes, removes and leaves as they are. */
export function summaryOf({ changes, n_unchanged }: PriceListPreview): string {
  const n = (kind: ChangeKind) => changes.filter((change) => kindOf(change) === kind).length;
  return t("prices-import-summary", {
    added: n("added"),
    changed: n("changed"),
    removed: n("removed"),
    same: n_unchanged,
  });
}
