/** Events of a scenario: what kinds there are, when they end, and how the calendar changes them. */

import { defaults } from "@/api/fields";
import type { EventKind, Scenario, ScenarioEvent } from "@/api/types";
import { dateLocale } from "@/i18n/locale";
import { t } from "@/i18n/t";
import {
  addDays,
  DAY,
  epoch,
  fromWallTime,
  HOUR,
  instantAt,
  MINUTE,
  SECOND,
  wallTime,
} from "@/lib/time/instants";

export const STEP = 15 * MINUTE;

interface KindFacts {
  group: "people" | "desktops" | "storage";
  /** What gives the event its length: a window of its own, a fixed end, or the work it has to do. */
  length: "window" | "end" | "work";
  usual: number;
}

export const kinds: Record<EventKind, KindFacts> = {
  login: {
    group: "people",
    length: "window",
    usual: defaults.Login.window_s * SECOND,
  },
  logoff: {
    group: "people",
    length: "window",
    usual: defaults.Logoff.window_s * SECOND,
  },
  provision: {
    group: "desktops",
    length: "work",
    usual: HOUR,
  },
  power_on: {
    group: "desktops",
    length: "work",
    usual: HOUR,
  },
  reboot: {
    group: "desktops",
    length: "work",
    usual: HOUR,
  },
  recompose: {
    group: "desktops",
    length: "work",
    usual: 2 * HOUR,
  },
  antivirus_scan: {
    group: "desktops",
    length: "work",
    usual: 2 * HOUR,
  },
  patch: {
    group: "desktops",
    length: "work",
    usual: 2 * HOUR,
  },
  backup: {
    group: "storage",
    length: "end",
    usual: 4 * HOUR,
  },
  replication: {
    group: "storage",
    length: "end",
    usual: 4 * HOUR,
  },
  load_test: {
    group: "storage",
    length: "end",
    usual: HOUR / 2,
  },
  failure: {
    group: "storage",
    length: "end",
    usual: 4 * HOUR,
  },
  maintenance: {
    group: "storage",
    length: "end",
    usual: HOUR,
  },
  outage: {
    group: "storage",
    length: "end",
    usual: HOUR,
  },
};

export const kindOrder = Object.keys(kinds) as EventKind[];

export function kindLabel(kind: EventKind): string {
  return t(`scenario-kind-${kind}`);
}

/** Kinds as menus show them, under what they happen to. */
export const kindGroups = (["people", "desktops", "storage"] as const).map((id) => ({
  label: `scenario-group-${id}` as const,
  kinds: kindOrder.filter((kind) => kinds[kind].group === id),
}));

export function startOf(event: ScenarioEvent): number {
  return epoch(event.starts_at);
}

/** When the event ends by plan; null where only its work decides. */
export function plannedEnd(event: ScenarioEvent): number | null {
  if ("ends_at" in event) return epoch(event.ends_at);
  if ("window_s" in event) return startOf(event) + event.window_s * 1000;
  return null;
}

export function isResizable(event: ScenarioEvent): boolean {
  return kinds[event.kind].length !== "work";
}

export function eventNamed(scenario: Scenario, id: string | undefined): ScenarioEvent | undefined {
  return scenario.events.find((event) => event.id === id);
}

/** Whether an event may begin here (and end there): the calendar's own period, half-open. */
export function isWithinCalendar(scenario: Scenario, startsAt: number, endsAt: number | null): boolean {
  const first = epoch(scenario.calendar.starts_at);
  const last = epoch(scenario.calendar.ends_at);
  return startsAt >= first && startsAt < last && (endsAt === null || endsAt <= last);
}

function withEvents(scenario: Scenario, events: ScenarioEvent[]): Scenario {
  return { ...scenario, events };
}

function changed(scenario: Scenario, id: string, change: (event: ScenarioEvent) => ScenarioEvent): Scenario {
  return withEvents(
    scenario,
    scenario.events.map((event) => (event.id === id ? change(event) : event)),
  );
}

