/**
 * Which events the engine refuses, and the next time at which a new one is possible. Mirrors
 * `backend/stormsizer/timeline/desktops.py`, `plan.py` and `model/scenario/checks.py`, without the catalog.
 */

import type { EventKind, EventSpan, Pool, Scenario, ScenarioEvent } from "@/api/types";
import { addDays, epoch, fromWallTime, wallTime } from "@/lib/time/instants";
import { added, eventNamed, isWithinCalendar, kinds, plannedEnd, STEP, startOf, weekdayOf } from "./events";

export type Rule =
  | "deployed"
  | "not-deployed"
  | "on"
  | "off"
  | "logged-in"
  | "logged-off"
  | "same-start"
  | "leaving"
  | "outage"
  | "failure"
  | "no-recompose"
  | "outside";

export interface Conflict {
  event: ScenarioEvent;
  rule: Rule;
  /** The pool it concerns; null for an event of the array or the network. */
  poolId: string | null;
  startsAt: number;
}

/** One occurrence of an event, for the pools of one site. */
export interface Occurrence {
  event: ScenarioEvent;
  poolIds: readonly string[];
  startsAt: number;
  /** Planned, or expected where only the work decides. */
  endsAt: number;
}

interface DesktopState {
  isDeployed: boolean;
  isUp: boolean;
  isLoggedIn: boolean;
}

type Spans = readonly EventSpan[];

function sitesOf(scenario: Scenario, event: ScenarioEvent): [zone: string, poolIds: readonly string[]][] {
  const poolIds = "pool_ids" in event ? event.pool_ids : [];
  if (!("at_local_time" in event) || !event.at_local_time)
    return [[event.time_zone ?? scenario.time_zone, poolIds]];
  const zoneOf = (id: string) =>
    scenario.pools.find((pool) => pool.id === id)?.time_zone ?? scenario.time_zone;
  return [...new Set(poolIds.map(zoneOf))].map((zone) => [zone, poolIds.filter((id) => zoneOf(id) === zone)]);
}

/** Start times on the clock of the event itself, whatever the time at the sites of its pools. */
export function ownStarts(scenario: Scenario, event: ScenarioEvent): number[] {
  return startsIn(scenario, event, event.time_zone ?? scenario.time_zone);
}

/** Start times in one zone: the first one, and those of the repetition until the calendar ends. */
function startsIn(scenario: Scenario, event: ScenarioEvent, zone: string): number[] {
  const shown = wallTime(startOf(event), event.time_zone ?? scenario.time_zone);
  const first = fromWallTime(shown, zone);
  const { repeat } = event;
  if (repeat == null) return [first];
  const last = epoch(scenario.calendar.ends_at);
  const starts = [first];
  for (let n = 1; ; n++) {
    const at = addDays(first, n, zone);
    const isOver = repeat.until != null && wallTime(at, zone).slice(0, 10) > repeat.until;
    if (at >= last || isOver) return starts;
    if (repeat.weekdays.includes(weekdayOf(at, zone))) starts.push(at);
  }
}

/** All occurrences of all events, in the order in which the engine processes them. */
export function occurrencesOf(scenario: Scenario, spans: Spans = []): Occurrence[] {
  const ends = new Map(spans.map((span) => [span.event_id, span]));
  const lengthOf = (event: ScenarioEvent) => {
    const planned = plannedEnd(event);
    if (planned !== null) return planned - startOf(event);
    const span = ends.get(event.id);
    return span === undefined ? kinds[event.kind].usual : epoch(span.ends_at) - epoch(span.starts_at);
  };
  return scenario.events
    .flatMap((event) =>
      sitesOf(scenario, event).flatMap(([zone, poolIds]) =>
        startsIn(scenario, event, zone).map((startsAt) => ({
          event,
          poolIds,
          startsAt,
          endsAt: startsAt + lengthOf(event),
        })),
      ),
    )
    .sort((a, b) => a.startsAt - b.startsAt);
}

