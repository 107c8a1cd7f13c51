/** Ticks of a time axis. */

import { clock, DAY, day, HOUR, MINUTE, midnights, SECOND } from "@/lib/time/instants";
import type { AxisTick, TimeAxis } from "./viewModel";

const MOST_TICKS = 9;
const steps = [
  ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR),
];

/** Return a time axis with midnights as major ticks and round times between them. */
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

/** Width of a character of a label, and the space between two labels, in pixels. */
const CHARACTER = 7;
const GAP = 10;

/** Return the ticks whose labels fit into a width in pixels. Days have priority over hours. */
export function ticksThatFit({ from, to, ticks }: TimeAxis, width: number): AxisTick[] {
  const reach = (tick: AxisTick) => {
    const left = ((tick.at - from) / (to - from)) * width;
    return { left, right: left + tick.label.length * CHARACTER + GAP };
  };
  const kept: AxisTick[] = [];
  for (const tick of [...ticks].sort((a, b) => Number(b.major) - Number(a.major) || a.at - b.at)) {
    const { left, right } = reach(tick);
    const isFree = kept.every((other) => {
      const taken = reach(other);
      return right <= taken.left || left >= taken.right;
    });
    if (isFree) kept.push(tick);
  }
  return kept.sort((a, b) => a.at - b.at);
}
