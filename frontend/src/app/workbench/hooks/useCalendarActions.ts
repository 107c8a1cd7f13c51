/** Turn actions in the calendar into changes of the scenario. */

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { EventKind, EventSpan, Scenario, ScenarioEvent } from "@/api/types";
import { toast, toastProblem, toastUndo } from "@/components/feedback/toasts";
import type { MenuTarget } from "@/features/scenario/components/calendar/CalendarMenu";
import type { Drawn } from "@/features/scenario/components/calendar/CreateMenu";
import type { CalendarActions } from "@/features/scenario/components/calendar/WeekCalendar";
import { useCopyKeys } from "@/features/scenario/hooks/useCopyKeys";
import type { ScenarioEditor } from "@/features/scenario/hooks/useScenarioEditor";
import {
  copied,
  copiedToNextDay,
  eventNamed,
  moved,
  plannedEnd,
  removed,
  resized,
  restored,
  STEP,
  startOf,
  stillPossible,
} from "@/features/scenario/model/calendar/events";
import { weekAt } from "@/features/scenario/model/calendar/weeks";
import { t } from "@/i18n/t";
import { createStore, type Store } from "@/lib/data/store";
import { HOUR, moment, spanOfTime } from "@/lib/time/instants";
import { ownerOf } from "@/lib/time/occurrences";
import type { Bench } from "./calendarCommands";
import { useMarked } from "./useMarked";
import type { View } from "./useView";

type Commands = typeof import("./calendarCommands");
type Command = (run: (commands: Commands, bench: Bench) => void) => void;

interface Clipboard {
  scenario: Scenario;
  latest: RefObject<Scenario>;
  view: View;
  cursor: Store<number | null>;
  /** Takes the scenario with the copy; false where there is no room for it. */
  put: (next: ReturnType<typeof copied>) => boolean;
  announce: (text: string) => void;
  /** Ids of the selection that an event belongs to; none where it is the only one. */
  markedWith: (id: string | undefined) => readonly string[];
  command: Command;
}

/** Copies the focused event or the selection, and pastes it under the pointer or a day later. */
function useClipboard(parts: Clipboard) {
  const { scenario, latest, view, cursor, put, announce, markedWith, command } = parts;
  const clipboard = useRef<readonly ScenarioEvent[]>([]);
  const { selectedId } = view;
  const copy = useCallback(
    (focusedId: string | null) => {
      const event = ownerOf(latest.current, focusedId ?? selectedId);
      if (event === undefined) return false;
      const marked = markedWith(event.id);
      clipboard.current =
        marked.length > 0 ? latest.current.events.filter(({ id }) => marked.includes(id)) : [event];
      announce(t("scenario-event-copied", { name: clipboard.current.map(({ name }) => name).join(", ") }));
      return true;
    },
    [selectedId, latest, announce, markedWith],
  );
  const paste = (under: number | null = cursor.get()) => {
    const [first, ...others] = clipboard.current;
    if (first === undefined || view.section !== "week") return false;
    const at = under === null ? null : Math.floor(under / STEP) * STEP;
    if (others.length > 0) {
      command((commands, bench) => commands.pasteEvents(bench, clipboard.current, at));
      return true;
    }
    const event = stillPossible(scenario, first);
    if (event === undefined) {
      const { name } = first;
      toast(t("scenario-event-not-pasted", { name }), t("scenario-event-not-pasted-hint"));
      return true;
    }
    const next = at === null ? copiedToNextDay(scenario, event) : copied(scenario, event, at);
    if (put(next) && next) clipboard.current = [eventNamed(next.scenario, next.id) ?? event];
    return true;
  };
  const pasting = useRef(paste);
  useEffect(() => {
    pasting.current = paste;
  });
  useCopyKeys({ copy, paste: useCallback(() => pasting.current(), []) });
  return { copy, paste, canPaste: () => clipboard.current.length > 0 };
}

/** Ways to restore deleted events; they end with the page, because its document ends too. */
function useUndoOffers() {
  const offers = useRef<(() => void)[]>([]);
  useEffect(
    () => () => {
      for (const end of offers.current) end();
    },
    [],
  );
  return offers;
}

interface Parts {
  scenario: Scenario;
  attempt: ScenarioEditor["attempt"];
  apply: (next: Scenario, id: string, step: string) => void;
  put: Clipboard["put"];
  add: (kind: EventKind, startsAt: number) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
  view: View;
  setDrawn: (drawn: Drawn) => void;
  setMenu: (target: MenuTarget) => void;
  selection: ReturnType<typeof useMarked>;
  command: Command;
}

/** Returns what the calendar calls when an event is dragged, drawn, copied or removed. */
function calendarActions(parts: Parts): CalendarActions {
  const { scenario, attempt, apply, put, add, duplicate, remove, view, setDrawn } = parts;
  const { selection, command, setMenu } = parts;
  return {
    onMoved: (id, startsAt) => {
      const ids = selection.markedWith(id);
      const event = eventNamed(scenario, id);
      if (ids.length > 0 && event)
        command((commands, bench) => commands.moveMarked(bench, ids, startsAt - startOf(event)));
      else apply(moved(scenario, id, startsAt), id, `move ${id}`);
    },
    onMarked: (id) => selection.toggle(ownerOf(scenario, id)?.id ?? id),
    onUnmarked: () => selection.mark([]),
    onMenu: setMenu,
    onResized: (id, endsAt) => apply(resized(scenario, id, endsAt), id, `resize ${id}`),
    onDropped: (kind, startsAt) => add(kind, startsAt),
    onDrawn: (startsAt, endsAt, at) => setDrawn({ startsAt, endsAt, at }),
    onSelected: (id) => {
      selection.mark([]);
      view.select(id);
    },
    onDuplicated: duplicate,
    onCopied: (id, startsAt) => {
      const event = eventNamed(scenario, id);
      if (event) put(copied(scenario, event, startsAt));
    },
    onRemoved: remove,
    onTried: (id, startsAt, endsAt, how) => {
      const event = eventNamed(scenario, id);
      if (how === "move") attempt(moved(scenario, id, startsAt));
      else if (how === "resize") attempt(resized(scenario, id, endsAt));
      else if (event) attempt(copied(scenario, event, startsAt)?.scenario ?? null);
    },
    onTrialOver: () => attempt(null),
  };
}

