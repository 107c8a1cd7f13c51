/** How busy the array is, drawn down the edge of each day: as fine as the screen shows it, as a CSS gradient. */

import { addDays, startOfDay, wallTime } from "@/lib/time/instants";

export interface Heat {
  startsAt: number;
  bucketMs: number;
  /** Highest IOPS of each bucket. */
  values: readonly number[];
}

const LEVELS = 12;
/** Stripes of a day, about as many as it has pixels; the highest minute of each stripe colors it. */
const STRIPES = 480;

/** Share of the week's peak in twelve steps, so that quiet hours are blank and equal stripes can merge. */
function level(value: number, peak: number): number {
  return peak > 0 ? Math.round((value / peak) * LEVELS) / LEVELS : 0;
}

function highest(values: readonly number[], from = 0, to = values.length): number {
  let top = 0;
  for (let i = Math.max(0, from); i < Math.min(to, values.length); i++)
    top = Math.max(top, values[i] as number);
  return top;
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
  const peak = highest(heat.values);
  const end = heat.startsAt + heat.values.length * heat.bucketMs;
  const days = new Map<string, string>();
  for (let from = startOfDay(heat.startsAt, zone); from < end; from = addDays(from, 1, zone)) {
    const to = addDays(from, 1, zone);
    const bucketAt = (at: number) => Math.round((at - heat.startsAt) / heat.bucketMs);
    const [first, n] = [bucketAt(from), bucketAt(to) - bucketAt(from)];
    const nStripes = Math.min(STRIPES, n);
    const edge = (stripe: number) => first + Math.floor((stripe * n) / nStripes);
    const levels = Array.from({ length: nStripes }, (_, i) =>
      level(highest(heat.values, edge(i), edge(i + 1)), peak),
    );
    days.set(wallTime(from, zone).slice(0, 10), gradient(levels));
  }
  return days;
}

/** Highest IOPS of the bucket that an instant falls into; null outside the calendar. */
export function heatAt({ startsAt, bucketMs, values }: Heat, at: number): number | null {
  return values[Math.floor((at - startsAt) / bucketMs)] ?? null;
}
