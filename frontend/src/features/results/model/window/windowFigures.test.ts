import { expect, test } from "vitest";
import type { ResponseTimes, WindowResult } from "@/api/types";
import { acmeWindow } from "@/test/fixtures";
import {
  comparisons,
  csvOfWindow,
  figureGroups,
  hasOpenPercentile,
  percentiles,
  stationRows,
} from "./windowFigures";

const [template] = acmeWindow.total as [ResponseTimes];

/** A window with one activity, whose reads are as given. */
function withReads(change: Partial<ResponseTimes>): WindowResult {
  const reads = { ...template, ...change };
  const activity = {
    activity: "login",
    event_id: "login",
    pool_id: "acme",
    name: "Login",
    operations: [reads],
  };
  return { ...acmeWindow, total: [reads], activities: [activity] } as WindowResult;
}

test("totals come first, then each activity with its reads and writes", () => {
  const groups = figureGroups(acmeWindow);
  expect(groups.map(({ isTotal }) => isTotal)).toEqual([true, ...acmeWindow.activities.map(() => false)]);
  expect(groups[0]?.rows.map(({ op }) => op)).toEqual(["Reads", "Writes"]);
  expect(groups.every(({ rows }) => rows.every((row) => row.percentiles.length === percentiles.length))).toBe(
    true,
  );
});

test("a single activity is not listed twice", () => {
  expect(figureGroups(withReads({})).map(({ name }) => name)).toEqual(["Login"]);
});

test("a figure has its spread, and a percentile of too few I/Os is left blank", () => {
  const few = { ...template.percentiles, p99_99_ms: null };
  const row = figureGroups(withReads({ mean_ms: 1.5, spread_ms: 0.0123, percentiles: few }))[0]?.rows[0];
  expect(row).toMatchObject({ mean: "1.50", spread: "± 0.01" });
  expect(row?.percentiles.at(-1)).toBe("–");
});

test("a mean that differs from the week's is explained in both directions", () => {
  const more = { fluid_mean_ms: 1.2, mean_ms: 1.5, difference_fraction: 0.25, agrees: false };
  expect(comparisons(withReads(more), "differs")).toEqual([
    {
      what: "Login, Reads",
      words: "week 1.20 ms, every I/O 1.50 ms: 25% higher",
    },
  ]);
  const less = { fluid_mean_ms: 2, mean_ms: 1.5, difference_fraction: -0.25, agrees: false };
  expect(comparisons(withReads(less), "differs")[0]?.words).toMatch(/25% lower$/);
  expect(comparisons(withReads({ agrees: true }), "differs")).toEqual([]);
});

test("a missing comparison gives the reason", () => {
  const busy = withReads({ agrees: null, utilization_fraction: 0.97 });
  expect(comparisons(busy, "open")[0]?.words).toMatch(/a component is at 97% utilization; above 95%/);
  const restless = withReads({ agrees: null, utilization_fraction: 0.5, spread_ms: 0.4 });
  expect(comparisons(restless, "open")[0]?.words).toMatch(/replications differ by ±0.400 ms/);
});

test("an explanation that applies to several figures is shown once", () => {
  const busy: Partial<ResponseTimes> = { agrees: null, utilization_fraction: 0.97 };
  const total = [
    { ...template, ...busy },
    { ...template, ...busy, op: "write" as const },
  ];
  const window = { ...acmeWindow, total, activities: [] };
  expect(comparisons(window, "open").map(({ what }) => what)).toEqual(["All activities"]);
  const other = { ...window, total: [...total, { ...template, agrees: true }] };
  expect(comparisons(other, "open").map(({ what }) => what)).toEqual([
    "All combined, Reads; All combined, Writes",
  ]);
});

test("percentiles of too few I/Os are detected", () => {
  const few = { ...template.percentiles, p99_99_ms: null };
  expect(hasOpenPercentile(withReads({ percentiles: few }))).toBe(true);
  const enough = { ...few, p99_99_ms: 9 };
  expect(hasOpenPercentile(withReads({ percentiles: enough }))).toBe(false);
});

test("components are sorted by utilization, next to the week", () => {
  const rows = stationRows(acmeWindow);
  const busy = acmeWindow.stations.map(({ mean_fraction }) => mean_fraction);
  expect(rows).toHaveLength(busy.length);
  expect(rows[0]).toMatchObject({ id: acmeWindow.stations[busy.indexOf(Math.max(...busy))]?.component });
});

test("the spreadsheet contains the unrounded numbers", () => {
  const { header, lines } = csvOfWindow(acmeWindow);
  const [first] = lines;
  expect(first).toHaveLength(header.length);
  expect(first?.[header.indexOf("mean_ms")]).toBe(acmeWindow.total[0]?.mean_ms);
  expect(first?.[header.indexOf("p99_9_ms")]).toBe(acmeWindow.total[0]?.percentiles.p99_9_ms);
});
