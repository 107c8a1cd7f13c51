/** The pages of the calendar: one or more weeks each, the first beginning with the day the calendar begins. */

import type { Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { addDays, DAY, day, epoch, instantAt, startOfDay } from "@/lib/time/instants";

export interface Week {
  from: number;
  to: number;
  /** Seven, or a multiple where a page shows several weeks. */
  nDays: number;
  label: string;
  /** "Week 1", "Weeks 1–2" */
  name: string;
}

/** Weeks that a page may show. */
export const pageLengths = [1, 2, 4] as const;
export type PageLength = (typeof pageLengths)[number];

/** Longest calendar there is. */
const MOST_DAYS = 28;

export function nWeeksOf({ calendar, time_zone }: Scenario): number {
  const [from, to] = [epoch(calendar.starts_at), epoch(calendar.ends_at)];
  let n = 1;
  for (const first = startOfDay(from, time_zone); addDays(first, 7 * n, time_zone) < to; n++);
  return n;
}

/** Page lengths that make a difference in a calendar of so many weeks. */
export function usefulPageLengths(nWeeks: number): PageLength[] {
  return pageLengths.filter((_, i) => i === 0 || (pageLengths[i - 1] as number) < nWeeks);
}

export function weeksOf(scenario: Scenario, perPage: PageLength = 1): Week[] {
  const zone = scenario.time_zone;
  const nWeeks = nWeeksOf(scenario);
  const first = startOfDay(epoch(scenario.calendar.starts_at), zone);
  const pages: Week[] = [];
  for (let done = 0; done < nWeeks; done += perPage) {
    const shown = Math.min(perPage, nWeeks - done);
    const from = addDays(first, 7 * done, zone);
    pages.push({
      from,
      to: addDays(from, 7 * shown, zone),
      nDays: 7 * shown,
      label: `${day(from, zone)} – ${day(addDays(from, 7 * shown - 1, zone), zone)}`,
      name:
        shown === 1
          ? t("scenario-week-n", { n: done + 1 })
          : t("scenario-weeks-n", { first: done + 1, last: done + shown }),
    });
  }
  return pages;
}

/** Index of the page that an instant falls on; the nearest one if it lies outside. */
export function weekAt(weeks: Week[], at: number): number {
  const found = weeks.findIndex((week) => at < week.to);
  return found === -1 ? Math.max(0, weeks.length - 1) : found;
}

/** The calendar is a week longer, or as long as it may be; the same scenario if it is that already. */
export function withOneWeekMore(scenario: Scenario): Scenario {
  const { starts_at, ends_at } = scenario.calendar;
  const longest = epoch(starts_at) + MOST_DAYS * DAY;
  const endsAt = Math.min(longest, addDays(epoch(ends_at), 7, scenario.time_zone));
  if (endsAt <= epoch(ends_at)) return scenario;
  return { ...scenario, calendar: { ...scenario.calendar, ends_at: instantAt(endsAt) } };
}
