/** Events that repeat, or that each site has by its own clock, come back from the service one by one. */

import type { Scenario, ScenarioEvent } from "@/api/types";
import { fromWallTime } from "./instants";

/** The event of the document that an occurrence belongs to: `login-20110531-boston` is one of `login`. */
export function ownerOf({ events }: Scenario, id: string | undefined): ScenarioEvent | undefined {
  if (id === undefined) return undefined;
  const [owner] = events
    .filter((event) => id === event.id || id.startsWith(`${event.id}-`))
    .sort((a, b) => b.id.length - a.id.length);
  return owner;
}

/** Ids of events that come back only as what each site has by its own clock. */
export function eventsBySite(
  scenario: Scenario,
  spans: readonly { event_id: string }[],
): ReadonlySet<string> {
  const ids = new Set(spans.map(({ event_id }) => event_id));
  const owners = spans.map(({ event_id }) => ownerOf(scenario, event_id)?.id);
  return new Set(owners.flatMap((id) => (id === undefined || ids.has(id) ? [] : id)));
}

/** The block or card of a selected event: its first site's where it repeats by site. */
export function shownId(
  scenario: Scenario,
  spans: readonly { event_id: string }[],
  id: string | undefined,
): string | undefined {
  if (id === undefined || !eventsBySite(scenario, spans).has(id)) return id;
  return spans.find(({ event_id }) => ownerOf(scenario, event_id)?.id === id)?.event_id ?? id;
}

/** The first moment of the day that an occurrence's id names; null for an event of the document. */
export function dayOfOccurrence({ events, time_zone }: Scenario, id: string): number | null {
  if (events.some((event) => event.id === id)) return null;
  const [, year, month, day] = /-(\d{4})(\d{2})(\d{2})(?:-|$)/.exec(id) ?? [];
  return year === undefined ? null : fromWallTime(`${year}-${month}-${day}T00:00`, time_zone);
}

/** Pools of an occurrence; at a site's local time, those on the clock of the pool that its id ends with. */
export function poolsOfOccurrence(
  { pools, time_zone }: Scenario,
  event: ScenarioEvent,
  id: string,
): readonly string[] {
  if (!("pool_ids" in event)) return [];
  const ending = id.slice(event.id.length);
  const own = pools.filter((pool) => event.pool_ids.includes(pool.id));
  const [named] = own
    .filter((pool) => ending.endsWith(`-${pool.id}`))
    .sort((a, b) => b.id.length - a.id.length);
  if (!event.at_local_time || named === undefined) return event.pool_ids;
  const zone = named.time_zone ?? time_zone;
  return own.filter((pool) => (pool.time_zone ?? time_zone) === zone).map((pool) => pool.id);
}

/** The name of an event, with those of its pools where it does not concern all of them. */
export function nameWithPools({ pools }: Scenario, name: string, poolIds: readonly string[]): string {
  const own = pools.filter(({ id }) => poolIds.includes(id));
  if (own.length === 0 || own.length === pools.length) return name;
  return [name, ...own.map((pool) => pool.name)].join(", ");
}
