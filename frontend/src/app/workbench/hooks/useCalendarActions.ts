/** Turn actions in the calendar into changes of the scenario. */

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { EventKind, Scenario, ScenarioEvent } from "@/api/types";
import { toast, toastUndo } from "@/components/feedback/toasts";
import type { Drawn } from "@/features/scenario/components/calendar/CreateMenu";
import type { CalendarActions } from "@/features/scenario/components/calendar/WeekCalendar";
import { useCopyKeys } from "@/features/scenario/hooks/useCopyKeys";
import type { ScenarioEditor } from "@/features/scenario/hooks/useScenarioEditor";
import {
  added,
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
import type { View } from "./useView";

interface Clipboard {
  scenario: Scenario;
  latest: RefObject<Scenario>;
  view: View;
  cursor: Store<number | null>;
  /** Takes the scenario with the copy; false where there is no room for it. */
  put: (next: ReturnType<typeof copied>) => boolean;
  announce: (text: string) => void;
}

/** Copies the focused event, and pastes it under the pointer or a day later. */
function useClipboard({ scenario, latest, view, cursor, put, announce }: Clipboard): void {
  const clipboard = useRef<ScenarioEvent | null>(null);
  const { selectedId } = view;
  const copy = useCallback(
    (focusedId: string | null) => {
      const event = ownerOf(latest.current, focusedId ?? selectedId);
      if (event === undefined) return false;
      clipboard.current = event;
      announce(t("scenario-event-copied", { name: event.name }));
      return true;
    },
    [selectedId, latest, announce],
  );
  const paste = () => {
    if (clipboard.current === null || view.section !== "week") return false;
    const event = stillPossible(scenario, clipboard.current);
    if (event === undefined) {
      const { name } = clipboard.current;
      toast(t("scenario-event-not-pasted", { name }), t("scenario-event-not-pasted-hint"));
      return true;
    }
    const at = cursor.get();
    const next =
      at === null ? copiedToNextDay(scenario, event) : copied(scenario, event, Math.floor(at / STEP) * STEP);
    if (put(next) && next) clipboard.current = eventNamed(next.scenario, next.id) ?? event;
    return true;
  };
  const pasting = useRef(paste);
  useEffect(() => {
    pasting.current = paste;
  });
  useCopyKeys({ copy, paste: useCallback(() => pasting.current(), []) });
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

interface Commands {
  scenario: Scenario;
  attempt: ScenarioEditor["attempt"];
  apply: (next: Scenario, id: string, step: string) => void;
  put: Clipboard["put"];
  add: (kind: EventKind, startsAt: number) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
  view: View;
  setDrawn: (drawn: Drawn) => void;
}

/** Returns what the calendar calls when an event is dragged, drawn, copied or removed. */
function calendarActions(commands: Commands): CalendarActions {
  const { scenario, attempt, apply, put, add, duplicate, remove, view, setDrawn } = commands;
  return {
    onMoved: (id, startsAt) => apply(moved(scenario, id, startsAt), id, `move ${id}`),
    onResized: (id, endsAt) => apply(resized(scenario, id, endsAt), id, `resize ${id}`),
    onDropped: (kind, startsAt) => add(kind, startsAt),
    onDrawn: (startsAt, endsAt, at) => setDrawn({ startsAt, endsAt, at }),
    onSelected: (id) => view.select(id),
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

export function useCalendarActions(
  { scenario, change, attempt }: ScenarioEditor,
  view: View,
  cursor: Store<number | null>,
) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [said, setSaid] = useState("");
  const [wanted] = useState(() => createStore<string | null>(null));
  const latest = useRef(scenario);
  useEffect(() => {
    latest.current = scenario;
  });
  const offers = useUndoOffers();
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
  const put = (next: { scenario: Scenario; id: string } | null): boolean => {
    if (next === null) {
      toast(t("scenario-event-no-room"), t("scenario-event-no-room-hint"));
      return false;
    }
    change(next.scenario);
    view.select(next.id, next.scenario);
    wanted.set(next.id);
    const event = eventNamed(next.scenario, next.id);
    if (event) setSaid(t("scenario-event-added", { name: event.name, time: moment(startOf(event), zone) }));
    return true;
  };
  const add = (kind: EventKind, startsAt: number, endsAt?: number) => {
    put(added(scenario, kind, startsAt, endsAt));
    setDrawn(null);
  };
  /** Adds an event next to the selected one, or on the first morning of the week. */
  const addHere = (kind: EventKind) => {
    const selected = eventNamed(scenario, view.selectedId);
    const morning = (view.weeks[view.weekIndex]?.from ?? 0) + 8 * HOUR;
    add(kind, selected ? startOf(selected) + HOUR : morning);
  };
  const duplicate = (id: string) => {
    const event = eventNamed(scenario, id);
    if (event) put(copiedToNextDay(scenario, event));
  };
  const remove = (id: string) => {
    const event = eventNamed(scenario, id);
    if (event === undefined) return;
    change(removed(scenario, id));
    view.select(null);
    const { name, repeat } = event;
    const title = t(repeat ? "scenario-event-deleted-series" : "scenario-event-deleted", { name });
    setSaid(t("scenario-event-deleted-said", { what: title }));
    offers.current.push(toastUndo(title, () => change(restored(latest.current, event))));
  };
  useClipboard({ scenario, latest, view, cursor, put, announce: setSaid });

  const calendar = calendarActions({ scenario, attempt, apply, put, add, duplicate, remove, view, setDrawn });

  return {
    calendar,
    wanted,
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
