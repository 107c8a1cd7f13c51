/** Where the plot of every time chart stands, so that panels, cursor, spans and the calendar above line up. */

export const AXIS_WIDTH = 48;
export const PLOT_TOP = 8;
export const PLOT_BOTTOM = 4;

/** Share of the plot's width at which an instant stands; below 0 or above 1 outside the range. */
export function placeOf(at: number, axis: { from: number; to: number }): number {
  return (at - axis.from) / (axis.to - axis.from);
}

/** The instant at a share of the plot's width. */
export function instantAtPlace(place: number, axis: { from: number; to: number }): number {
  return axis.from + Math.min(1, Math.max(0, place)) * (axis.to - axis.from);
}
