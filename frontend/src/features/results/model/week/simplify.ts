/** A week is mostly quiet: points that lie on the line between their neighbors need not be drawn. */

import type { BandPoint } from "@/lib/chart/viewModel";

/** Drops points that repeat what both neighbors say, to within `tolerance` (in the unit of the points). */
export function simplified(points: BandPoint[], tolerance: number): BandPoint[] {
  const near = (a: number | null, b: number | null) =>
    a === null || b === null ? a === b : Math.abs(a - b) <= tolerance;
  const same = (a: BandPoint, b: BandPoint) =>
    near(a.mean, b.mean) && near(a.low, b.low) && near(a.high, b.high);
  return points.filter((point, i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    return before === undefined || after === undefined || !same(before, point) || !same(point, after);
  });
}
