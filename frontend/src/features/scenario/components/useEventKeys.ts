/** The calendar without a mouse: focus an event, then move it with the arrow keys. */

import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Scenario, ScenarioEvent } from "@/api/types";
import { addDays } from "@/lib/time";
import { eventNamed, plannedEnd, STEP, startOf } from "../model/events";

export interface EventKeys {
  onMoved: (id: string, startsAt: number) => void;
  onResized: (id: string, endsAt: number) => void;
  onSelected: (id: string) => void;
  onDuplicated: (id: string) => void;
  onRemoved: (id: string) => void;
}

interface Mounted {
  el: HTMLElement;
  event: { id: string; display: string };
}

const eventOf = (target: EventTarget) => (target as HTMLElement).closest<HTMLElement>("[data-event-id]");

export const KEYS_HINT = "calendar-keys";

/** Lets the keys find the event that has the focus, and says which keys there are. */
function markEvent({ el, event }: Mounted): void {
  if (event.display === "background") return;
  el.dataset.eventId = event.id;
  el.setAttribute("aria-describedby", KEYS_HINT);
}

/** Where the focus goes when an event goes. */
function neighbourOf({ events }: Scenario, id: string): string | null {
  const index = events.findIndex((event) => event.id === id);
  return (events[index + 1] ?? events[index - 1])?.id ?? null;
}

export function useEventKeys(scenario: Scenario, actions: EventKeys) {
  const container = useRef<HTMLElement>(null);
  const held = useRef<string | null>(null);

  useEffect(() => {
    const id = held.current;
    if (id === null || container.current?.contains(document.activeElement)) return;
    container.current?.querySelector<HTMLElement>(`[data-event-id="${CSS.escape(id)}"]`)?.focus();
  });

  const moves: Record<string, (at: number) => number> = {
    ArrowUp: (at) => at - STEP,
    ArrowDown: (at) => at + STEP,
    ArrowLeft: (at) => addDays(at, -1, scenario.time_zone),
    ArrowRight: (at) => addDays(at, 1, scenario.time_zone),
  };

  const moveBy = (event: ScenarioEvent, move: (at: number) => number, resizes: boolean) => {
    const end = plannedEnd(event);
    if (resizes && end !== null) actions.onResized(event.id, move(end));
    else actions.onMoved(event.id, move(startOf(event)));
  };

  const commands: Record<string, (id: string) => void> = {
    Delete: actions.onRemoved,
    Backspace: actions.onRemoved,
    Enter: actions.onSelected,
    " ": actions.onSelected,
  };

  const press = (id: string, key: KeyboardEvent): boolean => {
    const event = eventNamed(scenario, id);
    if (event === undefined) return false;
    const move = moves[key.key];
    const copies = key.key.toLowerCase() === "d" && (key.ctrlKey || key.metaKey);
    const command = copies ? actions.onDuplicated : commands[key.key];
    if (move) moveBy(event, move, key.shiftKey);
    else command?.(id);
    return move !== undefined || command !== undefined;
  };

  return {
    container,
    mount: markEvent,
    onKeyDown: (key: KeyboardEvent) => {
      const id = eventOf(key.target)?.dataset.eventId;
      if (id === undefined || !press(id, key)) return;
      key.preventDefault();
      const isRemoved = key.key === "Delete" || key.key === "Backspace";
      held.current = isRemoved ? neighbourOf(scenario, id) : id;
    },
  };
}
