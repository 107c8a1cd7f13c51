/** Events as blocks in the week: their wall-clock position, and how far they overrun. */

import type { EventKind, EventSpan, Scenario, ScenarioEvent } from "@/api/types";
import { t } from "@/i18n/t";
import { clock, epoch, longDay, MINUTE, wallTime } from "@/lib/time/instants";
import { eventsBySite, nameWithPools, ownerOf, poolsOfOccurrence } from "@/lib/time/occurrences";
import { daysInWords, isResizable, kindLabel, kinds, plannedEnd, startOf } from "./events";

interface Block {
  id: string;
  /** The event of the document that it belongs to. */
  ownerId: string;
  kind: EventKind;
  title: string;
  /** Wall time in the scenario's zone. */
  start: string;
  end: string;
  resizable: boolean;
  /** An occurrence of an event that repeats, or that each site has: moving it moves its event. */
  isOccurrence: boolean;
  /** Description for a screen reader, before the grade. */
  said: string;
}

/** The stretch in which an event is still busy although its window is over. */
interface Overrun {
  eventId: string;
  start: string;
  end: string;
  /** When its work is done. */
  until: number;
}

function poolsInWords({ pools }: Scenario, ids: readonly string[]): string {
  if (ids.length === 1) return pools.find(({ id }) => id === ids[0])?.name ?? t("scenario-n-pools", { n: 1 });
  const id = ids.length === pools.length ? "scenario-said-all-pools" : "scenario-n-pools";
  return t(id, { n: ids.length });
}

/** "First login, Monday, May 30 08:00 to 08:28, all 4 pools, repeats Monday to Friday, still running until 09:12" */
function inWords(
  event: ScenarioEvent,
  from: number,
  to: number,
  scenario: Scenario,
  busyUntil?: number,
): string {
  const zone = scenario.time_zone;
  const kind = kindLabel(event.kind);
  const isOneDay = longDay(from, zone) === longDay(to, zone);
  const end = `${isOneDay ? "" : `${longDay(to, zone)} `}${clock(to, zone)}`;
  return [
    event.name,
    ...(event.name.toLowerCase().includes(kind.toLowerCase()) ? [] : [kind]),
    t("scenario-said-period", { start: `${longDay(from, zone)} ${clock(from, zone)}`, end }),
    ...("pool_ids" in event ? [poolsInWords(scenario, event.pool_ids)] : []),
    ...(event.repeat ? [t("scenario-said-repeats", { days: daysInWords(event.repeat.weekdays) })] : []),
    ...(busyUntil === undefined ? [] : [t("scenario-said-busy", { time: clock(busyUntil, zone) })]),
  ].join(", ");
}

function shownEnd(event: ScenarioEvent, span: EventSpan | undefined): number {
  const planned = plannedEnd(event);
  if (planned !== null) return planned;
  const start = startOf(event);
  return span ? Math.max(epoch(span.ends_at), start + MINUTE) : start + kinds[event.kind].usual;
}

export function blocksOf(scenario: Scenario, spans: readonly EventSpan[]): Block[] {
  const spanOf = new Map(spans.map((span) => [span.event_id, span]));
  const wall = (at: number) => wallTime(at, scenario.time_zone);
  const bySite = eventsBySite(scenario, spans);
  const overruns = new Map(overrunsOf(scenario, spans).map(({ eventId, until }) => [eventId, until]));
  const own = scenario.events
    .filter(({ id }) => !bySite.has(id))
    .map((event) => {
      const [from, to] = [startOf(event), shownEnd(event, spanOf.get(event.id))];
      return {
        id: event.id,
        ownerId: event.id,
        kind: event.kind,
        title: "pool_ids" in event ? nameWithPools(scenario, event.name, event.pool_ids) : event.name,
        start: wall(from),
        end: wall(to),
        resizable: isResizable(event),
        isOccurrence: false,
        said: inWords(event, from, to, scenario, overruns.get(event.id)),
      };
    });
  const ids = new Set(scenario.events.map(({ id }) => id));
  const later = spans.flatMap((span) => {
    const event = ids.has(span.event_id) ? undefined : ownerOf(scenario, span.event_id);
    if (event === undefined) return [];
    const from = epoch(span.starts_at);
    const to = Math.max(epoch(span.ends_at), from + MINUTE);
    const pools = poolsOfOccurrence(scenario, event, span.event_id);
    return [
      {
        id: span.event_id,
        ownerId: event.id,
        kind: event.kind,
        title: nameWithPools(scenario, event.name, pools),
        start: wall(from),
        end: wall(to),
        resizable: false,
        isOccurrence: true,
        said: inWords("pool_ids" in event ? { ...event, pool_ids: [...pools] } : event, from, to, scenario),
      },
    ];
  });
  return [...own, ...later];
}

export function overrunsOf(scenario: Scenario, spans: readonly EventSpan[]): Overrun[] {
  const wall = (at: number) => wallTime(at, scenario.time_zone);
  return scenario.events.flatMap((event) => {
    const planned = plannedEnd(event);
    const span = spans.find((found) => found.event_id === event.id);
    if (planned === null || span === undefined || epoch(span.ends_at) < planned + MINUTE) return [];
    const until = epoch(span.ends_at);
    return [{ eventId: event.id, start: wall(planned), end: wall(until), until }];
  });
}
