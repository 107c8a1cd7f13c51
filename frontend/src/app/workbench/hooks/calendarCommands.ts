/** Changes of the week that affect several events or depend on the rules of the calendar; loaded on first use. */

import "@/i18n/parts/calendar";
import { client } from "@/api/client";
import type { EventKind, EventSpan, Scenario, ScenarioEvent } from "@/api/types";
import { toast, toastProblem } from "@/components/feedback/toasts";
import { eventNamed, kindLabel, startOf } from "@/features/scenario/model/calendar/events";
import {
  type Conflict,
  nextLegalPlace,
  occurrencesOf,
  withoutRecompose,
} from "@/features/scenario/model/calendar/legality";
import {
  type Changed,
  copiedDay,
  copiedTogether,
  movedTogether,
  removedTogether,
  takenBack,
} from "@/features/scenario/model/calendar/several";
import type { TemplateId } from "@/features/scenario/model/calendar/templateIds";
import { hasTemplate, withTemplate } from "@/features/scenario/model/calendar/templates";
import { t } from "@/i18n/t";
import { addDays, moment } from "@/lib/time/instants";

export interface Bench {
  /** The document as it is now. */
  now: () => Scenario;
  spans: readonly EventSpan[];
  change: (next: Scenario, step?: string) => void;
  /** Selects, focuses and announces a new event. */
  show: (scenario: Scenario, id: string) => void;
  mark: (ids: readonly string[]) => void;
  say: (text: string) => void;
  /** Offers to undo a change until the user leaves the page. */
  offer: (title: string, undo: () => void, detail?: string) => void;
}

/** "Mon, Jun 6 12:00: The users of Sales are already logged in." */
function inWords(scenario: Scenario, { event, rule, poolId, startsAt }: Conflict, ownId?: string): string {
  const pool = scenario.pools.find(({ id }) => id === poolId)?.name ?? "";
  const reason = t(`calendar-rule-${rule}`, { pool });
  const time = moment(startsAt, scenario.time_zone);
  return ownId === undefined || event.id === ownId
    ? t("calendar-conflict", { time, reason })
    : t("calendar-conflict-other", { event: event.name, time, reason });
}

function undoing(bench: Bench, before: Scenario, after: Scenario): () => void {
  return () => bench.change(takenBack(bench.now(), before, after));
}

function refuse(bench: Bench, title: string, why: string): void {
  bench.say(title);
  toast(title, why);
}

/** Adds a recompose if the deployment of every pool defines one. */
async function placeRecompose(bench: Bench, startsAt: number, endsAt?: number): Promise<void> {
  const [deployments, workloads] = await Promise.all([
    client.GET("/api/v1/catalog/deployments"),
    client.GET("/api/v1/catalog/workloads"),
  ]);
  const pool = withoutRecompose(
    bench.now().pools,
    deployments.data?.items ?? [],
    workloads.data?.items ?? [],
  );
  if (pool === undefined) return placeWhereLegal(bench, "recompose", startsAt, endsAt);
  refuse(bench, t("calendar-nothing-added"), t("calendar-rule-no-recompose", { pool: pool.name }));
}

/** Adds an event where it was dropped, or at the next time at which it leaves the week valid. */
export function place(bench: Bench, kind: EventKind, startsAt: number, endsAt?: number): void {
  if (kind === "recompose") void placeRecompose(bench, startsAt, endsAt).catch(toastProblem);
  else placeWhereLegal(bench, kind, startsAt, endsAt);
}

function placeWhereLegal(bench: Bench, kind: EventKind, startsAt: number, endsAt?: number): void {
  const before = bench.now();
  const { place: found, reason } = nextLegalPlace(before, kind, { startsAt, endsAt }, bench.spans);
  const name = kindLabel(kind);
  // the id that the event would have had where it was dropped is free again
  const ownId = reason && eventNamed(before, reason.event.id) ? undefined : reason?.event.id;
  const why = reason ? inWords(before, reason, ownId ?? "") : "";
  if (found === null) {
    refuse(bench, t("calendar-not-placed", { name }), why);
    return;
  }
  bench.change(found.scenario);
  bench.show(found.scenario, found.id);
  if (reason === null) return;
  const time = moment(found.startsAt, before.time_zone);
  const title =
    found.startsAt > startsAt
      ? t("calendar-placed-later", { name, time })
      : t("calendar-placed-earlier", { name, time });
  bench.say(title);
  bench.offer(title, undoing(bench, before, found.scenario), why);
}