/** The repetition of an event that begins on another day: that day takes the place of the day it began on. */
function repeatFrom(event: ScenarioEvent, startsAt: number, zone: string): ScenarioEvent["repeat"] {
  if (event.repeat == null) return event.repeat;
  const [before, after] = [weekdayOf(startOf(event), zone), weekdayOf(startsAt, zone)];
  if (event.repeat.weekdays.includes(after)) return event.repeat;
  return {
    ...event.repeat,
    weekdays: inOrder([...event.repeat.weekdays.filter((day) => day !== before), after]),
  };
}

/** Moves an event, preserving its length. */
export function startingAt(event: ScenarioEvent, startsAt: number, zone: string): ScenarioEvent {
  const by = startsAt - startOf(event);
  const repeat = repeatFrom(event, startsAt, event.time_zone ?? zone);
  const moved = { ...event, starts_at: instantAt(startsAt), ...(repeat === undefined ? {} : { repeat }) };
  return "ends_at" in moved ? { ...moved, ends_at: instantAt(epoch(moved.ends_at) + by) } : moved;
}

function endingAt(event: ScenarioEvent, endsAt: number): ScenarioEvent {
  if ("ends_at" in event) return { ...event, ends_at: instantAt(endsAt) };
  if ("window_s" in event) return { ...event, window_s: Math.round((endsAt - startOf(event)) / 1000) };
  return event;
}

/** Moves an event, preserving its length; the same scenario if it would leave the calendar. */
export function moved(scenario: Scenario, id: string, startsAt: number): Scenario {
  const event = eventNamed(scenario, id);
  if (event === undefined || startOf(event) === startsAt) return scenario;
  const end = plannedEnd(event);
  const endsAt = end === null ? null : end + startsAt - startOf(event);
  if (!isWithinCalendar(scenario, startsAt, endsAt)) return scenario;
  return changed(scenario, id, (found) => startingAt(found, startsAt, scenario.time_zone));
}

/**
 * Where the event begins when one of its occurrences is taken to another time: one on a later day keeps its event on
 * its own day, one of a site on the first day takes it along.
 */
export function seriesStart(
  event: ScenarioEvent,
  occurrenceAt: number,
  takenTo: number,
  isLaterDay: boolean,
): number {
  const by = takenTo - occurrenceAt;
  return startOf(event) + by - (isLaterDay ? Math.round(by / DAY) * DAY : 0);
}

/** The event ends at another time; the same scenario if that is not possible. */
export function resized(scenario: Scenario, id: string, endsAt: number): Scenario {
  const event = eventNamed(scenario, id);
  if (event === undefined || !isResizable(event) || plannedEnd(event) === endsAt) return scenario;
  if (endsAt < startOf(event) + MINUTE || !isWithinCalendar(scenario, startOf(event), endsAt))
    return scenario;
  return changed(scenario, id, (found) => endingAt(found, endsAt));
}

export function replaced(scenario: Scenario, id: string, event: ScenarioEvent): Scenario {
  return changed(scenario, id, () => event);
}

export function removed(scenario: Scenario, id: string): Scenario {
  return withEvents(
    scenario,
    scenario.events.filter((event) => event.id !== id),
  );
}

function freeId(scenario: Scenario, stem: string): string {
  const taken = new Set(scenario.events.map((event) => event.id));
  const base = stem.replaceAll("_", "-").slice(0, 56);
  for (let n = 1; ; n++)
    if (!taken.has(n === 1 ? base : `${base}-${n}`)) return n === 1 ? base : `${base}-${n}`;
}

interface Added {
  scenario: Scenario;
  id: string;
}

function withAdded(scenario: Scenario, event: ScenarioEvent): Added {
  const events = [...scenario.events, event].sort((a, b) => startOf(a) - startOf(b));
  return { scenario: withEvents(scenario, events), id: event.id };
}

/** Rate at which a desktop installs a patch, limited by its CPU: the default amount of data takes 13 minutes. */
const PATCH_MB_PER_S = 2;
/** Groups of desktops that are patched one after another: all of them take about two hours. */
const PATCH_GROUPS = 8;
/** Maximum of the scenario format. */
const MOST_SLOTS = 10_000;

