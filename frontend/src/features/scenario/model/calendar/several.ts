/** Changes of several events at once: each is one step, and can be taken back later without what came after it. */

import type { EventSpan, Scenario, ScenarioEvent } from "@/api/types";
import { addDays, DAY, startOfDay } from "@/lib/time/instants";
import { copied, eventNamed, moved, removed, startOf, stillPossible } from "./events";
import { type Conflict, newConflicts, ownStarts } from "./legality";

type Spans = readonly EventSpan[];

export interface Changed {
  scenario: Scenario;
  /** Events that were added. */
  ids: string[];
  nReplaced: number;
  /** Events that would not be possible there, with what they conflict with. */
  leftOut: Conflict[];
}

/** All of these events, later or earlier by as much; the same scenario if one of them would leave the calendar. */
export function movedTogether(scenario: Scenario, ids: readonly string[], by: number): Scenario {
  const next = ids.reduce<Scenario | null>((soFar, id) => {
    const event = soFar && eventNamed(soFar, id);
    if (!soFar || !event || by === 0) return soFar;
    const after = moved(soFar, id, startOf(event) + by);
    return after === soFar ? null : after;
  }, scenario);
  return next ?? scenario;
}

export function removedTogether(scenario: Scenario, ids: readonly string[]): Scenario {
  return ids.reduce(removed, scenario);
}

/** Copies of events, each at a new time and once; those that would leave the calendar are left out. */
function copiedAt(
  scenario: Scenario,
  events: readonly ScenarioEvent[],
  startsAt: (event: ScenarioEvent) => number,
): Changed {
  const ids: string[] = [];
  const leftOut: Conflict[] = [];
  let next = scenario;
  for (const event of events) {
    const possible = stillPossible(next, event);
    const copy = possible && copied(next, possible, startsAt(event));
    if (copy) {
      next = copy.scenario;
      ids.push(copy.id);
    } else leftOut.push({ event, rule: "outside", poolId: null, startsAt: startsAt(event) });
  }
  return { scenario: next, ids, nReplaced: 0, leftOut };
}

/** Copies of events, each later by the same amount. */
export function copiedTogether(scenario: Scenario, events: readonly ScenarioEvent[], by: number): Changed {
  return copiedAt(scenario, events, (event) => startOf(event) + by);
}

/** Undoes one change: restores its events and keeps all later changes. */
export function takenBack(now: Scenario, before: Scenario, after: Scenario): Scenario {
  const was = new Map(before.events.map((event) => [event.id, event]));
  const became = new Map(after.events.map((event) => [event.id, event]));
  const isTouched = (id: string) => was.get(id) !== became.get(id);
  const kept = now.events.filter(({ id }) => !isTouched(id));
  const returned = before.events
    .filter(({ id }) => isTouched(id))
    .flatMap((event) => stillPossible(now, event) ?? []);
  return { ...now, events: [...kept, ...returned].sort((a, b) => startOf(a) - startOf(b)) };
}

/** Events that begin on a day, by their own clock: the evening in New York belongs to the day on which it is planned. */
function eventsOn(scenario: Scenario, day: number): ScenarioEvent[] {
  const next = addDays(day, 1, scenario.time_zone);
  return scenario.events.filter((event) => ownStarts(scenario, event).some((at) => at >= day && at < next));
}

/** Whether two events do the same to the same desktops or array, so that one day cannot have both. */
function isSameJob(a: ScenarioEvent, b: ScenarioEvent): boolean {
  if (a.kind !== b.kind) return false;
  if ("pool_ids" in a && "pool_ids" in b) return a.pool_ids.some((id) => b.pool_ids.includes(id));
  return !("array_id" in a && "array_id" in b) || a.array_id === b.array_id;
}

/** Removes copies that are not possible, or that make a later event impossible, until the rest is. */
function withoutConflicts(before: Scenario, changed: Changed, spans: Spans): Changed {
  const [conflict] = newConflicts(before, changed.scenario, spans);
  if (conflict === undefined || changed.ids.length === 0) return changed;
  const copies = changed.scenario.events.filter(({ id }) => changed.ids.includes(id));
  const own = copies.find(({ id }) => id === conflict.event.id);
  const culprit = own ?? copies.findLast((copy) => startOf(copy) <= conflict.startsAt) ?? copies.at(-1);
  const id = culprit?.id ?? "";
  return withoutConflicts(
    before,
    {
      ...changed,
      scenario: removed(changed.scenario, id),
      ids: changed.ids.filter((other) => other !== id),
      leftOut: [...changed.leftOut, { ...conflict, event: culprit ?? conflict.event }],
    },
    spans,
  );
}

const daysBetween = (from: number, to: number) => Math.round((to - from) / DAY);

function copiedToDay(
  scenario: Scenario,
  given: readonly ScenarioEvent[],
  from: number,
  to: number,
  spans: Spans,
): Changed {
  const zone = scenario.time_zone;
  const there = eventsOn(scenario, to);
  const sources = given.filter(({ id }) => there.every((event) => event.id !== id));
  const replaced = there.filter(
    (event) => event.repeat == null && sources.some((source) => isSameJob(source, event)),
  );
  const cleared = removedTogether(
    scenario,
    replaced.map(({ id }) => id),
  );
  const copies = copiedAt(cleared, sources, (event) => {
    const firstDay = event.repeat == null ? from : startOfDay(startOf(event), zone);
    return addDays(startOf(event), daysBetween(firstDay, to), zone);
  });
  return withoutConflicts(scenario, { ...copies, nReplaced: replaced.length }, spans);
}

/**
 * Copies the events of a day to other days, at the same times. An event that does the same to the same pools on the
 * other day is replaced unless it repeats; an event that would not be possible there is left out.
 */
export function copiedDay(
  scenario: Scenario,
  from: number,
  days: readonly number[],
  spans: Spans = [],
): Changed {
  const day = startOfDay(from, scenario.time_zone);
  const sources = eventsOn(scenario, day);
  return days.reduce<Changed>(
    (soFar, to) => {
      const next = copiedToDay(soFar.scenario, sources, day, startOfDay(to, scenario.time_zone), spans);
      return {
        scenario: next.scenario,
        ids: [...soFar.ids, ...next.ids],
        nReplaced: soFar.nReplaced + next.nReplaced,
        leftOut: [...soFar.leftOut, ...next.leftOut],
      };
    },
    { scenario, ids: [], nReplaced: 0, leftOut: [] },
  );
}
