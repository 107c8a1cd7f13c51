/** How busy the array is, drawn down the edge of each day: one stop per bucket, as a CSS gradient. */

import { addDays, startOfDay, wallTime } from "@/lib/time";

export interface Heat {
  startsAt: number;
  bucketMs: number;
  /** Highest IOPS of each bucket. */
  values: readonly number[];
}

const LEVELS = 12;

/** Share of the week's peak in twelve steps, so that quiet hours are blank and equal stops can merge. */
function level(value: number, peak: number): number {
  return peak > 0 ? Math.round((value / peak) * LEVELS) / LEVELS : 0;
}

function gradient(levels: number[]): string {
  const stops: string[] = [];
  let from = 0;
  for (let i = 1; i <= levels.length; i++) {
    if (i < levels.length && levels[i] === levels[from]) continue;
    const share = Math.round((levels[from] ?? 0) * 100);
    const color = share === 0 ? "transparent" : `color-mix(in srgb, var(--sz-heat) ${share}%, transparent)`;
    const place = (n: number) => `${+((n / levels.length) * 100).toFixed(3)}%`;
    stops.push(`${color} ${place(from)} ${place(i)}`);
    from = i;
  }
  return `linear-gradient(to bottom, ${stops.join(", ")})`;
}

/** Gradient for each day by its date, 2011-06-06. */
export function heatByDay(heat: Heat, zone: string): Map<string, string> {
  const peak = Math.max(0, ...heat.values);
  const end = heat.startsAt + heat.values.length * heat.bucketMs;
  const days = new Map<string, string>();
  for (let from = startOfDay(heat.startsAt, zone); from < end; from = addDays(from, 1, zone)) {
    const to = addDays(from, 1, zone);
    const n = Math.round((to - from) / heat.bucketMs);
    const first = Math.round((from - heat.startsAt) / heat.bucketMs);
    const levels = Array.from({ length: n }, (_, i) => level(heat.values[first + i] ?? 0, peak));
    days.set(wallTime(from, zone).slice(0, 10), gradient(levels));
  }
  return days;
}
