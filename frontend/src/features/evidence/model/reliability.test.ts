import { expect, test } from "vitest";
import { reliability, reliabilityTable } from "./reliability";

const coverage = [
  { expected: 0.5, n_rows: 10, n_inside: 6, left_out_n_rows: 4, left_out_n_inside: 1 },
  { expected: 0.8, n_rows: 10, n_inside: 9, left_out_n_rows: 4, left_out_n_inside: 3 },
];

test("points are shares of the checks, with and without the study's own rows", () => {
  expect(reliability(coverage).points).toEqual([
    { expected: 0.5, own: 0.6, leftOut: 0.25 },
    { expected: 0.8, own: 0.9, leftOut: 0.75 },
  ]);
});

test("the summary is about the range from P10 to P90", () => {
  const { summary } = reliability(coverage);
  expect(summary).toContain("9 of 10 checks");
  expect(summary).toContain("75%");
});

test("without measurements, no share is invented", () => {
  const [empty] = coverage;
  const none = { ...empty, expected: 0.8, n_rows: 0, n_inside: 0, left_out_n_rows: 0, left_out_n_inside: 0 };
  expect(reliability([none]).points).toEqual([{ expected: 0.8, own: null, leftOut: null }]);
  expect(reliability([none]).summary).toBe("");
  expect(reliability([]).summary).toBe("");
});

test("the table has one row per range", () => {
  const { header, rows } = reliabilityTable(reliability(coverage));
  expect(header).toHaveLength(3);
  expect(rows.map(({ label, cells }) => [label, ...cells])).toEqual([
    ["50%", "60%", "25%"],
    ["80%", "90%", "75%"],
  ]);
});
