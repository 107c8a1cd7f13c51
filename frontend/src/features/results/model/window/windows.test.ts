import { expect, test } from "vitest";
import { epoch } from "@/lib/time/instants";
import { windowRun } from "@/test/server";
import { ageInWords, answerFor, isOfNow, windowName } from "./windows";

const range = { from: epoch("2011-06-06T07:05:00Z"), to: epoch("2011-06-06T07:06:00Z") };

test("a window is labeled with its period, version and progress", () => {
  expect(windowName(windowRun, "UTC")).toBe("Mon, Jun 6 07:05 – 07:06, v1");
  expect(windowName({ ...windowRun, state: "cancelled" }, "UTC")).toMatch(/, canceled$/);
});

test("a window of another version or with unsaved changes says so", () => {
  expect(isOfNow(windowRun, 1, true)).toBe(true);
  expect(ageInWords({ ...windowRun, scenario_version: 7 }, 9, true)).toBe(
    "Simulated for version 7; current version: 9",
  );
  expect(isOfNow(windowRun, 1, false)).toBe(false);
  expect(ageInWords(windowRun, 1, false)).toMatch(/unsaved changes$/);
});

test("only a window of the same period and document is used", () => {
  const older = { ...windowRun, id: "older", scenario_version: 0 };
  const failed = { ...windowRun, id: "failed", state: "failed" as const };
  expect(answerFor([failed, older, windowRun], range, 1, true)?.id).toBe("w1");
  expect(answerFor([failed, older], range, 1, true)).toBeNull();
  expect(answerFor([windowRun], { ...range, to: range.to + 1000 }, 1, true)).toBeNull();
});
