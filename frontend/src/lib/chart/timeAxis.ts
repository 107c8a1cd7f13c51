/** The clock under a chart. */

import { clock, DAY, day, HOUR, MINUTE, midnights, SECOND } from "@/lib/time";
import type { TimeAxis } from "./viewModel";

const MOST_TICKS = 9;
const steps = [
  ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR),
];

/** Midnights, and in between as many round times as there is room for. */
export function timeAxis(from: number, to: number, zone: string): TimeAxis {
  const step = steps.find((candidate) => (to - from) / candidate <= MOST_TICKS) ?? DAY;
  const precision = step < MINUTE ? "second" : "minute";
  const days = midnights(from, to, zone);
  const ticks = days.flatMap((midnight, i) => {
    const begin = Math.max(1, Math.ceil((from - midnight) / step));
    const end = Math.min(to, days[i + 1] ?? to, midnight + DAY);
    const n = Math.max(0, Math.ceil((end - midnight) / step) - begin);
    const minor = Array.from({ length: n }, (_, k) => midnight + (begin + k) * step);
    return [
      { at: midnight, label: day(midnight, zone), major: true },
      ...minor.map((at) => ({ at, label: clock(at, zone, precision), major: false })),
    ];
  });
  return { from, to, ticks: ticks.filter((tick) => tick.at >= from && tick.at < to) };
}