function initialState({ initial_state: state }: Pool): DesktopState {
  return { isDeployed: state !== "not_deployed", isUp: state.startsWith("idle"), isLoggedIn: false };
}

/** The rule that the state of the desktops breaks; null where the event is possible. */
function brokenRule(kind: EventKind, { isDeployed, isUp, isLoggedIn }: DesktopState): Rule | null {
  if (kind === "provision") return isDeployed ? "deployed" : null;
  if (kind === "logoff") return isLoggedIn ? null : "logged-off";
  if (!isDeployed) return "not-deployed";
  if (kind === "power_on") return isUp ? "on" : null;
  if (!isUp) return "off";
  return (kind === "login" || kind === "recompose") && isLoggedIn ? "logged-in" : null;
}

function stateAfter(kind: EventKind, before: DesktopState): DesktopState {
  switch (kind) {
    case "provision":
      return { isDeployed: true, isUp: false, isLoggedIn: false };
    case "power_on":
    case "reboot":
    case "recompose":
      return { isDeployed: true, isUp: true, isLoggedIn: false };
    case "login":
      return { isDeployed: true, isUp: true, isLoggedIn: true };
    case "logoff":
      return { ...before, isLoggedIn: false };
    default:
      return before;
  }
}

const storms: readonly EventKind[] = ["power_on", "reboot", "recompose", "login"];
const inTurn: readonly EventKind[] = ["power_on", "reboot", "recompose", "logoff"];

/** Events of one pool that are not possible in the state of its desktops. */
function conflictsOfPool(pool: Pool, occurrences: readonly Occurrence[]): Conflict[] {
  let state = initialState(pool);
  let readyAt = Number.NEGATIVE_INFINITY;
  let stormAt = Number.NEGATIVE_INFINITY;
  let goneAt = Number.NEGATIVE_INFINITY;
  const own = occurrences.filter(({ poolIds }) => poolIds.includes(pool.id));
  return own.flatMap(({ event, startsAt: plannedAt, endsAt }) => {
    const { kind } = event;
    const conflict = (rule: Rule) => [{ event, rule, poolId: pool.id, startsAt: plannedAt }];
    const impossible = brokenRule(kind, state);
    state = stateAfter(kind, state);
    if (impossible !== null) return conflict(impossible);
    const startsAt = Math.max(plannedAt, readyAt);
    const isEarly = kind === "login" && startsAt < goneAt;
    const isAtOnce = inTurn.includes(kind) && startsAt <= stormAt;
    if (storms.includes(kind)) stormAt = startsAt;
    if (kind === "logoff") goneAt = startsAt + endsAt - plannedAt;
    if (kind === "provision") readyAt = endsAt;
    if (isEarly) return conflict("leaving");
    return isAtOnce ? conflict("same-start") : [];
  });
}

/** Outages that overlap, and failures of one array at the same time, which the engine may refuse. */
function conflictsBeside(occurrences: readonly Occurrence[]): Conflict[] {
  return occurrences.flatMap(({ event, startsAt }, i) => {
    if (event.kind !== "outage" && event.kind !== "failure") return [];
    const isBeside = occurrences.slice(0, i).some((other) => {
      if (other.event.kind !== event.kind || other.endsAt <= startsAt) return false;
      return (
        event.kind === "outage" || ("array_id" in other.event && other.event.array_id === event.array_id)
      );
    });
    return isBeside ? [{ event, rule: event.kind, poolId: null, startsAt }] : [];
  });
}

/** Everything that makes the week invalid, with every pool that an event fails for. */
export function conflictsOf(scenario: Scenario, spans: Spans = []): Conflict[] {
  const occurrences = occurrencesOf(scenario, spans);
  return [
    ...scenario.events
      .filter((event) => !isWithinCalendar(scenario, startOf(event), plannedEnd(event)))
      .map((event) => ({ event, rule: "outside" as const, poolId: null, startsAt: startOf(event) })),
    ...scenario.pools.flatMap((pool) => conflictsOfPool(pool, occurrences)),
    ...conflictsBeside(occurrences),
  ];
}

