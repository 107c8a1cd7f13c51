/** Heights of the parts of a runway drawing, in pixels. */

import type { RunwayView } from "@/lib/chart/viewModel";

export const PLOT = 208;
export const STRIP = 18;
/** The label of a mark; each has a row of its own, so that labels never overlap. */
export const ROW = 16;
export const AXIS = 20;
const YEARS = 20;

/** From the top of the drawing to the plot. */
export function topOf({ marks }: RunwayView): number {
  return marks.length * ROW + STRIP + 6;
}

/** Below the axis. */
export function footOf({ years }: RunwayView): number {
  return (years.length > 0 ? YEARS : 0) + 4;
}

export function heightOf(view: RunwayView): number {
  return topOf(view) + PLOT + AXIS + footOf(view);
}
