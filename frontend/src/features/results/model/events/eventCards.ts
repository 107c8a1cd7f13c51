/** What a card says about an event: how it went, what gave out, which goals it broke. */

import type { FieldProblem } from "@/api/problem";
import type {
  EventKind,
  EventSpan,
  GoalCheck,
  GoalStatus,
  LoginExperience,
  PhaseConfidence,
  PhaseResult,
  Result,
  Scenario,
  ScenarioEvent,
} from "@/api/types";
import { t } from "@/i18n/t";
import type { ChartTable } from "@/lib/chart/chartTable";
import type { Bin, Shares } from "@/lib/chart/viewModel";
import { duration, inUnit, percent, whole, withUnit } from "@/lib/format/numbers";
import { type Days, dayKey, foldedDays } from "@/lib/time/days";
import { clock, epoch, moment, wallTime } from "@/lib/time/instants";
import { eventsBySite, nameWithPools, ownerOf, poolsOfOccurrence } from "@/lib/time/occurrences";
import { isQuiet, rangeOf, rankOf, worstPhase } from "./phases";

export interface EventCard {
  eventId: string;
  kind: EventKind;
  name: string;
  startsAt: number;
  starts: string;
  /** How long the event's own work really took. */
  took: string;
  status: GoalStatus | null;
  phases: PhaseResult[];
  storm: PhaseResult | undefined;
  confidence: PhaseConfidence | undefined;
  shares: Shares | null;
  /** The one figure that counts for this kind of event. */
  headline: string;
  binding: string;
  broken: string[];
  /** Whether no goal applies to any phase of the event, so that it passes whatever the load. */
  isUnchecked: boolean;
  /** What is wrong with the event itself, so that there is no answer. */
  problems: string[];
  /** The same for every day of an event. */
  dayKey: string;
}

export function sharesOf(phase: PhaseResult | undefined): Shares | null {
  const experience = phase?.experience;
  if (!experience) return null;
  return {
    good: experience.good_fraction,
    fair: experience.fair_fraction,
    poor: experience.poor_fraction,
  };
}

/** A value and its limit, in seconds where both would read the same in minutes. */
function apart({ value, limit, unit }: GoalCheck): [string, string] {
  const [shown, bound] = [inUnit(value, unit), inUnit(limit, unit)];
  if (unit !== "s" || shown !== bound || value === limit) return [shown, bound];
  const inSeconds = (seconds: number) => withUnit(whole(seconds), t("format-second"));
  return [inSeconds(value), inSeconds(limit)];
}

export function checkInWords(check: GoalCheck): string {
  const [value, limit] = apart(check);
  return t("results-check", { goal: check.label, value, limit });
}

function headlineOf(storm: PhaseResult | undefined): string {
  if (storm === undefined) return "";
  if (storm.experience) return t("results-mean-login", { time: duration(storm.experience.mean_s) });
  if (!storm.complete) return t("results-incomplete");
  return "";
}

function took(span: EventSpan | undefined): string {
  return span ? duration((epoch(span.ends_at) - epoch(span.starts_at)) / 1000) : "";
}

