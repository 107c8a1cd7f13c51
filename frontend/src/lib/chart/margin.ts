/** Margins to a goal as text. */

import { t } from "@/i18n/t";
import { percent, significant } from "@/lib/format/numbers";

/** Return a margin as text. A miss by more than the goal itself is given as a multiple of the goal. */
export function marginInWords(margin: number): string {
  if (margin === 0) return t("sizing-margin-goal");
  if (margin <= -1) return t("sizing-margin-multiple", { n: significant(-margin) });
  return `${margin > 0 ? "+" : "−"}${percent(Math.abs(margin))}`;
}
