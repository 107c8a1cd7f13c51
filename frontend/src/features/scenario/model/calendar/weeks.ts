/** The pages of the calendar: a day, or one or more weeks each, the first beginning with the day the calendar begins. */

import type { Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { addDays, DAY, day, epoch, instantAt, startOfDay } from "@/lib/time/instants";

export interface Week {
  from: number;
  to: number;
  /** One, seven, or a multiple of seven where a page shows several weeks. */
  nDays: number;
  label: string;
  /** "Week 1", "Weeks 1–2"; "Sun, May 29" for a day */
  name: string;
}

/** Weeks that a page may show. */
export const weeksPerPage = [1, 2, 4] as const;
export type PageLength = "day" | (typeof weeksPerPage)[number];

/** Longest calendar there is. */
const MOST_DAYS = 28;

export function nWeeksOf({ calendar, time_zone }: Scenario): number {
  const [from, to] = [epoch(calendar.starts_at), epoch(calendar.ends_at)];
  let n = 1;
  for (const first = startOfDay(from, time_zone); addDays(first, 7 * n, time_zone) < to; n++);
  return n;
}

/** Days on a page of the calendar. */
export function daysOn(length: PageLength): number {
  return length === "day" ? 1 : 7 * length;
}

/** Page lengths that make a difference in a calendar of so many weeks. */
export function usefulPageLengths(nWeeks: number): PageLength[] {
  const weeks = weeksPerPage.filter((_, i) => i === 0 || (weeksPerPage[i - 1] as number) < nWeeks);
  return ["day", ...weeks];
}

function daysOf({ calendar, time_zone: zone }: Scenario): Week[] {
  const [from, to] = [epoch(calendar.starts_at), epoch(calendar.ends_at)];
  const first = startOfDay(from, zone);
  const pages: Week[] = [];
  for (let n = 0; n === 0 || addDays(first, n, zone) < to; n++) {
    const start = addDays(first, n, zone);
    const name = day(start, zone);
    pages.push({ from: start, to: addDays(start, 1, zone), nDays: 1, label: name, name });
  }
  return pages;
}

export function weeksOf(scenario: Scenario, perPage: PageLength = 1): Week[] {
  if (perPage === "day") return daysOf(scenario);
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
