/** Series of one panel merged into the rows that Recharts draws. */

import type { BandPoint, BandSeries, Panel } from "./viewModel";

export type Row = { at: number } & Record<string, number | [number, number] | null>;

export const meanKey = (id: string) => `${id}.mean`;
export const bandKey = (id: string) => `${id}.band`;

function band(point: BandPoint): [number, number] | null {
  return point.low === null || point.high === null ? null : [point.low, point.high];
}

/**
 * Return one row per instant at which any series has a point. Simplified series without a point there are
 * interpolated, because a missing value would break their line.
 */
export function rowsOf(series: readonly BandSeries[]): Row[] {
  const instants = [...new Set(series.flatMap((line) => line.points.map((point) => point.at)))].sort(
    (a, b) => a - b,
  );
  const rows: Row[] = instants.map((at) => ({ at }));
  for (const line of series) {
    let next = 0;
    rows.forEach((row) => {
      while (next < line.points.length - 1 && (line.points[next]?.at ?? 0) < row.at) next++;
      const point = pointAt(line.points, next, row.at);
      row[meanKey(line.id)] = point?.mean ?? null;
      row[bandKey(line.id)] = point ? band(point) : null;
    });
  }
  return rows;
}

/** Return the rows of a panel with no value below a log axis, which has no place for zero. */
export function rowsWithin({ series, scale, domain: [low] }: Panel): Row[] {
  const rows = rowsOf(series);
  if (scale === "linear") return rows;
  const raised = (value: Row[string] | undefined) => {
    if (Array.isArray(value)) return value.map((end) => Math.max(end, low)) as [number, number];
    return typeof value === "number" ? Math.max(value, low) : null;
  };
  return rows.map(({ at, ...values }) => ({
    ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, raised(value)])),
    at,
  }));
}

function pointAt(points: readonly BandPoint[], index: number, at: number): BandPoint | null {
  const after = points[index];
  if (after === undefined || after.at === at) return after ?? null;
  const before = points[index - 1];
  if (before === undefined || at > after.at) return null;
  const share = (at - before.at) / (after.at - before.at);
  const between = (a: number | null, b: number | null) =>
    a === null || b === null ? null : a + share * (b - a);
  return {
    at,
    mean: between(before.mean, after.mean),
    low: between(before.low, after.low),
    high: between(before.high, after.high),
  };
}

/** Return the interpolated point of a series at an instant, or null outside of the series. */
export function valueAt(points: readonly BandPoint[], at: number): BandPoint | null {
  let low = 0;
  let high = points.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return pointAt(points, low, at);
}
