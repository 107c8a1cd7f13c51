import { expect, test } from "vitest";
import { acmeEvidence as rows } from "@/test/fixtures";
import { scatter, scatterTable } from "./scatter";

const titles = new Map([
  ["netapp-tr3949", "NetApp TR-3949"],
  ["dell-ps6100xs", "Dell PS6100XS"],
]);
const reads = rows.filter((row) => row.id === "t10-81-reads");

test("points have both numbers, and calibrated rows are hollow", () => {
  const { points, domain } = scatter(rows, titles);
  expect(points.find((point) => point.id === "t10-81-reads")?.calibrated).toBe(true);
  expect(points.some((point) => point.id === "t11-81-reads")).toBe(false);
  expect(points.every((point) => point.measured >= domain[0] && point.predicted <= domain[1])).toBe(true);
});

test("only studies with points are in the legend", () => {
  expect(scatter(rows, titles).groups.map(({ label }) => label)).toEqual(["NetApp TR-3949"]);
});

test("two printed values are drawn as a range around their middle", () => {
  const [point] = scatter(
    reads.map((row) => ({ ...row, measured: [14_000, 15_000] as const })),
    titles,
  ).points;
  expect(point).toMatchObject({ measured: 14_500, spread: [500, 500] });
});

test("the band is the tolerance common to all rows", () => {
  expect(scatter(reads, titles).tolerance).toBe(0.15);
  const loose = reads.map((row) => ({ ...row, tolerance: { relative: 0.4, absolute: null } }));
  expect(scatter(loose, titles).tolerance).toBe(0.4);
  expect(scatter([...reads, ...loose], titles).tolerance).toBe(0.15);
});

test("the table has one row per point with both numbers", () => {
  const drawn = scatter(reads, titles);
  const { header, rows: lines } = scatterTable(drawn);
  expect(lines).toHaveLength(drawn.points.length);
  expect(lines[0]?.cells).toHaveLength(header.length - 1);
  expect(lines[0]?.cells.at(-1)).toBe("Calibration");
});

test("small numbers in the table have enough digits", () => {
  const small = reads.map((row) => ({ ...row, measured: [0.28, 0.32] as const, predicted: 0.018 }));
  expect(scatterTable(scatter(small, titles)).rows[0]?.cells.slice(1, 4)).toEqual(["0.28", "0.32", "0.018"]);
});
