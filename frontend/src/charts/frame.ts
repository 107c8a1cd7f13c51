/** Position of the plot in every time chart, so that panels, cursor, spans and calendar line up. */

export const AXIS_WIDTH = 48;
export const PLOT_TOP = 8;
export const PLOT_BOTTOM = 4;

/** Return the position of an instant as a share of the plot's width: below 0 or above 1 outside of the range. */
export function placeOf(at: number, axis: { from: number; to: number }): number {
  return (at - axis.from) / (axis.to - axis.from);
}

/** Return the instant at a share of the plot's width. */
export function instantAtPlace(place: number, axis: { from: number; to: number }): number {
  return axis.from + Math.min(1, Math.max(0, place)) * (axis.to - axis.from);
}
