/** How far a figure is from its goal. */

import { percent, significant } from "@/lib/format/numbers";

/** Beyond its goal by more than the goal itself, a figure is said as a multiple of it. */
export function marginInWords(margin: number): string {
  if (margin === 0) return "goal";
  if (margin <= -1) return `over by ${significant(-margin)} × the goal`;
  return `${margin > 0 ? "+" : "−"}${percent(Math.abs(margin))}`;
}
