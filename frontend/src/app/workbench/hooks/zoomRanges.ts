/** Periods worth looking at: the week on the screen, the whole calendar, and the selected event. */

import type { Result, Scenario } from "@/api/types";
import type { Zoom } from "@/features/results/components/WeekCharts";
import type { Week } from "@/features/scenario/model/calendar/weeks";
import { t } from "@/i18n/t";
import { epoch, HOUR, MINUTE } from "@/lib/time/instants";

export function zoomRanges(
  scenario: Scenario,
  weeks: readonly Week[],
  weekIndex: number,
  result: Result | null,
  selectedId: string | undefined,
): Zoom[] {
  const from = epoch(scenario.calendar.starts_at);
  const to = epoch(scenario.calendar.ends_at);
  const week = weeks[weekIndex];
  const span = result?.events.find((found) => found.event_id === selectedId);
  const zooms: Zoom[] = [];
  if (week) {
    const range = { from: Math.max(from, week.from), to: Math.min(to, week.to) };
    zooms.push({ label: t(week.nDays > 7 ? "scenario-zoom-weeks" : "scenario-zoom-week"), range });
  }
  if (weeks.length > 1) zooms.push({ label: t("scenario-zoom-all"), range: { from, to } });
  if (span) {
    const [begin, end] = [epoch(span.starts_at), epoch(span.ends_at)];
    const margin = Math.max(15 * MINUTE, Math.min(HOUR, (end - begin) / 2));
    zooms.push({
      label: t("scenario-zoom-event"),
      range: { from: Math.max(from, begin - margin), to: Math.min(to, end + margin) },
    });
  }
  return zooms;
}
