/** Edges of the windows over the chart, and where hand and keys may put them. Instants are milliseconds since 1970. */

import { t } from "@/i18n/t";
import type { Period } from "@/lib/chart/zoom";
import { clock, DAY, instantAt, MINUTE, moment, SECOND } from "@/lib/time/instants";
import { isDaily, spansOf } from "./options";
import type { PhaseWindow } from "./types";

export type Edge = "from" | "to";

/** One occurrence of a window. */
export interface WindowSpan extends Period {
  window: PhaseWindow;
  /** Place of the window among all. */
  index: number;
  /** Which occurrence it is, of a window that comes every day. */
  nth: number;
}

export function spansOfAll(windows: readonly PhaseWindow[], bounds: Period, zone: string): WindowSpan[] {
  return windows.flatMap((window, index) =>
    spansOf(window, bounds, zone).map((span, nth) => ({ ...span, window, index, nth })),
  );
}

export const isWithin = (at: number, { from, to }: Period) => at >= from && at <= to;

const grids = [SECOND, 10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE];
const LONG = 20 * MINUTE;

/** The round times that a hand can hit where a pixel is this long. */
export function gridOf(msPerPixel: number): number {
  return grids.find((grid) => grid >= msPerPixel) ?? 15 * MINUTE;
}

/** How far an arrow key moves an edge. */
export function strideOn({ from, to }: Period): number {
  return to - from > LONG ? MINUTE : SECOND;
}

interface Move {
  edge: Edge;
  /** Where it is put. */
  at: number;
  grid: number;
  /** What the chart shows: an edge stays within it. */
  shown: Period;
  zone: string;
}

/** The shortest that a window may be, and the longest. */
function limitsOf(window: PhaseWindow): { shortest: number; longest: number } {
  return isDaily(window)
    ? { shortest: MINUTE, longest: DAY - MINUTE }
    : { shortest: SECOND, longest: Number.POSITIVE_INFINITY };
}

/** Where an edge may be, between the other one and the end of what is shown. */
export function reachOf({ window, from, to }: WindowSpan, edge: Edge, shown: Period): Period {
  const { shortest, longest } = limitsOf(window);
  return edge === "from"
    ? { from: Math.max(shown.from, to - longest), to: Math.min(shown.to, to - shortest) }
    : { from: Math.max(shown.from, from + shortest), to: Math.min(shown.to, from + longest) };
}

/** The window with one edge of one of its occurrences elsewhere. */
export function withEdge(span: WindowSpan, { edge, at, grid, shown, zone }: Move): PhaseWindow {
  const { window } = span;
  const reach = reachOf(span, edge, shown);
  const fine = isDaily(window) ? Math.max(grid, MINUTE) : grid;
  const put = Math.max(reach.from, Math.min(reach.to, Math.round(at / fine) * fine));
  if (isDaily(window)) {
    return { ...window, [edge === "from" ? "from_time" : "to_time"]: clock(put, zone) };
  }
  return { ...window, [edge === "from" ? "starts_at" : "ends_at"]: instantAt(put) };
}

/** An edge for screen readers: Mon, Jun 6 07:00, or 07:00, every day. */
export function edgeInWords(window: PhaseWindow, at: number, zone: string): string {
  if (isDaily(window)) return t("imports-every-day-at", { time: clock(at, zone) });
  return moment(at, zone, at % MINUTE === 0 ? "minute" : "second");
}
