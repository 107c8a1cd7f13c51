/** The week as people plan it: events are dragged, resized, drawn, dropped from the palette, or moved by key. */

import {
  type MouseEvent,
  type PointerEvent,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { EventSpan, GoalStatus, Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";
import { createStore, type Store } from "@/lib/data/store";
import { epoch, fromWallTime, wallTime } from "@/lib/time/instants";
import { useCalendarEvents } from "../../hooks/useCalendarEvents";
import { type DragActions, useDrags } from "../../hooks/useDrags";
import { type EventKeys, idOf, KEYS_HINT, useEventKeys } from "../../hooks/useEventKeys";
import { useLanes } from "../../hooks/useLanes";
import { STEP } from "../../model/calendar/events";
import type { Heat } from "../../model/calendar/heat";
import type { Week } from "../../model/calendar/weeks";
import { CalendarGrid } from "./CalendarGrid";
import type { MenuTarget } from "./CalendarMenu";
import classes from "./calendar.module.css";
import { HeatReading } from "./HeatReading";

export type CalendarActions = EventKeys & DragActions & { onMenu: (target: MenuTarget) => void };

const Legend = lazily(() => import("./CalendarLegend").then((its) => its.CalendarLegend));

interface Props {
  scenario: Scenario;
  week: Week;
  spans: readonly EventSpan[];
  statuses: ReadonlyMap<string, GoalStatus>;
  heat: Heat | null;
  cursor: Store<number | null>;
  lit: Store<string | null>;
  selectedId: string | undefined;
  /** The selection of several events. */
  marked: Store<ReadonlySet<string>>;
  /** What the charts show, where that is not all of the page. */
  period: { from: number; to: number } | null;
  /** The event that gets the focus once it is drawn. */
  wanted: Store<string | null>;
  actions: CalendarActions;
}

/** A prop as a store: the calendar's events follow it, the calendar itself is not drawn again. */
function useAsStore<T>(value: T): Store<T> {
  const [store] = useState(() => createStore(value));
  useEffect(() => store.set(value), [store, value]);
  return store;
}

function covers(span: EventSpan, at: number): boolean {
  return epoch(span.starts_at) <= at && at < epoch(span.ends_at);
}

export function WeekCalendar(props: Props) {
  const { scenario, week, spans, heat, cursor, lit, actions } = props;
  const statuses = useAsStore(props.statuses);
  const selected = useAsStore(props.selectedId);
  const lanes = useLanes(heat, cursor, scenario.time_zone, props.period);
  const drags = useDrags(scenario, actions);
  const events = useCalendarEvents(scenario, spans, drags.isUnderWay);
  const keys = useEventKeys(scenario, actions, props.wanted);
  const now = useRef({ scenario, actions });
  useEffect(() => {
    now.current = { scenario, actions };
  });
  const openDay = useCallback((date: string, at: MenuTarget["at"]) => {
    const day = fromWallTime(`${date}T00:00:00`, now.current.scenario.time_zone);
    now.current.actions.onMenu({ day, at });
  }, []);
  const openMenu = (event: MouseEvent) => {
    const at = { x: event.clientX, y: event.clientY };
    const eventId = idOf(event.target);
    const time = cursor.get();
    if (eventId !== null) actions.onMenu({ eventId, at });
    else if (time !== null) actions.onMenu({ startsAt: Math.floor(time / STEP) * STEP, at });
    else return;
    event.preventDefault();
  };
  /** Outside the events, the pointer highlights the one active at that time. */
  const lightAt = ({ target }: PointerEvent) => {
    const at = cursor.get();
    if (drags.isUnderWay() || (target as HTMLElement).closest("[data-event-id]")) return;
    const under = at === null ? undefined : spans.findLast((span) => covers(span, at));
    lit.set(under?.event_id ?? null);
  };

  return (
    <section
      className={classes.calendar}
      aria-label={t("scenario-calendar")}
      data-days={week.nDays}
      onPointerMove={(event) => {
        lanes.follow(event);
        lightAt(event);
      }}
      onPointerLeave={() => {
        lanes.leave();
        lit.set(null);
      }}
      onContextMenu={openMenu}
      onKeyDown={keys.onKeyDown}
      onFocus={({ target }) => lit.set(idOf(target))}
      onBlur={() => lit.set(null)}
      ref={keys.container}
    >
      <CalendarGrid
        firstDay={wallTime(week.from, scenario.time_zone).slice(0, 10)}
        nDays={week.nDays}
        events={events}
        statuses={statuses}
        selected={selected}
        marked={props.marked}
        lit={lit}
        drags={drags}
        onLane={lanes.mount}
        onLaneGone={lanes.unmount}
        onDay={openDay}
        onEvent={keys.mount}
      />
      <div className={classes.foot}>
        <div>
          <Suspense>
            <Legend />
          </Suspense>
          <p id={KEYS_HINT} className={classes.hint}>
            {t("scenario-calendar-keys")}
          </p>
        </div>
        {heat && <HeatReading heat={heat} cursor={cursor} zone={scenario.time_zone} />}
      </div>
    </section>
  );
}
