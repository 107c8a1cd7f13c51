/** The days of an event as one row of a table, with the figures of the worst day. */

import type { PhaseResult, Result, Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { asReported } from "@/lib/format/numbers";
import { dayKey, foldedDays } from "@/lib/time/days";
import { day, epoch } from "@/lib/time/instants";
import { ownerOf } from "@/lib/time/occurrences";
import { rangeOf, rankOf } from "./phases";

/** The phase of a row, its event, and the day on which it happens. */
export interface OfDay {
  phase: PhaseResult;
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
  /** "Worst day: Tue, May 31 · all days: 10 s – 14 s"; null where all days show the same. */
  range: string | null;
}

/** Returns a function that tells which event and day a phase of the result belongs to. */
export function dayOfPhase(scenario: Scenario, result: Result): (phase: PhaseResult) => OfDay {
  const starts = new Map(result.events.map((span) => [span.event_id, epoch(span.starts_at)]));
  return (of) => {
    const { event_id: eventId, pool_ids, starts_at, phase } = of;
    const event = ownerOf(scenario, eventId);
    const startsAt = starts.get(eventId) ?? epoch(starts_at);
    const key = event && dayKey(event, startsAt, pool_ids, scenario.time_zone);
    return {
      phase: of,
      eventId,
      startsAt,
      dayKey: JSON.stringify([key ?? eventId, phase.replace(/.*_login$/, "login")]),
    };
  };
}

/** Load of idle time, which has no worst day: only idle days with the same load are one row. */
function apart({ phase }: OfDay): string | null {
  const { reads_iops, writes_iops } = phase.figures;
  return phase.phase === "idle" ? asReported(reads_iops + writes_iops) : null;
}

/**
 * Merges the days of an event with equal `alike` values into one row.
 *
 * @param merged The row of several days, in the order of the calendar; by default that of the worst day.
 */
export function foldedRows<T extends OfDay>(
  rows: readonly T[],
  alike: (row: T) => unknown,
  zone: string,
  merged: (worst: T, all: readonly T[]) => T = (worst) => worst,
): (T & SameDays)[] {
  const keyOf = (row: T) => JSON.stringify([row.dayKey, apart(row), alike(row)]);
  return foldedDays(rows, keyOf, ({ phase }) => rankOf([phase], phase)).map(({ all, worst }) => {
    const [first, last] = [all[0] ?? worst, all.at(-1) ?? worst];
    const span = { first: day(first.startsAt, zone), last: day(last.startsAt, zone), n: all.length };
    const phases = all.map(({ phase }) => phase);
    const range = rangeOf(
      phases,
      phases.map(({ status }) => status),
    );
    return {
      ...merged(worst, all),
      eventIds: all.map(({ eventId }) => eventId),
      days: all.length > 1 ? t("results-days", span) : null,
      range: range && t("results-days-range", { day: day(worst.startsAt, zone), range }),
    };
  });
}
