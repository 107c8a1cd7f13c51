/** Events as blocks in the week: where they stand on the wall clock, and how far they outlast their plan. */

import type { EventKind, EventSpan, Scenario, ScenarioEvent } from "@/api/types";
import { ownerOf } from "@/lib/occurrences";
import { epoch, MINUTE, wallTime } from "@/lib/time";
import { isResizable, kinds, plannedEnd, startOf } from "./events";

interface Block {
  id: string;
  kind: EventKind;
  title: string;
  /** Wall time in the scenario's zone. */
  start: string;
  end: string;
  resizable: boolean;
  /** A later occurrence of an event that repeats: it follows its event and does not move by itself. */
  isOccurrence: boolean;
}

/** The stretch in which an event is still busy although its window is over. */
interface Overrun {
  eventId: string;
  start: string;
  end: string;
}

function shownEnd(event: ScenarioEvent, span: EventSpan | undefined): number {
  const planned = plannedEnd(event);
  if (planned !== null) return planned;
  const start = startOf(event);
  return span ? Math.max(epoch(span.ends_at), start + MINUTE) : start + kinds[event.kind].usual;
}

export function blocksOf(scenario: Scenario, spans: readonly EventSpan[]): Block[] {
  const spanOf = new Map(spans.map((span) => [span.event_id, span]));
  const wall = (at: number) => wallTime(at, scenario.time_zone);
  const own = scenario.events.map((event) => ({
    id: event.id,
    kind: event.kind,
    title: event.name,
    start: wall(startOf(event)),
    end: wall(shownEnd(event, spanOf.get(event.id))),
    resizable: isResizable(event),
    isOccurrence: false,
  }));
  const ids = new Set(scenario.events.map(({ id }) => id));
  const later = spans.flatMap((span) => {
    const event = ids.has(span.event_id) ? undefined : ownerOf(scenario, span.event_id);
    if (event === undefined) return [];
    const [from, to] = [epoch(span.starts_at), epoch(span.ends_at)];
    return [
      {
        id: span.event_id,
        kind: event.kind,
        title: event.name,
        start: wall(from),
        end: wall(Math.max(to, from + MINUTE)),
        resizable: false,
        isOccurrence: true,
      },
    ];
  });
  return [...own, ...later];
}

export function overrunsOf(scenario: Scenario, spans: readonly EventSpan[]): Overrun[] {
  const wall = (at: number) => wallTime(at, scenario.time_zone);
  return scenario.events.flatMap((event) => {
    const planned = plannedEnd(event);
    const span = spans.find((found) => found.event_id === event.id);
    if (planned === null || span === undefined || epoch(span.ends_at) < planned + MINUTE) return [];
    return [{ eventId: event.id, start: wall(planned), end: wall(epoch(span.ends_at)) }];
  });
}
