/**
 * Folding of an event that repeats: one card for all its days, with the figures of the worst day. The reports fold in
 * the same way: see `backend/stormsizer/report/sections/results/days.py`.
 */

import type { ScenarioEvent } from "@/api/types";
import { groupBy } from "@/lib/data/groupBy";
import { epoch, wallTime } from "./instants";

const ofOneDay = new Set([
  "id",
  "notes",
  "starts_at",
  "ends_at",
  "repeat",
  "time_zone",
  "at_local_time",
  "pool_ids",
]);

/** Everything that describes one day of an event apart from the day: settings, pools, local time and length. */
export function dayKey(
  event: ScenarioEvent,
  startsAt: number,
  poolIds: readonly string[],
  zone: string,
): string {
  const length = "ends_at" in event ? epoch(event.ends_at) - epoch(event.starts_at) : null;
  const settings = Object.entries(event)
    .filter(([name]) => !ofOneDay.has(name))
    .sort(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([settings, [...poolIds].sort(), wallTime(startsAt, zone).slice(11), length]);
}

export interface Days<T> {
  /** In the order of the calendar. */
  all: T[];
  worst: T;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Groups the days of each event, in order of first appearance; the worst has the lowest rank. */
export function foldedDays<T extends { startsAt: number }>(
  items: readonly T[],
  keyOf: (item: T) => string,
  rankOf: (item: T) => readonly number[],
): Days<T>[] {
  return [...groupBy(items, keyOf).values()].map((group) => {
    const all = [...group].sort((a, b) => a.startsAt - b.startsAt);
    const worst = all.reduce((soFar, item) => (compare(rankOf(item), rankOf(soFar)) < 0 ? item : soFar));
    return { all, worst };
  });
}
