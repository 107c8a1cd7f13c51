import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { PhaseResult, Result, Scenario, ScenarioEvent } from "@/api/types";
import { acme, acmePreview } from "@/test/fixtures";
import { eventCards, foldedCards } from "./eventCards";

interface Case {
  case: string;
  events: ScenarioEvent[];
  phases: {
    event: string;
    phase: PhaseResult["phase"];
    mean_login_s?: number;
    latency_ms?: number;
    status?: PhaseResult["status"];
    margin?: number;
  }[];
  expected: { events: string[]; worst: string; differs: boolean }[];
}

/** The same cases as those of the reports. */
const cases = JSON.parse(readFileSync("../backend/tests/engine/report/repeated_days.json", "utf8")) as Case[];
const base = acmePreview.result.phases.find(({ experience }) => experience !== null) as PhaseResult;

function phaseOf(given: Case["phases"][number], event: ScenarioEvent): PhaseResult {
  const latency = given.latency_ms;
  return {
    ...base,
    id: event.id,
    event_id: event.id,
    phase: given.phase,
    pool_ids: "pool_ids" in event ? event.pool_ids : [],
    starts_at: event.starts_at,
    status: given.status ?? "pass",
    checks: base.checks.slice(0, 1).map((check) => ({ ...check, margin_fraction: given.margin ?? 0.5 })),
    figures:
      latency === undefined
        ? base.figures
        : { ...base.figures, host_read_latency_ms: latency, host_write_latency_ms: latency },
    experience:
      given.mean_login_s === undefined || base.experience === null
        ? null
        : { ...base.experience, mean_s: given.mean_login_s },
  };
}

test.each(cases)("$case", ({ events, phases, expected }) => {
  const scenario: Scenario = { ...acme, events };
  const result: Result = {
    ...acmePreview.result,
    events: events.map(({ id, starts_at }) => ({ event_id: id, starts_at, ends_at: starts_at })),
    phases: phases.map((given) =>
      phaseOf(given, events.find(({ id }) => id === given.event) as ScenarioEvent),
    ),
  };
  const folded = foldedCards(eventCards(scenario, result)).map(({ all, worst, range }) => ({
    events: all.map(({ eventId }) => eventId),
    worst: worst.eventId,
    differs: range !== null,
  }));
  expect(folded).toEqual(expected);
});

test("the occurrences of a repeating event are folded, and the range of the days is written", () => {
  const login = {
    ...(acme.events.find(({ id }) => id === "first-login") as ScenarioEvent),
    id: "login",
    repeat: { weekdays: ["mon", "tue"], until: null },
  } as ScenarioEvent;
  const later = { ...login, id: "login-20110531", starts_at: "2011-05-31T08:00:00Z" };
  const result: Result = {
    ...acmePreview.result,
    events: [login, later].map(({ id, starts_at }) => ({ event_id: id, starts_at, ends_at: starts_at })),
    phases: [
      phaseOf({ event: "login", phase: "first_login", mean_login_s: 12 }, login),
      phaseOf({ event: later.id, phase: "tuesday_login", mean_login_s: 10 }, later),
    ],
  };
  const [days, ...others] = foldedCards(eventCards({ ...acme, events: [login] }, result));
  expect(others).toEqual([]);
  expect([days?.worst.eventId, days?.range]).toEqual(["login", "10 s – 12 s"]);
});
