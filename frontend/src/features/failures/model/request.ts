/** Settings of a failure analysis, and the request that they make. */

import { defaults } from "@/api/forms";
import type { FailureRequest, Part, Scenario, ScenarioEvent, Shortlist } from "@/api/types";
import { t } from "@/i18n/t";
import { duration } from "@/lib/format/numbers";
import { epoch, moment } from "@/lib/time/instants";

export const MOST_OPTIONS = 3;
const HOUR_S = 3600;
const durations = [HOUR_S, 4 * HOUR_S, 8 * HOUR_S, 24 * HOUR_S];

/** When the failure starts: in the busiest hour, at an instant, or as an event of the calendar. */
export type Start =
  | { kind: "busiest" }
  | { kind: "at"; instant: string }
  | { kind: "event"; eventId: string };

export interface Settings {
  part: Part;
  nParts: number;
  arrayId: string;
  start: Start;
  durationS: number;
  /** Arrays of the latest shortlist to compare, by model ID. */
  modelIds: string[];
}

type Failure = Extract<ScenarioEvent, { kind: "failure" }>;
type Option = FailureRequest["options"][number];

const isFailure = (event: ScenarioEvent): event is Failure => event.kind === "failure";

/** Return the configurations of a shortlist that can be compared: those that meet the goals first. */
export function optionsOf(shortlist: Shortlist | null | undefined): Option[] {
  const families = shortlist?.families ?? [];
  const ordered = [
    ...families.filter(({ recommendation }) => recommendation.holds),
    ...families.filter(({ recommendation }) => !recommendation.holds),
  ];
  return ordered.map(({ recommendation: { model_name, chosen } }) => ({
    name: model_name,
    array: chosen.configuration,
    host_cache_gib: chosen.host_cache_gib,
  }));
}

/** Return the models to compare unless others are chosen: the cheapest ones, apart from the scenario's own array. */
export function defaultModels(shortlist: Shortlist | null | undefined, scenario: Scenario): string[] {
  const holding = (shortlist?.families ?? []).filter(({ recommendation }) => recommendation.holds);
  return holding
    .map(({ recommendation }) => recommendation.model_id)
    .filter((id) => id !== scenario.array.model_id)
    .slice(0, MOST_OPTIONS);
}

/** Return the settings that made a request. */
export function settingsOf(request: FailureRequest, scenario: Scenario): Settings {
  const { part, n_parts, array_id, event_id, starts_at, duration_s, options } = request;
  const isInCalendar = scenario.events.some((event) => isFailure(event) && event.id === event_id);
  const at: Start = starts_at ? { kind: "at", instant: starts_at } : { kind: "busiest" };
  return {
    part,
    nParts: n_parts,
    arrayId: array_id,
    start: event_id && isInCalendar ? { kind: "event", eventId: event_id } : at,
    durationS: duration_s,
    modelIds: options.map(({ array }) => array.model_id),
  };
}

/** Return the request that settings make. */
export function requestOf(settings: Settings, options: readonly Option[]): FailureRequest {
  const { part, nParts, arrayId, start, durationS, modelIds } = settings;
  const chosen = modelIds.flatMap((id) => options.find(({ array }) => array.model_id === id) ?? []);
  if (start.kind === "event") {
    return { ...defaults.FailureRequest, event_id: start.eventId, options: chosen };
  }
  return {
    ...defaults.FailureRequest,
    name: t(`failures-name-${part}`),
    part,
    n_parts: nParts,
    array_id: arrayId,
    starts_at: start.kind === "at" ? start.instant : null,
    duration_s: durationS,
    options: chosen,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Return whether two requests are about the same failure on the same configurations; names do not matter. */
export function isSameRequest(one: FailureRequest, other: FailureRequest): boolean {
  const plain = ({ options, ...failure }: FailureRequest) => [
    ...Object.entries({ ...failure, name: "" }).sort(([a], [b]) => (a < b ? -1 : 1)),
    ...options.map(({ array, host_cache_gib }) => [
      array.model_id,
      array.tiers,
      array.n_controllers,
      host_cache_gib,
    ]),
  ];
  return isSame(plain(one), plain(other));
}

/** Return the starts to choose from: the busiest hour, the logins and failures of the calendar, and another time. */
export function startChoices(scenario: Scenario): { value: string; label: string }[] {
  const { time_zone: zone, events } = scenario;
  const label = ({ name, starts_at }: ScenarioEvent) => `${moment(epoch(starts_at), zone)} · ${name}`;
  return [
    { value: "busiest", label: t("failures-busiest") },
    ...events
      .filter(({ kind }) => kind === "login")
      .map((event) => ({ value: `at ${event.starts_at}`, label: label(event) })),
    ...events.filter(isFailure).map((event) => ({ value: `event ${event.id}`, label: label(event) })),
    { value: "other", label: t("failures-other-time") },
  ].filter(({ value }, i, all) => all.findIndex((other) => other.value === value) === i);
}

/** Return the choice of `startChoices` that represents a start. */
export function choiceOf(start: Start, scenario: Scenario): string {
  if (start.kind === "busiest") return "busiest";
  if (start.kind === "event") return `event ${start.eventId}`;
  const value = `at ${start.instant}`;
  return startChoices(scenario).some((choice) => choice.value === value) ? value : "other";
}

/** Return the start that a choice represents; *Other time* begins with the time of the first login. */
export function startOf(choice: string, scenario: Scenario): Start {
  const [kind, value = ""] = choice.split(" ");
  if (kind === "at") return { kind, instant: value };
  if (kind === "event") return { kind, eventId: value };
  if (kind !== "other") return { kind: "busiest" };
  const login = scenario.events.find((event) => event.kind === "login");
  const at = epoch(login?.starts_at ?? scenario.calendar.starts_at) + HOUR_S * 1000;
  const last = epoch(scenario.calendar.ends_at) - HOUR_S * 1000;
  return { kind: "at", instant: new Date(Math.min(at, last)).toISOString().replace(".000Z", "Z") };
}

export function durationChoices(chosen: number): { value: string; label: string }[] {
  return [...new Set([...durations, chosen])]
    .sort((a, b) => a - b)
    .map((seconds) => ({ value: String(seconds), label: duration(seconds) }));
}
