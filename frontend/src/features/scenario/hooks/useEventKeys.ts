/** Keyboard control of the calendar: focus an event, then move it with the arrow keys. */

import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { Scenario, ScenarioEvent } from "@/api/types";
import type { Store } from "@/lib/data/store";
import { addDays } from "@/lib/time/instants";
import { ownerOf } from "@/lib/time/occurrences";
import { plannedEnd, STEP, startOf } from "../model/calendar/events";

export interface EventKeys {
  onMoved: (id: string, startsAt: number) => void;
  onResized: (id: string, endsAt: number) => void;
  onSelected: (id: string) => void;
  onDuplicated: (id: string) => void;
  onRemoved: (id: string) => void;
  /** The event goes into the selection of several events, or out of it. */
  onMarked: (id: string) => void;
  /** Clears the selection. */
  onUnmarked: () => void;
  /** Opens the menu of an event at its place on the screen. */
  onMenu: (target: { eventId: string; at: { x: number; y: number } }) => void;
}

/** The event of an element or of its ancestors. */
export function idOf(target: EventTarget): string | null {
  return (target as HTMLElement).closest<HTMLElement>("[data-event-id]")?.dataset.eventId ?? null;
}

interface Mounted {
  el: HTMLElement;
  event: { id: string; display: string };
}

/** What is read of a key, be it the document's or an element's. */
type Key = Pick<KeyboardEvent, "key" | "altKey" | "shiftKey" | "ctrlKey" | "metaKey" | "preventDefault">;

export const KEYS_HINT = "calendar-keys";

/** Lets the keys find the event that has the focus, and says which keys there are. */
function markEvent({ el, event }: Mounted): void {
  if (event.display === "background") return;
  el.dataset.eventId = event.id;
  el.setAttribute("aria-describedby", KEYS_HINT);
}

/** Where the focus goes when an event goes. */
function neighborOf(scenario: Scenario, id: string): string | null {
  const { events } = scenario;
  const index = events.findIndex((event) => event.id === ownerOf(scenario, id)?.id);
  return (events[index + 1] ?? events[index - 1])?.id ?? null;
}

/** Preserves the focus on an event that is redrawn elsewhere, and moves it to a requested event. */
function useEventFocus(wanted: Store<string | null>) {
  const container = useRef<HTMLElement>(null);
  const held = useRef<string | null>(null);
  const settle = useCallback(() => {
    const next = wanted.get();
    if (next === null && document.activeElement !== document.body) return;
    const id = next ?? held.current;
    if (id === null) return;
    const found = container.current?.querySelector<HTMLElement>(`[data-event-id="${CSS.escape(id)}"]`);
    if (!found) return;
    held.current = id;
    wanted.set(null);
    found.focus();
  }, [wanted]);
  useEffect(settle);
  useEffect(() => wanted.subscribe(settle), [wanted, settle]);
  const mount = useCallback(
    (mounted: Mounted) => {
      markEvent(mounted);
      settle();
    },
    [settle],
  );
  return { container, held, mount };
}

/** While an event moves to another day it is not in the document; keys pressed in that moment still reach it. */
function useKeysDuringMove(held: RefObject<string | null>, take: (id: string, key: Key) => void) {
  useEffect(() => {
    const takeHeld = (key: KeyboardEvent) => {
      if (key.target === document.body && held.current !== null) take(held.current, key);
    };
    const leave = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || idOf(target) === null) held.current = null;
    };
    document.addEventListener("keydown", takeHeld);
    document.addEventListener("focusin", leave);
    document.addEventListener("pointerdown", leave);
    return () => {
      document.removeEventListener("keydown", takeHeld);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("pointerdown", leave);
    };
  });
}

export function useEventKeys(scenario: Scenario, actions: EventKeys, wanted: Store<string | null>) {
  const { container, held, mount } = useEventFocus(wanted);

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

  const openMenu = (eventId: string) => {
    const box = document.activeElement?.getBoundingClientRect();
    actions.onMenu({ eventId, at: { x: box?.left ?? 0, y: (box?.top ?? 0) + 16 } });
  };

  const commands: Record<string, (id: string) => void> = {
    Delete: actions.onRemoved,
    Backspace: actions.onRemoved,
    Enter: actions.onSelected,
    " ": actions.onSelected,
    x: actions.onMarked,
    X: actions.onMarked,
    Escape: actions.onUnmarked,
    ContextMenu: openMenu,
  };

  /** Action of a key other than moving; Ctrl+X and similar shortcuts are left to the browser. */
  const commandOf = (key: Key): ((id: string) => void) | undefined => {
    const isCommand = key.ctrlKey || key.metaKey;
    if (isCommand && key.key.toLowerCase() === "d") return actions.onDuplicated;
    if (key.key === "F10" && key.shiftKey) return openMenu;
    return isCommand ? undefined : commands[key.key];
  };

  const press = (id: string, key: Key): boolean => {
    const event = ownerOf(scenario, id);
    // with Alt the arrow keys go through the pages that were visited
    if (event === undefined || key.altKey) return false;
    const move = moves[key.key];
    if (move) {
      moveBy(event, move, key.shiftKey);
      return true;
    }
    const command = commandOf(key);
    command?.(key.key === "Enter" || key.key === " " ? id : event.id);
    return command !== undefined;
  };

  const take = (id: string, key: Key) => {
    const isRemoved = key.key === "Delete" || key.key === "Backspace";
    held.current = isRemoved ? neighborOf(scenario, id) : id;
    if (press(id, key)) key.preventDefault();
  };

  useKeysDuringMove(held, take);

  return {
    container,
    mount,
    onKeyDown: (key: Key & { target: EventTarget }) => {
      const id = idOf(key.target);
      if (id !== null) take(id, key);
    },
  };
}
