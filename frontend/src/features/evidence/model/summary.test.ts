import { expect, test } from "vitest";
import type { BacktestSummary, CheckCount, SystemSummary } from "@/api/types";
import { headline, medianInWords, withinOfChecks } from "./summary";

const count = (n_checks: number, n_within: number, median_relative_error: number): CheckCount => ({
  n_checks,
  n_within,
  n_bounds: 0,
  median_relative_error,
});
const none = count(0, 0, 0);
const system = (checks: CheckCount) => ({ checks, left_out: none }) as SystemSummary;

test("the headline gives the number of checks and their median error", () => {
  const summary = {
    checks: count(50, 40, 0.11),
    left_out: none,
    systems: [system(count(40, 33, 0.1)), system(count(10, 7, 0.2)), system(none)],
  } as unknown as BacktestSummary;
  expect(headline(summary)).toBe(
    "Validated against 2 published studies: 40 of 50 independent checks within tolerance, median error 11%.",
  );
  expect(headline({ ...summary, left_out: count(20, 9, 0.34) })).toMatch(
    /Leave-one-out: 9 of 20 within tolerance, median error 34%\.$/,
  );
});

test("a study without checks has an empty summary", () => {
  expect([withinOfChecks(none), medianInWords(none)]).toEqual(["", ""]);
  expect([withinOfChecks(count(3, 2, 0.1)), medianInWords(count(3, 2, 0.1))]).toEqual(["2 of 3", "10%"]);
});
