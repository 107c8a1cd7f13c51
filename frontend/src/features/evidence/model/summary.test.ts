import { expect, test } from "vitest";
import type { BacktestSummary, CheckCount, SystemSummary } from "@/api/types";
import { boundsMet, headline, medianInWords, withinOfChecks } from "./summary";

const count = (
  n_checks: number,
  n_within: number,
  median_relative_error: number,
  [n_bounds_within, n_bounds] = [0, 0],
): CheckCount => ({ n_checks, n_within, n_bounds, n_bounds_within, median_relative_error });
const none = count(0, 0, 0);
const system = (checks: CheckCount) => ({ checks, left_out: none }) as SystemSummary;

test("the headline counts measured values and published bounds separately", () => {
  const summary = {
    checks: count(50, 40, 0.11, [9, 10]),
    left_out: none,
    systems: [system(count(40, 33, 0.1)), system(count(10, 7, 0.2)), system(none)],
  } as unknown as BacktestSummary;
  expect(headline(summary)).toBe(
    "Validated against 2 published studies: 31 of 40 measured values within tolerance, median error 11%; 9 of 10 published bounds met.",
  );
  expect(headline({ ...summary, left_out: count(20, 9, 0.34, [2, 3]) })).toMatch(
    /Leave-one-out: 7 of 17 measured values within tolerance, median error 34%; 2 of 3 bounds met\.$/,
  );
});

test("a study without checks has an empty summary", () => {
  expect([withinOfChecks(none), boundsMet(none), medianInWords(none)]).toEqual(["", "", ""]);
  const values = count(3, 2, 0.1);
  expect([withinOfChecks(values), boundsMet(values), medianInWords(values)]).toEqual(["2 of 3", "", "10%"]);
  const bounds = count(2, 1, 0, [1, 2]);
  expect([withinOfChecks(bounds), boundsMet(bounds), medianInWords(bounds)]).toEqual(["", "1 of 2", ""]);
});
