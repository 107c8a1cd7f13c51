import { expect, test } from "vitest";
import type { RunSummary } from "@/api/types";
import { kindChoices, kinds, markLabel, outcome, stateChoices, states, statusOf, tookInWords } from "./runs";

const run = (more: Partial<RunSummary>) =>
  ({
    state: "succeeded",
    sentence: "",
    message: "",
    progress_fraction: 0,
    holds: null,
    ...more,
  }) as RunSummary;

test("a run says what came of it, or how far it is", () => {
  expect(outcome(run({ sentence: "Holds." }))).toBe("Holds.");
  expect(outcome(run({ state: "running", progress_fraction: 0.4 }))).toBe("Running, 40 %");
  expect(outcome(run({ state: "failed", message: "It took too long." }))).toBe("It took too long.");
  expect(outcome(run({ state: "queued" }))).toBe("Queued");
});

test("whether it holds is known of weeks only, and what failed is marked", () => {
  expect(statusOf(run({ holds: true }))).toBe("holds");
  expect(statusOf(run({ holds: false }))).toBe("broken");
  expect(statusOf(run({}))).toBe("unknown");
  expect(statusOf(run({ state: "failed" }))).toBe("broken");
});

test("a mark that is no verdict says how the run stands", () => {
  expect(markLabel(run({ holds: false }))).toBeUndefined();
  expect(markLabel(run({}))).toBe("Succeeded");
  expect(markLabel(run({ state: "failed" }))).toBe("Failed");
  expect(markLabel(run({ state: "queued" }))).toBe("Queued");
});

test("how long it took is said once it is known", () => {
  expect(tookInWords(run({ elapsed_ms: 3210 }))).toBe("3.2 s");
  expect(tookInWords(run({ elapsed_ms: null }))).toBe("");
});

test("each kind and each state has one name", () => {
  expect(new Set([...kindChoices(), ...stateChoices()].map(({ label }) => label)).size).toBe(
    kinds.length + states.length,
  );
});
