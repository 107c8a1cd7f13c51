import { expect, test } from "vitest";
import type { ResponseCurve } from "@/api/types";
import { curveTable, curveView } from "./responseCurve";

const point = (iops: number, mean_ms: number) => ({ iops, mean_ms, read_ms: mean_ms, write_ms: null });
const curve: ResponseCurve = {
  phase_id: "first-login",
  label: "Mon, May 30 08:00 First login",
  points: [point(0, 1.2), point(20_000, 1.5), point(28_000, 300)],
  here: point(25_063, 35.2),
  curve_here_ms: 1.9,
  moments: [point(10_000, 1.3), point(28_500, 79)],
  moment_s: 60,
  full_iops: 28_516,
  full_component: "controller_cpu",
  goal_ms: 20,
  goal_iops: 27_000,
  ceiling: { iops: 25_664, component: "controller_cpu", fraction: 0.9 },
  sentence: "At 25,063 IOPS an I/O takes 35 ms.",
};

test("the phase and its goal lie within the axes, and the axes start at zero", () => {
  const { rates, times, here, goal, full, summary } = curveView(curve);
  expect([rates.domain[0], times.domain[0], times.scale]).toEqual([0, 0, "linear"]);
  expect(here.ms).toBeLessThan(times.domain[1]);
  expect(goal.ms).toBeLessThan(times.domain[1]);
  expect(rates.domain[1]).toBeGreaterThanOrEqual(curve.full_iops);
  expect([here.label, goal.label, full.label]).toEqual(["here: 35 ms", "goal 20 ms", "CPU saturated"]);
  expect(summary).toBe(`Response-time curve for ${curve.label}. ${curve.sentence}`);
});

test("the axis is logarithmic if the array falls far behind", () => {
  expect(curveView({ ...curve, here: point(28_000, 4000) }).times.scale).toBe("log");
});

test("the table names the phase and the goal, and the file has whole numbers", () => {
  const table = curveTable(curve);
  expect(table.rows.map(({ label }) => label)).toEqual([
    "0",
    "20,000",
    "25,063, this phase",
    "27,000, goal",
    "28,000",
  ]);
  expect(table.rows[2]?.cells).toEqual(["35", "35", "–"]);
  expect(table.raw?.().lines[1]).toEqual([20_000, 1.5, 1.5, null]);
});
