/** The pages of the calendar: seven days each, the first beginning with the day the calendar begins. */

import type { Scenario } from "@/api/types";
import { addDays, day, epoch, startOfDay, wallTime } from "@/lib/time";

export interface Week {
  from: number;
  to: number;
  label: string;
}

export function weeksOf(scenario: Scenario): Week[] {
  const zone = scenario.time_zone;
  const last = epoch(scenario.calendar.ends_at);
  const weeks: Week[] = [];
  for (let from = startOfDay(epoch(scenario.calendar.starts_at), zone); from < last; ) {
    const to = addDays(from, 7, zone);
    weeks.push({ from, to, label: `${day(from, zone)} – ${day(addDays(from, 6, zone), zone)}` });
    from = to;
  }
  return weeks;
}

/** Index of the week that an instant falls into; the nearest one if it lies outside. */
export function weekAt(weeks: Week[], at: number): number {
  const found = weeks.findIndex((week) => at < week.to);
  return found === -1 ? Math.max(0, weeks.length - 1) : found;
}

/** Weekday on which every week of this calendar begins, 0 for Sunday. */
export function firstWeekday(scenario: Scenario): number {
  const wall = wallTime(epoch(scenario.calendar.starts_at), scenario.time_zone);
  return new Date(`${wall.slice(0, 10)}T00:00:00Z`).getUTCDay();
}
