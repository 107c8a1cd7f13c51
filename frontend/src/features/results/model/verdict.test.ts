import { expect, test } from "vitest";
import { acmePreview } from "@/test/fixtures";
import { detailsOf, verdictOf } from "./verdict";

const base = {
  result: acmePreview.result,
  elapsedMs: 84.3,
  isStale: false,
  isLate: false,
  problems: [],
  failure: null,
};

test("the verdict is the engine's sentence, with the missed goals and a link to the event", () => {
  const verdict = verdictOf(base);
  expect(verdict.sentence).toBe(acmePreview.result.verdict.sentence);
  expect(verdict).toMatchObject({ status: "fail", state: "computed in 84 ms" });
  expect(verdict.more).toBe("");
  expect(detailsOf(base.result)).toContain("Good logins 45%, goal 90%");
  expect(verdict.action).toEqual({ label: "Show event", eventId: "first-login" });
});

test("an outdated result says so if the new one takes long", () => {
  expect(verdictOf({ ...base, isStale: true }).state).toBe("");
  expect(verdictOf({ ...base, isStale: true, isLate: true }).state).toBe("updating…");
});

test("a rejected scenario names the first field, its value and the allowed values", () => {
  const problem = { path: "pools.0.n_desktops", given: "0", allowed: "at least 1", message: "too few" };
  const verdict = verdictOf({ ...base, problems: [problem, { ...problem, path: "goals" }] });
  expect(verdict.status).toBe("unknown");
  expect(verdict.sentence).toBe("Fix 2 errors to see results");
  expect(verdict.more).toBe("Desktops: too few (given: 0; allowed: at least 1)");
  expect(verdict.action).toMatchObject({ path: "pools.0.n_desktops" });
});

test("a request without a response can be retried", () => {
  const failure = { status: 0, message: "The service is unreachable", detail: "Nothing is lost." };
  expect(verdictOf({ ...base, failure })).toMatchObject({
    sentence: "The service is unreachable",
    action: { retry: true },
  });
});

test("there is no verdict before the first result", () => {
  expect(verdictOf({ ...base, result: null })).toMatchObject({ status: "unknown", action: null });
});

test("the probability that the goals are met follows the missed goals", () => {
  const confidence = {
    likelihood: "unlikely",
    probability: 0.2,
    sentence: "Unlikely.",
    phases: [],
  } as const;
  const result = { ...acmePreview.result, confidence: { ...confidence, phases: [] } };
  expect(detailsOf(result)).toMatch(/^Good logins .* · Unlikely\.$/);
});

test("a low confidence is called one of the guest time if confirming that would raise it", () => {
  const low = { likelihood: "toss_up", probability: 0.57, sentence: "Low.", phases: [] } as const;
  const doubt = (likelihood: "likely" | "toss_up" | null) => {
    const given = likelihood && { likelihood, probability: 0.7, guest_s: 5.2 };
    const confidence = { ...low, phases: [], given_guest_time: given };
    return verdictOf({ ...base, result: { ...acmePreview.result, confidence } }).doubt;
  };
  expect([doubt(null), doubt("toss_up"), doubt("likely")]).toEqual(["low", "low", "guest-time"]);
  const given = (likelihood: "likely" | "holds") => ({ likelihood, probability: 0.97, guest_s: 16 });
  const medium = (likelihood: "likely" | "holds") => {
    const confidence = {
      ...low,
      likelihood: "likely" as const,
      phases: [],
      given_guest_time: given(likelihood),
    };
    return verdictOf({ ...base, result: { ...acmePreview.result, confidence } }).doubt;
  };
  expect([medium("likely"), medium("holds")]).toEqual([undefined, "guest-time"]);
});
