/** The load of the whole calendar for the strip under the charts: no more points than that shows. */

import type { Preview, Scenario } from "@/api/types";
import type { Overview } from "@/lib/chart/viewModel";
import { epoch } from "@/lib/time/instants";

const MOST_POINTS = 2100;

/** Peaks of several buckets at a time, so that none is lost. */
export function overviewOf(scenario: Scenario, { heat, heat_bucket_s }: Preview): Overview {
  const together = Math.ceil(heat.length / MOST_POINTS);
  const values: number[] = [];
  for (let i = 0; i < heat.length; i += together) values.push(Math.max(...heat.slice(i, i + together)));
  return {
    startsAt: epoch(scenario.calendar.starts_at),
    endsAt: epoch(scenario.calendar.ends_at),
    bucketMs: heat_bucket_s * 1000 * together,
    values,
  };
}
