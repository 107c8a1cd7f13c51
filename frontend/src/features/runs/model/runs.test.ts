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

test("a run shows its outcome or its progress", () => {
  expect(outcome(run({ sentence: "Holds." }))).toBe("Holds.");
  expect(outcome(run({ state: "running", progress_fraction: 0.4 }))).toBe("Running, 40%");
  expect(outcome(run({ state: "failed", message: "It took too long." }))).toBe("It took too long.");
  expect(outcome(run({ state: "queued" }))).toBe("Queued");
});

test("only weeks have a verdict, and failed runs are marked", () => {
  expect(statusOf(run({ status: "pass" }))).toBe("pass");
  expect(statusOf(run({ status: "at_risk" }))).toBe("at_risk");
  expect(statusOf(run({ status: "fail" }))).toBe("fail");
  expect(statusOf(run({}))).toBe("unknown");
  expect(statusOf(run({ state: "failed" }))).toBe("fail");
});

test("a mark without a verdict shows the state of the run", () => {
  expect(markLabel(run({ status: "fail" }))).toBeUndefined();
  expect(markLabel(run({}))).toBe("Succeeded");
  expect(markLabel(run({ state: "failed" }))).toBe("Failed");
  expect(markLabel(run({ state: "queued" }))).toBe("Queued");
});

test("the duration is shown once it is known", () => {
  expect(tookInWords(run({ elapsed_ms: 3210 }))).toBe("3.2 s");
  expect(tookInWords(run({ elapsed_ms: null }))).toBe("");
});

test("each kind and each state has a unique name", () => {
  expect(new Set([...kindChoices(), ...stateChoices()].map(({ label }) => label)).size).toBe(
    kinds.length + states.length,
  );
});