function problemsOf(index: number, problems: readonly FieldProblem[]): string[] {
  const path = `events.${index}`;
  return problems
    .filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`))
    .map((problem) => t("results-problem", { message: problem.message, allowed: problem.allowed }));
}

interface Happening {
  /** Of the event, or of one of its later occurrences. */
  id: string;
  event: ScenarioEvent;
  startsAt: number;
}

/** The events of the document, and the occurrences that the service has written out. */
function happenings(scenario: Scenario, result: Result | null): Happening[] {
  const bySite = eventsBySite(scenario, result?.events ?? []);
  const own = scenario.events
    .filter(({ id }) => !bySite.has(id))
    .map((event) => ({ id: event.id, event, startsAt: epoch(event.starts_at) }));
  const ids = new Set(scenario.events.map(({ id }) => id));
  const later = (result?.events ?? []).flatMap((span) => {
    const event = ids.has(span.event_id) ? undefined : ownerOf(scenario, span.event_id);
    return event ? [{ id: span.event_id, event, startsAt: epoch(span.starts_at) }] : [];
  });
  return [...own, ...later];
}

/** Missed goals of an event; what several pools miss by as much is said once. */
function brokenIn(phases: readonly PhaseResult[]): string[] {
  const missed = phases.flatMap(({ checks }) => checks.filter(({ holds }) => !holds));
  return [...new Set(missed.map(checkInWords))];
}

/** When an event starts; a site in another time zone has its local time too. */
function startsOf(scenario: Scenario, event: ScenarioEvent, pools: readonly string[], at: number): string {
  const zones = new Set(
    scenario.pools
      .filter(({ id }) => pools.includes(id))
      .map(({ time_zone }) => time_zone ?? scenario.time_zone),
  );
  const [shared] = zones.size === 1 ? zones : [];
  const local = event.time_zone ?? shared ?? scenario.time_zone;
  const text = moment(at, scenario.time_zone);
  if (wallTime(at, local) === wallTime(at, scenario.time_zone)) return text;
  const isSameDay = wallTime(at, local).slice(0, 10) === wallTime(at, scenario.time_zone).slice(0, 10);
  return t("results-at-local-time", {
    text,
    time: isSameDay ? clock(at, local) : moment(at, local),
    place: local.replace(/^.*\//, "").replaceAll("_", " "),
  });
}

/** One card per event, in the order of the calendar; without a result it says only what is planned. */
export function eventCards(
  scenario: Scenario,
  result: Result | null,
  problems: readonly FieldProblem[] = [],
): EventCard[] {
  const spans = new Map(result?.events.map((span) => [span.event_id, span]));
  return happenings(scenario, result)
    .map(({ id, event, startsAt }) => {
      const index = scenario.events.indexOf(event);
      const phases = (result?.phases ?? []).filter((phase) => phase.event_id === id);
      const storm = phases.find((phase) => !isQuiet(phase.phase));
      const notable = worstPhase(phases);
      const ofPhases = [...new Set(phases.flatMap(({ pool_ids }) => pool_ids))];
      const pools = ofPhases.length > 0 ? ofPhases : poolsOfOccurrence(scenario, event, id);
      return {
        eventId: id,
        kind: event.kind,
        name: nameWithPools(scenario, event.name, pools),
        startsAt,
        starts: startsOf(scenario, event, pools, startsAt),
        took: took(spans.get(id)),
        status: notable?.status ?? null,
        phases,
        storm,
        confidence: result?.confidence?.phases.find(({ phase_id }) => phase_id === storm?.id),
        shares: sharesOf(storm),
        headline: headlineOf(storm),
        binding: (storm ?? notable)?.binding.sentence ?? "",
        broken: brokenIn(phases),
        isUnchecked: phases.length > 0 && phases.every(({ checks }) => checks.length === 0),
        problems: problemsOf(index, problems),
        dayKey: dayKey(event, startsAt, pools, scenario.time_zone),
      };
    })
    .sort((a, b) => a.startsAt - b.startsAt);
}

function keyPhase(card: EventCard): PhaseResult | undefined {
  return card.storm ?? worstPhase(card.phases);
}

export interface CardDays extends Days<EventCard> {
  /** Range of the key figure over the days: "10 s – 14 s"; null where all days show the same. */
  range: string | null;
}

/** Combines the cards of the days of one event into one, which shows the worst day. */
export function foldedCards(cards: readonly EventCard[]): CardDays[] {
  const rank = (card: EventCard) => rankOf(card.phases, keyPhase(card));
  return foldedDays(cards, (card) => card.dayKey, rank).map((days) => ({
    ...days,
    range: rangeOf(
      days.all.map(keyPhase),
      days.all.map(({ status }) => status),
    ),
  }));
}

/** Status of each event, for its mark in the calendar. */
export function statusByEvent(result: Result): Map<string, GoalStatus> {
  const statuses = new Map<string, GoalStatus>();
  for (const { event_id } of result.phases) {
    const notable = worstPhase(result.phases.filter((phase) => phase.event_id === event_id));
    if (notable) statuses.set(event_id, notable.status);
  }
  return statuses;
}

/** How login times spread, as a table. */
export function loginTable(bins: readonly Bin[]): ChartTable {
  return {
    header: [t("results-from"), t("results-to"), t("results-users"), t("results-grade")],
    rows: bins.map(({ from, to, fraction, grade }) => ({
      at: from,
      label: duration(from),
      cells: [duration(to), percent(fraction), grade ? t(`common-grade-${grade}`) : "–"],
    })),
    raw: () => ({
      header: ["from_s", "to_s", "users_fraction", "grade"],
      lines: bins.map(({ from, to, fraction, grade }) => [from, to, fraction, grade]),
    }),
  };
}

export function binsOf(experience: LoginExperience): Bin[] {
  const {
    histogram_edges_s: edges,
    histogram_fractions: fractions,
    histogram_grades: grades = [],
  } = experience;
  return fractions.map((fraction, i) => ({
    from: edges[i] ?? 0,
    to: edges[i + 1] ?? 0,
    fraction,
    grade: grades[i] ?? null,
  }));
}
