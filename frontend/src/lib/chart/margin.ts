/** Margins to a goal as text. */

import { percent, significant } from "@/lib/format/numbers";

/** Return a margin as text. A miss by more than the goal itself is given as a multiple of the goal. */
export function marginInWords(margin: number): string {
  if (margin === 0) return "goal";
  if (margin <= -1) return `over by ${significant(-margin)} × the goal`;
  return `${margin > 0 ? "+" : "−"}${percent(Math.abs(margin))}`;
}