interface Announced {
  scenario: Scenario;
  change: ScenarioEditor["change"];
  view: View;
  wanted: Store<string | null>;
  setSaid: (text: string) => void;
}

/** Changes that end with the event in view and its new time in words. */
function announcing({ scenario, change, view, wanted, setSaid }: Announced) {
  const zone = scenario.time_zone;
  const apply = (next: Scenario, id: string, step?: string) => {
    if (next === scenario) return setSaid(t("scenario-event-limit"));
    change(next, step);
    const event = eventNamed(next, id);
    if (event === undefined) return;
    const end = plannedEnd(event);
    const time = end === null ? moment(startOf(event), zone) : spanOfTime(startOf(event), end, zone);
    setSaid(t("scenario-event-at", { name: event.name, time }));
    const page = weekAt(view.weeks, startOf(event));
    if (page !== view.weekIndex) view.setWeek(page);
  };
  /** Selects and focuses a new event. */
  const show = (next: Scenario, id: string) => {
    view.select(id, next);
    wanted.set(id);
    const event = eventNamed(next, id);
    if (event) setSaid(t("scenario-event-added", { name: event.name, time: moment(startOf(event), zone) }));
  };
  const put = (next: { scenario: Scenario; id: string } | null): boolean => {
    if (next === null) {
      toast(t("scenario-event-no-room"), t("scenario-event-no-room-hint"));
      return false;
    }
    change(next.scenario);
    show(next.scenario, next.id);
    return true;
  };
  return { apply, show, put };
}

interface Removal {
  removeAlone: (event: ScenarioEvent) => void;
}

/** Runs changes whose code is loaded on first use. */
function commandOn(bench: Bench): Command {
  return (run) => void import("./calendarCommands").then((commands) => run(commands, bench), toastProblem);
}

/** Moves an event, or the selection that contains it, to the next day, or deletes it. */
function eventCommands(parts: Pick<Parts, "scenario" | "put" | "view" | "selection" | "command"> & Removal) {
  const { scenario, put, view, selection, command, removeAlone } = parts;
  const duplicate = (id: string) => {
    const ids = selection.markedWith(id);
    const event = eventNamed(scenario, id);
    if (ids.length > 0) command((commands, bench) => commands.duplicateMarked(bench, ids));
    else if (event) put(copiedToNextDay(scenario, event));
  };
  const remove = (id: string) => {
    const ids = selection.markedWith(id);
    const event = eventNamed(scenario, id);
    if (ids.length > 0) command((commands, bench) => commands.removeMarked(bench, ids));
    else if (event) removeAlone(event);
    else return;
    view.select(null);
  };
  return { duplicate, remove };
}

export function useCalendarActions(
  { scenario, change, attempt }: ScenarioEditor,
  view: View,
  cursor: Store<number | null>,
  spans: readonly EventSpan[],
) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [menu, setMenu] = useState<MenuTarget | null>(null);
  const selection = useMarked();
  const [said, setSaid] = useState("");
  const [wanted] = useState(() => createStore<string | null>(null));
  const latest = useRef(scenario);
  useEffect(() => {
    latest.current = scenario;
  });
  const offers = useUndoOffers();
  const { apply, show, put } = announcing({ scenario, change, view, wanted, setSaid });
  const command = commandOn({
    now: () => latest.current,
    spans,
    change,
    show,
    mark: selection.mark,
    say: setSaid,
    offer: (title, undo, detail) => offers.current.push(toastUndo(title, undo, undefined, detail)),
  });
  const add = (kind: EventKind, startsAt: number, endsAt?: number) => {
    setDrawn(null);
    command((commands, bench) => commands.place(bench, kind, startsAt, endsAt));
  };
  /** Adds an event next to the selected one, or on the first morning of the week. */
  const addHere = (kind: EventKind) => {
    const selected = eventNamed(scenario, view.selectedId);
    const morning = (view.weeks[view.weekIndex]?.from ?? 0) + 8 * HOUR;
    add(kind, selected ? startOf(selected) + HOUR : morning);
  };
  const removeAlone = (event: ScenarioEvent) => {
    change(removed(scenario, event.id));
    const { name, repeat } = event;
    const title = t(repeat ? "scenario-event-deleted-series" : "scenario-event-deleted", { name });
    setSaid(t("scenario-event-deleted-said", { what: title }));
    offers.current.push(toastUndo(title, () => change(restored(latest.current, event))));
  };
  const { duplicate, remove } = eventCommands({ scenario, put, view, selection, command, removeAlone });
  const { markedWith } = selection;
  const announce = setSaid;
  const clipboard = useClipboard({ scenario, latest, view, cursor, put, announce, markedWith, command });

  const parts = { scenario, attempt, apply, put, add, duplicate, remove, view, setDrawn };

  return {
    calendar: calendarActions({ ...parts, setMenu, selection, command }),
    wanted,
    drawn,
    setDrawn,
    closeDrawn: () => setDrawn(null),
    menu,
    closeMenu: () => setMenu(null),
    selection,
    clipboard,
    add,
    addHere,
    duplicate,
    remove,
    command,
    /** The last change in words, for a screen reader. */
    said,
  };
}
