/** What the hand does in the calendar, as changes of the document. */

import { useState } from "react";
import type { EventKind, Scenario } from "@/api/types";
import type { Drawn } from "@/features/scenario/components/CreateMenu";
import type { CalendarActions } from "@/features/scenario/components/WeekCalendar";
import {
  added,
  duplicated,
  eventNamed,
  moved,
  removed,
  resized,
  startOf,
} from "@/features/scenario/model/events";
import type { ScenarioEditor } from "@/features/scenario/useScenarioEditor";
import { HOUR, moment } from "@/lib/time";
import type { View } from "./useView";

export function useCalendarActions({ scenario, change, attempt }: ScenarioEditor, view: View) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [said, setSaid] = useState("");
  const zone = scenario.time_zone;

  const apply = (next: Scenario, id: string, step?: string) => {
    if (next === scenario) return setSaid("It cannot go further: the calendar ends here.");
    change(next, step);
    const event = eventNamed(next, id);
    if (event) setSaid(`${event.name}, ${moment(startOf(event), zone)}`);
  };
  const add = (kind: EventKind, startsAt: number, endsAt?: number) => {
    const next = added(scenario, kind, startsAt, endsAt);
    change(next.scenario);
    view.select(next.id, next.scenario);
    setDrawn(null);
  };
  /** From the palette without a mouse: beside the selected event, or on the first morning of the week. */
  const addHere = (kind: EventKind) => {
    const selected = eventNamed(scenario, view.selectedId);
    const morning = (view.weeks[view.weekIndex]?.from ?? 0) + 8 * HOUR;
    add(kind, selected ? startOf(selected) + HOUR : morning);
  };
  const duplicate = (id: string) => {
    const next = duplicated(scenario, id);
    if (next === null) return;
    change(next.scenario);
    view.select(next.id, next.scenario);
  };
  const remove = (id: string) => {
    setSaid(`${eventNamed(scenario, id)?.name ?? "The event"} deleted; undo brings it back.`);
    change(removed(scenario, id));
    view.select(null);
  };

  const calendar: CalendarActions = {
    onMoved: (id, startsAt) => apply(moved(scenario, id, startsAt), id, `move ${id}`),
    onResized: (id, endsAt) => apply(resized(scenario, id, endsAt), id, `resize ${id}`),
    onDropped: (kind, startsAt) => add(kind, startsAt),
    onDrawn: (startsAt, endsAt, at) => setDrawn({ startsAt, endsAt, at }),
    onSelected: (id) => view.select(id),
    onDuplicated: duplicate,
    onRemoved: remove,
    onTried: (id, startsAt, endsAt, how) =>
      attempt(how === "move" ? moved(scenario, id, startsAt) : resized(scenario, id, endsAt)),
    onTrialOver: () => attempt(null),
  };

  return {
    calendar,
    drawn,
    closeDrawn: () => setDrawn(null),
    add,
    addHere,
    duplicate,
    remove,
    /** The last change in words, for a screen reader. */
    said,
  };
}
