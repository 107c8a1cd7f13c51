/** What the hand does in the calendar. While it moves, every position is a question for the live answer. */

import { useEffect, useRef, useState } from "react";
import type { EventKind, Scenario } from "@/api/types";
import { fromWallTime } from "@/lib/time/instants";
import { dayOfOccurrence, ownerOf } from "@/lib/time/occurrences";
import { isWithinCalendar, plannedEnd, seriesStart } from "../model/calendar/events";

export interface DragActions {
  onMoved: (id: string, startsAt: number) => void;
  onResized: (id: string, endsAt: number) => void;
  onSelected: (id: string) => void;
  /** The event goes into the selection of several events, or out of it. */
  onMarked: (id: string) => void;
  onDropped: (kind: EventKind, startsAt: number) => void;
  onDrawn: (startsAt: number, endsAt: number, at: { x: number; y: number }) => void;
  /** A copy of the event was put here. */
  onCopied: (id: string, startsAt: number) => void;
  /** Temporary position of the event, or of a copy. */
  onTried: (id: string, startsAt: number, endsAt: number, change: "move" | "resize" | "copy") => void;
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

/** With one of these keys held, the hand carries a copy. */
interface Held {
  altKey: boolean;
  ctrlKey: boolean;
}

interface Clicked {
  el: HTMLElement;
  event: { id: string };
  jsEvent: MouseEvent;
}

type Now = { scenario: Scenario; actions: DragActions };

/** Handlers that stay the same while what they act on changes. */
function dragsOn(now: () => Now) {
  let change: "move" | "resize" | null = null;
  let takenFrom = 0;
  let isCopy = false;
  const follow = ({ altKey, ctrlKey }: Held) => {
    isCopy = altKey || ctrlKey;
  };
  const at = (written: string) => fromWallTime(written, now().scenario.time_zone);
  const begin = (kind: "move" | "resize") => (taken: { event: Placed; jsEvent: Held }) => {
    change = kind;
    takenFrom = at(taken.event.startStr);
    follow(taken.jsEvent);
    window.addEventListener("pointermove", follow, true);
  };
  /** Where its event begins, when the block with this id is taken there. */
  const startWith = (id: string, takenTo: number): number => {
    const { scenario } = now();
    const event = ownerOf(scenario, id);
    if (event === undefined || event.id === id) return takenTo;
    return seriesStart(event, takenFrom, takenTo, dayOfOccurrence(scenario, id) !== null);
  };
  const ownerId = (id: string) => ownerOf(now().scenario, id)?.id ?? id;
  /** The drop itself is reported after the stop, in the same turn. */
  const stop = () => {
    change = null;
    window.removeEventListener("pointermove", follow, true);
    setTimeout(() => now().actions.onTrialOver());
  };
  const tryAt = (id: string, from: number, to: number) => {
    if (change === null) return;
    const copies = change === "move" && isCopy;
    now().actions.onTried(ownerId(id), copies ? from : startWith(id, from), to, copies ? "copy" : change);
  };
  const allow = (place: Place, moving: { id: string } | null): boolean => {
    const { scenario } = now();
    const event = ownerOf(scenario, moving?.id);
    const hasEnd = event !== undefined && plannedEnd(event) !== null;
    const [from, to] = [at(place.startStr), at(place.endStr)];
    if (!isWithinCalendar(scenario, from, hasEnd ? to : null)) return false;
    if (event && moving) tryAt(moving.id, from, to);
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
      eventDrop: ({ event, jsEvent, revert }: { event: Placed; jsEvent: Held; revert: () => void }) => {
        const startsAt = at(event.startStr);
        const copies = jsEvent.altKey || jsEvent.ctrlKey;
        if (copies || ownerId(event.id) !== event.id) revert();
        if (copies) now().actions.onCopied(ownerId(event.id), startsAt);
        else now().actions.onMoved(ownerId(event.id), startWith(event.id, startsAt));
      },
      eventResize: ({ event }: { event: Placed }) => now().actions.onResized(event.id, at(event.endStr)),
      eventClick: ({ el, event, jsEvent }: Clicked) => {
        // FullCalendar does not move the focus, and the keys act on the focused event
        el.focus({ preventScroll: true });
        const isMarking = jsEvent.shiftKey || jsEvent.ctrlKey || jsEvent.metaKey;
        if (isMarking) now().actions.onMarked(event.id);
        else now().actions.onSelected(event.id);
      },
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