/** Rates that a new backup or replication begins with; the site's own belong in their place. */
const BACKUP_MB_PER_S = 200;
const REPLICATION_MB_PER_S = 50;

function newPatch(scenario: Scenario) {
  const n = scenario.pools.reduce((total, { n_desktops }) => total + n_desktops, 0);
  const n_slots = Math.min(MOST_SLOTS, Math.max(defaults.Patch.n_slots, Math.ceil(n / PATCH_GROUPS)));
  return { ...defaults.Patch, n_slots, mb_per_s_per_desktop: PATCH_MB_PER_S };
}

function newEvent(scenario: Scenario, kind: EventKind, startsAt: number, endsAt: number): ScenarioEvent {
  const common = { id: freeId(scenario, kind), name: kindLabel(kind), starts_at: instantAt(startsAt) };
  const pool_ids = scenario.pools.map((pool) => pool.id);
  const window_s = Math.round((endsAt - startsAt) / 1000);
  const ends_at = instantAt(endsAt);
  switch (kind) {
    case "login":
      return { ...defaults.Login, ...common, kind, pool_ids, window_s, at_local_time: true };
    case "logoff":
      return { ...defaults.Logoff, ...common, kind, pool_ids, window_s, at_local_time: true };
    case "power_on":
      return { ...defaults.PowerOn, ...common, kind, pool_ids };
    case "reboot":
      return { ...defaults.Reboot, ...common, kind, pool_ids };
    case "recompose":
      return { ...defaults.Recompose, ...common, kind, pool_ids };
    case "antivirus_scan":
      return { ...defaults.AntivirusScan, ...common, kind, pool_ids };
    case "patch":
      return { ...newPatch(scenario), ...common, kind, pool_ids };
    case "provision":
      return { ...defaults.Provision, ...common, kind, pool_ids };
    case "backup":
      return { ...defaults.Backup, ...common, kind, ends_at, read_mb_per_s: BACKUP_MB_PER_S };
    case "replication":
      return { ...defaults.Replication, ...common, kind, ends_at, write_mb_per_s: REPLICATION_MB_PER_S };
    case "load_test":
      return { ...defaults.LoadTest, ...common, kind, pool_ids, ends_at };
    case "failure":
      return { ...defaults.Failure, ...common, kind, ends_at, part: "drive" };
    case "maintenance":
      return { ...defaults.Maintenance, ...common, kind, ends_at };
    case "outage":
      return { ...defaults.Outage, ...common, kind, ends_at };
  }
}

/** A new event; it takes the time given, or its usual length, and stays inside the calendar. */
export function added(scenario: Scenario, kind: EventKind, startsAt: number, endsAt?: number): Added {
  const first = epoch(scenario.calendar.starts_at);
  const last = epoch(scenario.calendar.ends_at);
  const start = Math.min(Math.max(startsAt, first), last - STEP);
  const end = Math.min(endsAt ?? start + kinds[kind].usual, last);
  return withAdded(scenario, newEvent(scenario, kind, start, end));
}

/** The event for those of its pools that are to stay; none of it where no pool does. */
export function keptFor(event: ScenarioEvent, stays: (poolId: string) => boolean): ScenarioEvent[] {
  if (!("pool_ids" in event)) return [event];
  const pool_ids = event.pool_ids.filter(stays);
  return pool_ids.length > 0 ? [{ ...event, pool_ids }] : [];
}

/** An event that was copied or deleted a while ago, for the pools that are still there; undefined if none is. */
export function stillPossible(scenario: Scenario, event: ScenarioEvent): ScenarioEvent | undefined {
  return keptFor(event, (id) => scenario.pools.some((pool) => pool.id === id))[0];
}

