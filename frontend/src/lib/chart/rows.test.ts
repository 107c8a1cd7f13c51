import { expect, test } from "vitest";
import { rowsOf, rowsWithin, valueAt } from "@/lib/chart/rows";
import type { BandSeries } from "@/lib/chart/viewModel";

const line = (id: string, points: [number, number | null][]): BandSeries => ({
  id,
  label: id,
  color: "red",
  points: points.map(([at, mean]) => ({ at, mean, low: mean, high: mean })),
});

test("series with points at different instants share rows", () => {
  const rows = rowsOf([
    line("a", [
      [0, 0],
      [10, 100],
    ]),
    line("b", [
      [0, 1],
      [5, 2],
      [10, 1],
    ]),
  ]);
  expect(rows.map((row) => [row.at, row["a.mean"], row["b.mean"]])).toEqual([
    [0, 0, 1],
    [5, 50, 2],
    [10, 100, 1],
  ]);
  expect(rows[1]?.["b.band"]).toEqual([2, 2]);
});

test("interpolation does not close a gap", () => {
  const rows = rowsOf([
    line("a", [
      [0, 1],
      [10, null],
      [20, 1],
    ]),
    line("b", [
      [0, 1],
      [15, 1],
      [20, 1],
    ]),
  ]);
  expect(rows.map((row) => row["a.mean"])).toEqual([1, null, null, 1]);
});

test("the value at an instant is interpolated", () => {
  const { points } = line("a", [
    [0, 0],
    [10, 100],
  ]);
  expect(valueAt(points, 2.5)?.mean).toBe(25);
  expect(valueAt(points, 10)?.mean).toBe(100);
  expect(valueAt(points, 11)).toBeNull();
  expect(valueAt([], 1)).toBeNull();
});

test("rows of a log axis have no value below its lower end", () => {
  const panel = {
    id: "latency",
    title: "",
    unit: "ms",
    domain: [0.1, 10] as [number, number],
    ticks: [],
    series: [
      line("a", [
        [0, 0],
        [10, null],
        [20, 5],
      ]),
    ],
    ceilings: [],
    summary: "",
  };
  const rows = rowsWithin({ ...panel, scale: "log" });
  expect(rows.map((row) => row["a.mean"])).toEqual([0.1, null, 5]);
  expect(rows[0]?.["a.band"]).toEqual([0.1, 0.1]);
  expect(rows.map(({ at }) => at)).toEqual([0, 10, 20]);
  expect(rowsWithin({ ...panel, scale: "linear" })[0]?.["a.mean"]).toBe(0);
});
