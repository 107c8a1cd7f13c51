/** From a series of the service to the points of a line. */

import type { Series } from "@/api/types";
import type { BandPoint } from "@/lib/chart/viewModel";

/** A band's points at the middle of their buckets, in the unit of the panel. */
export function pointsOf(series: Series, quantity: string, startsAt: number, factor: number): BandPoint[] {
  const band = series.bands[quantity];
  if (band === undefined) return [];
  const scaled = (value: number | null | undefined) =>
    value === null || value === undefined ? null : value * factor;
  return band.mean.map((mean, i) => ({
    at: startsAt + (series.starts_s + (i + 0.5) * series.bucket_s) * 1000,
    mean: scaled(mean),
    low: scaled(band.min[i]),
    high: scaled(band.max[i]),
  }));
}
