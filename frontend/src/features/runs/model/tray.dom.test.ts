import { expect, test } from "vitest";
import type { RunSummary } from "@/api/types";
import { run } from "@/test/server";
import { kindOf } from "./runs";
import { outcomeOf, trayInWords, trayOf } from "./tray";

const of = (id: string, changes: Partial<RunSummary>) =>
  ({ ...(run as unknown as RunSummary), id, ...changes }) as RunSummary;

const newestFirst = [
  of("r6", { state: "queued", kind: "range" }),
  of("r5", { state: "running", kind: "window" }),
  of("r4", { state: "failed", message: "It took too long." }),
  of("r3", { state: "cancelled" }),
  of("r2", { status: "pass" }),
  of("r1", { status: "at_risk" }),
];

test("active runs are listed in order, followed by the last three ended ones", () => {
  const { underWay, ended } = trayOf(newestFirst);
  expect(underWay.map(({ id }) => id)).toEqual(["r5", "r6"]);
  expect(ended.map(({ id }) => id)).toEqual(["r4", "r3", "r2"]);
});

test("the tray counts active runs", () => {
  expect(trayInWords(trayOf(newestFirst))).toBe("2 active runs");
  expect(trayInWords(trayOf([]))).toBe("No active runs");
});

test("each run shows its question and its outcome", () => {
  expect(newestFirst.map(kindOf).slice(0, 3)).toEqual(["Monte Carlo", "Discrete-event simulation", "Week"]);
  expect(newestFirst.slice(2).map(outcomeOf)).toEqual([
    "Failed: It took too long.",
    "Canceled",
    "Pass",
    "At risk",
  ]);
  expect(outcomeOf(of("w", { kind: "window", status: null }))).toBe("Succeeded");
});
