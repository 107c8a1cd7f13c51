/** What the hand does in the calendar. While it moves, every position is a question for the live answer. */

import { useEffect, useRef, useState } from "react";
import type { EventKind, Scenario } from "@/api/types";
import { fromWallTime } from "@/lib/time";
import { eventNamed, isWithinCalendar, plannedEnd } from "../model/events";

export interface DragActions {
  onMoved: (id: string, startsAt: number) => void;
  onResized: (id: string, endsAt: number) => void;
  onSelected: (id: string) => void;
  onDropped: (kind: EventKind, startsAt: number) => void;
  onDrawn: (startsAt: number, endsAt: number, at: { x: number; y: number }) => void;
  /** The event stands here for the moment. */
  onTried: (id: string, startsAt: number, endsAt: number, change: "move" | "resize") => void;
  /** The hand has let go; what was tried is forgotten unless it was dropped. */
  onTrialOver: () => void;
}

interface Place {
  startStr: string;
  endStr: string;
}

interface Placed extends Place {
  id: string;
  extendedProps: Record<string, unknown>;
}

type Now = { scenario: Scenario; actions: DragActions };

/** Handlers that stay the same while what they act on changes. */
function dragsOn(now: () => Now) {
  let change: "move" | "resize" | null = null;
  const at = (written: string) => fromWallTime(written, now().scenario.time_zone);
  const begin = (kind: "move" | "resize") => () => {
    change = kind;
  };
  /** The drop itself is reported after the stop, in the same turn. */
  const stop = () => {
    change = null;
    setTimeout(() => now().actions.onTrialOver());
  };
  const allow = (place: Place, moving: { id: string } | null): boolean => {
    const { scenario, actions } = now();
    const event = eventNamed(scenario, moving?.id);
    const hasEnd = event !== undefined && plannedEnd(event) !== null;
    if (!isWithinCalendar(scenario, at(place.startStr), hasEnd ? at(place.endStr) : null)) return false;
    if (event && change) actions.onTried(event.id, at(place.startStr), at(place.endStr), change);
    return true;
  };
  return {
    isUnderWay: () => change !== null,
    handlers: {
      eventAllow: allow,
      eventDragStart: begin("move"),
      eventDragStop: stop,
      eventResizeStart: begin("resize"),
      eventResizeStop: stop,
      eventDrop: ({ event }: { event: Placed }) => now().actions.onMoved(event.id, at(event.startStr)),
      eventResize: ({ event }: { event: Placed }) => now().actions.onResized(event.id, at(event.endStr)),
      eventClick: ({ event }: { event: { id: string } }) => now().actions.onSelected(event.id),
      eventReceive: ({ event, revert }: { event: Placed; revert: () => void }) => {
        revert();
        now().actions.onDropped(event.extendedProps.kind as EventKind, at(event.startStr));
      },
      select: ({ startStr, endStr, jsEvent }: Place & { jsEvent: MouseEvent | null }) =>
        now().actions.onDrawn(at(startStr), at(endStr), {
          x: jsEvent?.clientX ?? 0,
          y: jsEvent?.clientY ?? 0,
        }),
    },
  };
}

export type Drags = ReturnType<typeof dragsOn>;

export function useDrags(scenario: Scenario, actions: DragActions): Drags {
  const now = useRef<Now>({ scenario, actions });
  useEffect(() => {
    now.current = { scenario, actions };
  });
  const [drags] = useState(() => dragsOn(() => now.current));
  return drags;
}
