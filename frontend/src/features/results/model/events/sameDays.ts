/** Rows of a table that are the same on several days of one event, as one row. */

import type { PhaseResult, Result, Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { groupBy } from "@/lib/data/groupBy";
import { dayKey } from "@/lib/time/days";
import { day, epoch } from "@/lib/time/instants";
import { ownerOf } from "@/lib/time/occurrences";

/** The event of a row, and the day on which it happens. */
export interface OfDay {
  eventId: string;
  startsAt: number;
  /** The same for every day of an event. */
  dayKey: string;
}

export interface SameDays {
  /** Events of the days, in the order of the calendar. */
  eventIds: string[];
  /** "Mon, May 30 – Fri, Jun 3 · 5 days"; null for a single day. */
  days: string | null;
}

/** Returns a function that tells which event and day a phase of the result belongs to. */
export function dayOfPhase(scenario: Scenario, result: Result): (phase: PhaseResult) => OfDay {
  const starts = new Map(result.events.map((span) => [span.event_id, epoch(span.starts_at)]));
  return ({ event_id: eventId, pool_ids, starts_at, phase }) => {
    const event = ownerOf(scenario, eventId);
    const startsAt = starts.get(eventId) ?? epoch(starts_at);
    const key = event && dayKey(event, startsAt, pool_ids, scenario.time_zone);
    return {
      eventId,
      startsAt,
      dayKey: JSON.stringify([key ?? eventId, phase.replace(/.*_login$/, "login")]),
    };
  };
}

/** Merges the days of an event with equal `alike` values into one row, which shows the figures of the first day. */
export function foldedRows<T extends OfDay>(
  rows: readonly T[],
  alike: (row: T) => unknown,
  zone: string,
): (T & SameDays)[] {
  const groups = groupBy(rows, (row) => JSON.stringify([row.dayKey, alike(row)]));
  return [...groups.values()].flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    const span = { first: day(first.startsAt, zone), last: day(last.startsAt, zone), n: group.length };
    const days = group.length > 1 ? t("results-days", span) : null;
    return { ...first, eventIds: group.map(({ eventId }) => eventId), days };
  });
}
