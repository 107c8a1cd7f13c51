/** The week as people plan it: events are dragged, resized, drawn, dropped from the palette, or moved by key. */

import { useEffect, useState } from "react";
import type { EventSpan, Grade, Scenario } from "@/api/types";
import { createStore, type Store } from "@/lib/store";
import type { Heat } from "../model/heat";
import { firstWeekday, type Week } from "../model/weeks";
import { CalendarGrid } from "./CalendarGrid";
import classes from "./calendar.module.css";
import { useCalendarEvents } from "./useCalendarEvents";
import { type DragActions, useDrags } from "./useDrags";
import { type EventKeys, KEYS_HINT, useEventKeys } from "./useEventKeys";
import { useLanes } from "./useLanes";

export type CalendarActions = EventKeys & DragActions;

interface Props {
  scenario: Scenario;
  week: Week;
  spans: readonly EventSpan[];
  grades: ReadonlyMap<string, Grade>;
  heat: Heat | null;
  cursor: Store<number | null>;
  lit: Store<string | null>;
  selectedId: string | undefined;
  actions: CalendarActions;
}

/** A prop as a store: the calendar's events follow it, the calendar itself is not drawn again. */
function useAsStore<T>(value: T): Store<T> {
  const [store] = useState(() => createStore(value));
  useEffect(() => store.set(value), [store, value]);
  return store;
}

export function WeekCalendar(props: Props) {
  const { scenario, week, spans, heat, cursor, lit, actions } = props;
  const grades = useAsStore(props.grades);
  const selected = useAsStore(props.selectedId);
  const lanes = useLanes(heat, cursor, scenario.time_zone);
  const drags = useDrags(scenario, actions);
  const events = useCalendarEvents(scenario, spans, drags.isUnderWay);
  const keys = useEventKeys(scenario, actions);

  return (
    <section
      className={classes.calendar}
      aria-label="Week calendar"
      onPointerMove={lanes.follow}
      onPointerLeave={lanes.leave}
      onKeyDown={keys.onKeyDown}
      ref={keys.container}
    >
      <CalendarGrid
        firstDay={new Date(week.from + 12 * 3_600_000).toISOString().slice(0, 10)}
        firstWeekday={firstWeekday(scenario)}
        events={events}
        grades={grades}
        selected={selected}
        lit={lit}
        drags={drags}
        onLane={lanes.mount}
        onLaneGone={lanes.unmount}
        onEvent={keys.mount}
      />
      <p id={KEYS_HINT} className={classes.hint}>
        Drag to move, draw to add. On a focused event: arrow keys move it, with Shift its end; Enter opens,
        Delete removes, Ctrl+D copies it.
      </p>
    </section>
  );
}
