/** Events of a scenario: what kinds there are, when they end, and how the calendar changes them. */

import type { EventKind, Scenario, ScenarioEvent } from "@/api/types";
import { addDays, epoch, HOUR, instantAt, MINUTE, wallTime } from "@/lib/time";

export const STEP = 15 * MINUTE;

interface KindFacts {
  label: string;
  help: string;
  group: "People" | "Desktops" | "Storage and network";
  /** What gives the event its length: a window of its own, a fixed end, or the work it has to do. */
  length: "window" | "end" | "work";
  usual: number;
}

export const kinds: Record<EventKind, KindFacts> = {
  login: {
    label: "Login",
    help: "Users arrive, log in and start their day",
    group: "People",
    length: "window",
    usual: HOUR / 2,
  },
  logoff: {
    label: "Logoff",
    help: "Users log off; desktops stay on",
    group: "People",
    length: "window",
    usual: HOUR / 2,
  },
  provision: {
    label: "Provision",
    help: "Make the desktops from their image",
    group: "Desktops",
    length: "work",
    usual: HOUR,
  },
  power_on: {
    label: "Power on",
    help: "Switch the desktops on, all of them or a share ahead of their users",
    group: "Desktops",
    length: "work",
    usual: HOUR,
  },
  reboot: {
    label: "Reboot",
    help: "Switch all desktops off and on again",
    group: "Desktops",
    length: "work",
    usual: HOUR,
  },
  recompose: {
    label: "Recompose",
    help: "Renew the desktops from a new image; nobody may be logged in",
    group: "Desktops",
    length: "work",
    usual: 2 * HOUR,
  },
  antivirus_scan: {
    label: "Antivirus scan",
    help: "Every desktop that is on reads its disk through",
    group: "Desktops",
    length: "work",
    usual: 2 * HOUR,
  },
  patch: {
    label: "Patch",
    help: "Every desktop that is on installs an update: reads, then mostly writes",
    group: "Desktops",
    length: "work",
    usual: 2 * HOUR,
  },
  backup: {
    label: "Backup",
    help: "Data is read from the array beside everything else",
    group: "Storage and network",
    length: "end",
    usual: 4 * HOUR,
  },
  replication: {
    label: "Replication",
    help: "Data arrives from another site and is written beside everything else",
    group: "Storage and network",
    length: "end",
    usual: 4 * HOUR,
  },
  load_test: {
    label: "Load test",
    help: "A load generator runs on every desktop that is on, as fast as the storage answers",
    group: "Storage and network",
    length: "end",
    usual: HOUR / 2,
  },
  failure: {
    label: "Failure",
    help: "A part of the array is missing until it is replaced",
    group: "Storage and network",
    length: "end",
    usual: 4 * HOUR,
  },
  maintenance: {
    label: "Maintenance",
    help: "A window for people to work in",
    group: "Storage and network",
    length: "end",
    usual: HOUR,
  },
  outage: {
    label: "Outage",
    help: "The storage network is down",
    group: "Storage and network",
    length: "end",
    usual: HOUR,
  },
};

export const kindOrder = Object.keys(kinds) as EventKind[];

