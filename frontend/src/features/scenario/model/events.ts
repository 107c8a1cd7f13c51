/** Events of a scenario: what kinds there are, when they end, and how the calendar changes them. */

import type { EventKind, Scenario, ScenarioEvent } from "@/api/types";
import { addDays, epoch, HOUR, instantAt, MINUTE } from "@/lib/time";

export const STEP = 15 * MINUTE;

interface KindFacts {
  label: string;
  help: string;
  /** What gives the event its length: a window of its own, a fixed end, or the work it has to do. */
  length: "window" | "end" | "work";
  usual: number;
}

export const kinds: Record<EventKind, KindFacts> = {
  provision: { label: "Provision", help: "Make the desktops from their image", length: "work", usual: HOUR },
  power_on: { label: "Power on", help: "Switch the desktops on", length: "work", usual: HOUR },
  reboot: { label: "Reboot", help: "Switch all desktops off and on again", length: "work", usual: HOUR },
  login: {
    label: "Login",
    help: "Users arrive, log in and start their day",
    length: "window",
    usual: HOUR / 2,
  },
  logoff: { label: "Logoff", help: "Users log off; desktops stay on", length: "window", usual: HOUR / 2 },
  maintenance: { label: "Maintenance", help: "A window for people to work in", length: "end", usual: HOUR },
  outage: { label: "Outage", help: "The storage network is down", length: "end", usual: HOUR },
};

export const kindOrder = Object.keys(kinds) as EventKind[];

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

function newEvent(scenario: Scenario, kind: EventKind, startsAt: number, endsAt: number): ScenarioEvent {
  const common = {
    id: freeId(scenario, kind),
    name: kinds[kind].label,
    starts_at: instantAt(startsAt),
    notes: "",
  };
  const pools = { pool_ids: scenario.pools.map((pool) => pool.id) };
  const window_s = Math.round((endsAt - startsAt) / 1000);
  switch (kind) {
    case "login":
      return { ...common, ...pools, kind, window_s, arrivals: "uniform", averaging_s: null };
    case "logoff":
      return { ...common, ...pools, kind, window_s };
    case "power_on":
    case "reboot":
      return { ...common, ...pools, kind, n_slots: 128 };
    case "provision":
      return { ...common, ...pools, kind };
    case "maintenance":
    case "outage":
      return { ...common, kind, ends_at: instantAt(endsAt) };
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
  const copy = { ...event, id: freeId(scenario, event.id.replace(/-\d+$/, "")) };
  const later = addDays(startOf(event), 1, scenario.time_zone);
  const end = plannedEnd(event);
  const fits = isWithinCalendar(scenario, later, end === null ? null : end + later - startOf(event));
  return withAdded(scenario, fits ? startingAt(copy, later) : copy);
}