const keyOf = ({ event, rule, poolId, startsAt }: Conflict) => [event.id, rule, poolId, startsAt].join(" ");

function keysOf(scenario: Scenario, spans: Spans): ReadonlySet<string> {
  return new Set(conflictsOf(scenario, spans).map(keyOf));
}

function conflictsBut(known: ReadonlySet<string>, scenario: Scenario, spans: Spans): Conflict[] {
  return conflictsOf(scenario, spans).filter((conflict) => !known.has(keyOf(conflict)));
}

/** Conflicts that a change of the scenario would add. */
export function newConflicts(before: Scenario, after: Scenario, spans: Spans = []): Conflict[] {
  return conflictsBut(keysOf(before, spans), after, spans);
}

export interface Place {
  scenario: Scenario;
  id: string;
  startsAt: number;
}

export interface Placement {
  /** Null if the calendar has no possible time. */
  place: Place | null;
  /** Reason why it is not at the wanted time; null if it is. */
  reason: Conflict | null;
}

const toStep = (at: number) => Math.ceil(at / STEP) * STEP;

/** Times at which something ends or begins that decides whether an event is possible: later ones first. */
function candidates(scenario: Scenario, event: ScenarioEvent, wantedAt: number, spans: Spans): number[] {
  const pools = "pool_ids" in event ? event.pool_ids : [];
  const times = occurrencesOf(scenario, spans)
    .filter(({ event: other, poolIds }) =>
      pools.length > 0 ? poolIds.some((id) => pools.includes(id)) : other.kind === event.kind,
    )
    .flatMap(({ event: { kind }, startsAt, endsAt }) => [
      toStep(endsAt),
      ...(kind === "login" ? [toStep(startsAt + STEP)] : []),
    ])
    .sort((a, b) => a - b);
  return [
    ...new Set([...times.filter((at) => at > wantedAt), ...times.filter((at) => at < wantedAt).reverse()]),
  ];
}

/**
 * Returns the scenario with a new event at the wanted time, or at the next time at which it makes no event impossible,
 * neither itself nor a later one; at an earlier time if there is none.
 */
export function nextLegalPlace(
  scenario: Scenario,
  kind: EventKind,
  wanted: { startsAt: number; endsAt?: number | undefined },
  spans: Spans = [],
): Placement {
  const first = added(scenario, kind, wanted.startsAt, wanted.endsAt);
  const event = eventNamed(first.scenario, first.id);
  if (event === undefined) return { place: null, reason: null };
  const wantedAt = startOf(event);
  const known = keysOf(scenario, spans);
  const [reason = null] = conflictsBut(known, first.scenario, spans);
  if (reason === null) return { place: { ...first, startsAt: wantedAt }, reason };
  const length = (wanted.endsAt ?? wanted.startsAt + kinds[kind].usual) - wanted.startsAt;
  for (const startsAt of candidates(scenario, event, wantedAt, spans)) {
    if (!isWithinCalendar(scenario, startsAt, plannedEnd(event) === null ? null : startsAt + length))
      continue;
    const next = added(scenario, kind, startsAt, startsAt + length);
    if (conflictsBut(known, next.scenario, spans).length === 0)
      return { place: { ...next, startsAt }, reason };
  }
  return { place: null, reason };
}

/** The pool that cannot be recomposed because its deployment does not say how; undefined if all can. */
export function withoutRecompose(
  pools: readonly Pool[],
  deployments: readonly { id: string; recompose?: unknown }[],
  workloads: readonly { id: string; deployment_id: string }[],
): Pool | undefined {
  return pools.find(({ deployment_id, profile_id }) => {
    const ownId = deployment_id ?? workloads.find(({ id }) => id === profile_id)?.deployment_id;
    const deployment = deployments.find(({ id }) => id === ownId);
    return deployment !== undefined && deployment.recompose == null;
  });
}