/** Kinds as menus show them, under what they happen to. */
export const kindGroups = (["People", "Desktops", "Storage and network"] as const).map((label) => ({
  label,
  kinds: kindOrder.filter((kind) => kinds[kind].group === label),
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

function startingAt(event: ScenarioEvent, startsAt: number): ScenarioEvent {
  const by = startsAt - startOf(event);
  const moved = { ...event, starts_at: instantAt(startsAt) };
  return "ends_at" in moved ? { ...moved, ends_at: instantAt(epoch(moved.ends_at) + by) } : moved;
}

function endingAt(event: ScenarioEvent, endsAt: number): ScenarioEvent {
  if ("ends_at" in event) return { ...event, ends_at: instantAt(endsAt) };
  if ("window_s" in event) return { ...event, window_s: Math.round((endsAt - startOf(event)) / 1000) };
  return event;
}

/** The event begins at another time and keeps its length; the same scenario if it would leave the calendar. */
export function moved(scenario: Scenario, id: string, startsAt: number): Scenario {
  const event = eventNamed(scenario, id);
  if (event === undefined || startOf(event) === startsAt) return scenario;
  const end = plannedEnd(event);
  const endsAt = end === null ? null : end + startsAt - startOf(event);
  if (!isWithinCalendar(scenario, startsAt, endsAt)) return scenario;
  return changed(scenario, id, (found) => startingAt(found, startsAt));
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

/** Rates that a new backup or replication begins with; the site's own belong in their place. */
const BACKUP_MB_PER_S = 200;
const REPLICATION_MB_PER_S = 50;

function newEvent(scenario: Scenario, kind: EventKind, startsAt: number, endsAt: number): ScenarioEvent {
  const common = {
    id: freeId(scenario, kind),
    name: kinds[kind].label,
    starts_at: instantAt(startsAt),
    repeat: null,
    notes: "",
  };
  const pools = { pool_ids: scenario.pools.map((pool) => pool.id), at_local_time: false };
  const window_s = Math.round((endsAt - startsAt) / 1000);
  const ends_at = instantAt(endsAt);
  switch (kind) {
    case "login":
      return {
        ...common,
        ...pools,
        kind,
        window_s,
        logins_per_minute: null,
        arrivals: "uniform",
        averaging_s: null,
      };
    case "logoff":
      return { ...common, ...pools, kind, window_s, refresh: false, refresh_slots: 12 };
    case "power_on":
      return {
        ...common,
        ...pools,
        kind,
        n_slots: 128,
        desktop_fraction: 1,
        on_arrival_slots: 50,
        on_arrival_per_minute: null,
      };
    case "reboot":
      return { ...common, ...pools, kind, n_slots: 128 };
    case "recompose":
      return { ...common, ...pools, kind, n_slots: 12 };
    case "antivirus_scan":
      return { ...common, ...pools, kind, n_slots: 64, mb_per_s_per_desktop: null, gib_per_desktop: 10 };
    case "patch":
      return {
        ...common,
        ...pools,
        kind,
        n_slots: 64,
        mb_per_s_per_desktop: null,
        read_gib_per_desktop: 0.5,
        write_gib_per_desktop: 1,
      };
    case "provision":
      return { ...common, ...pools, kind };
    case "backup":
      return { ...common, kind, ends_at, read_mb_per_s: BACKUP_MB_PER_S, sequential_fraction: 1 };
    case "replication":
      return { ...common, kind, ends_at, write_mb_per_s: REPLICATION_MB_PER_S };
    case "load_test":
      return {
        ...common,
        ...pools,
        kind,
        ends_at,
        outstanding_ios: 1,
        read_fraction: 0.5,
        io_kib: 4,
        sequential_fraction: 0,
      };
    case "failure":
      return { ...common, kind, ends_at, part: "drive", n_parts: 1, tier: null, rebuild_fraction: 0.2 };
    case "maintenance":
    case "outage":
      return { ...common, kind, ends_at };
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

/** A copy of an event a day later, or at the same time where the calendar ends before. */
export function duplicated(scenario: Scenario, id: string): Added | null {
  const event = eventNamed(scenario, id);
  if (event === undefined) return null;
  const copy = { ...event, repeat: null, id: freeId(scenario, event.id.replace(/-\d+$/, "")) };
  const later = addDays(startOf(event), 1, scenario.time_zone);
  const end = plannedEnd(event);
  const fits = isWithinCalendar(scenario, later, end === null ? null : end + later - startOf(event));
  return withAdded(scenario, fits ? startingAt(copy, later) : copy);
}

type Repetition = NonNullable<ScenarioEvent["repeat"]>;
type Weekday = Repetition["weekdays"][number];

export const weekdays: { value: Weekday; label: string }[] = [
  { value: "mon", label: "Monday" },
  { value: "tue", label: "Tuesday" },
  { value: "wed", label: "Wednesday" },
  { value: "thu", label: "Thursday" },
  { value: "fri", label: "Friday" },
  { value: "sat", label: "Saturday" },
  { value: "sun", label: "Sunday" },
];

/** The day of the week of an instant, on the wall clock of a zone. */
function weekdayOf(at: number, zone: string): Weekday {
  const day = new Date(`${wallTime(at, zone).slice(0, 10)}T00:00:00Z`).getUTCDay();
  return (weekdays[(day + 6) % 7] as (typeof weekdays)[number]).value;
}

/** Repetition on the chosen days, always with the day on which the event first happens; null for none. */
export function repeating(event: ScenarioEvent, chosen: readonly string[], zone: string): Repetition | null {
  const first = weekdayOf(startOf(event), event.time_zone ?? zone);
  const isAlone = chosen.length === 0 || (chosen.length === 1 && chosen[0] === first && event.repeat != null);
  if (isAlone) return null;
  const days = weekdays.map(({ value }) => value).filter((day) => day === first || chosen.includes(day));
  return { weekdays: days, until: event.repeat?.until ?? null };
}