/** Shows what was added, replaced and left out. */
function report(bench: Bench, before: Scenario, { scenario, ids, nReplaced, leftOut }: Changed): void {
  const [first] = leftOut;
  const left = first && t("calendar-n-left-out", { n: leftOut.length, reason: inWords(before, first) });
  if (ids.length === 0) {
    const title = t("calendar-nothing-added");
    refuse(bench, title, left ?? t("calendar-nothing-to-copy"));
    return;
  }
  bench.change(scenario);
  bench.mark(ids);
  const title = t("calendar-n-added", { n: ids.length });
  bench.say(title);
  const detail = [nReplaced > 0 ? t("calendar-n-replaced", { n: nReplaced }) : "", left ?? ""];
  bench.offer(title, undoing(bench, before, scenario), detail.filter(Boolean).join(" "));
}

export function copyDay(bench: Bench, from: number, days: readonly number[]): void {
  report(bench, bench.now(), copiedDay(bench.now(), from, days, bench.spans));
}

export function copyEvents(bench: Bench, events: readonly ScenarioEvent[], by: number): void {
  report(bench, bench.now(), copiedTogether(bench.now(), events, by));
}

/** Copies events under the pointer, or a day later. */
export function pasteEvents(bench: Bench, events: readonly ScenarioEvent[], at: number | null): void {
  const [first] = [...events].sort((a, b) => startOf(a) - startOf(b));
  if (first === undefined) return;
  const target = at ?? addDays(startOf(first), 1, bench.now().time_zone);
  copyEvents(bench, events, target - startOf(first));
}

export function duplicateMarked(bench: Bench, ids: readonly string[]): void {
  pasteEvents(
    bench,
    bench.now().events.filter(({ id }) => ids.includes(id)),
    null,
  );
}

export function moveMarked(bench: Bench, ids: readonly string[], by: number): void {
  const before = bench.now();
  const next = movedTogether(before, ids, by);
  if (next !== before) bench.change(next, "move selection");
  bench.say(next === before ? t("scenario-event-limit") : t("calendar-n-moved", { n: ids.length }));
}

export function removeMarked(bench: Bench, ids: readonly string[]): void {
  const before = bench.now();
  const after = removedTogether(before, ids);
  if (after.events.length === before.events.length) return;
  bench.change(after);
  bench.mark([]);
  const title = t("calendar-n-deleted", { n: before.events.length - after.events.length });
  bench.say(title);
  bench.offer(title, undoing(bench, before, after));
}

/** Adds the events of a template, for the given pools. */
export function applyTemplate(bench: Bench, id: TemplateId, poolIds: readonly string[]): void {
  const before = bench.now();
  const { scenario, ids, conflict } = withTemplate(before, id, poolIds, bench.spans);
  const name = t(`calendar-template-${id}`);
  if (ids.length === 0) {
    const isThere = hasTemplate(id, before, poolIds);
    const why = conflict ? inWords(before, conflict) : "";
    toast(
      t("calendar-nothing-added"),
      why || t(isThere ? "calendar-template-there" : "calendar-template-no-day"),
    );
    bench.say(t("calendar-nothing-added"));
    return;
  }
  bench.change(scenario);
  bench.show(scenario, ids[0] as string);
  bench.mark(ids.length > 1 ? ids : []);
  const title = `${name}: ${t("calendar-n-added", { n: ids.length })}`;
  bench.say(title);
  bench.offer(title, undoing(bench, before, scenario));
}

/** Ids of the events of a day, repeated ones included. */
export function idsOfDay(scenario: Scenario, day: number): string[] {
  const next = addDays(day, 1, scenario.time_zone);
  const found = occurrencesOf(scenario).filter(({ startsAt }) => startsAt >= day && startsAt < next);
  return [...new Set(found.map(({ event }) => event.id))];
}