/** A copy that begins at another time and happens once; null if it would leave the calendar. */
export function copied(scenario: Scenario, event: ScenarioEvent, startsAt: number): Added | null {
  const end = plannedEnd(event);
  const endsAt = end === null ? null : end + startsAt - startOf(event);
  if (!isWithinCalendar(scenario, startsAt, endsAt)) return null;
  const copy = { ...event, repeat: null, id: freeId(scenario, event.id.replace(/-\d+$/, "")) };
  return withAdded(scenario, startingAt(copy, startsAt, scenario.time_zone));
}

/** A copy a day later, or at the same time where the calendar ends before. */
export function copiedToNextDay(scenario: Scenario, event: ScenarioEvent): Added | null {
  const later = addDays(startOf(event), 1, scenario.time_zone);
  return copied(scenario, event, later) ?? copied(scenario, event, startOf(event));
}

/** Restores a deleted event at its position; the same scenario if its id exists, or its pools are gone. */
export function restored(scenario: Scenario, event: ScenarioEvent): Scenario {
  const possible = stillPossible(scenario, event);
  if (possible === undefined || eventNamed(scenario, event.id)) return scenario;
  return withAdded(scenario, possible).scenario;
}

type Repetition = NonNullable<ScenarioEvent["repeat"]>;
export type Weekday = Repetition["weekdays"][number];

export const everyDay: readonly Weekday[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
export const workdays: readonly Weekday[] = ["mon", "tue", "wed", "thu", "fri"];

function inOrder(days: readonly Weekday[]): Weekday[] {
  return everyDay.filter((day) => days.includes(day));
}

/** The day of the week of an instant, on the wall clock of a zone. */
export function weekdayOf(at: number, zone: string): Weekday {
  const day = new Date(`${wallTime(at, zone).slice(0, 10)}T00:00:00Z`).getUTCDay();
  return everyDay[(day + 6) % 7] as Weekday;
}

/** Repetition on the chosen days, always with the day on which the event first happens; null for none. */
export function repeating(event: ScenarioEvent, chosen: readonly string[], zone: string): Repetition | null {
  const first = weekdayOf(startOf(event), event.time_zone ?? zone);
  const isAlone = chosen.length === 0 || (chosen.length === 1 && chosen[0] === first && event.repeat != null);
  if (isAlone) return null;
  const days = everyDay.filter((day) => day === first || chosen.includes(day));
  return { weekdays: days, until: event.repeat?.until ?? null };
}

/** Returns the name of a weekday in the reader's language: Monday, or Mo where it has to be short. */
export function weekdayName(day: Weekday, style: "long" | "short" = "long"): string {
  // January 1, 2024 was a Monday
  const at = Date.UTC(2024, 0, 1 + everyDay.indexOf(day));
  const name = new Intl.DateTimeFormat(dateLocale(), { weekday: style, timeZone: "UTC" }).format(at);
  return style === "long" ? name : name.slice(0, 2);
}

/** "Monday to Friday", "every day", "Monday, Wednesday" */
export function daysInWords(days: readonly Weekday[]): string {
  const chosen = inOrder(days);
  if (chosen.length === everyDay.length) return t("scenario-days-every");
  const names = chosen.map((day) => weekdayName(day));
  const [first, last] = [everyDay.indexOf(chosen[0] ?? "mon"), everyDay.indexOf(chosen.at(-1) ?? "mon")];
  const isRun = chosen.length > 2 && last - first === chosen.length - 1;
  return isRun
    ? t("scenario-days-run", { first: names[0] ?? "", last: names.at(-1) ?? "" })
    : new Intl.ListFormat(dateLocale(), { type: "unit", style: "short" }).format(names);
}

/** The event goes by another clock, and begins when that shows what the old one showed; null is the scenario's own. */
export function byClock(event: ScenarioEvent, zone: string | null, ofScenario: string): ScenarioEvent {
  const [before, after] = [event.time_zone ?? ofScenario, zone ?? ofScenario];
  const startsAt = fromWallTime(wallTime(startOf(event), before), after);
  const moved = startingAt({ ...event, time_zone: zone }, startsAt, ofScenario);
  return { ...moved, ...(event.repeat === undefined ? {} : { repeat: event.repeat }) };
}
