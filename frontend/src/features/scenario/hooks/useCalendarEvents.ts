import { useMemo, useRef } from "react";
import type { EventSpan, Scenario } from "@/api/types";
import { blocksOf, overrunsOf } from "../model/calendar/calendarView";

function calendarEvents(scenario: Scenario, spans: readonly EventSpan[]) {
  const blocks = blocksOf(scenario, spans).map(
    ({ kind, resizable, said, ownerId, isOccurrence: _, ...block }) => ({
      ...block,
      durationEditable: resizable,
      extendedProps: { kind, said, ownerId },
    }),
  );
  const overruns = overrunsOf(scenario, spans).map(({ eventId, start, end }) => ({
    id: `${eventId}-overrun`,
    display: "background",
    start,
    end,
  }));
  return [...blocks, ...overruns];
}

export type CalendarInput = ReturnType<typeof calendarEvents>;

/** The calendar's own form of the events. It is unchanged while one of them is being dragged. */
export function useCalendarEvents(
  scenario: Scenario,
  spans: readonly EventSpan[],
  isDragging: () => boolean,
): CalendarInput {
  const latest = useMemo(() => calendarEvents(scenario, spans), [scenario, spans]);
  const shown = useRef(latest);
  if (!isDragging()) shown.current = latest;
  return shown.current;
}
