import { expect, test } from "vitest";
import { piecesOf } from "@/lib/chart/heat";
import { epoch } from "@/lib/time/instants";
import { acme, acmePreview } from "@/test/fixtures";
import { heatMap } from "./heatMap";

const startsAt = epoch(acme.calendar.starts_at);
const heat = heatMap(acmePreview.series, startsAt, acme.time_zone);

test("the heat map has a row for each part of the array, with the service's figures", () => {
  const given = Object.keys(acmePreview.series.bands).filter((name) => name.endsWith("_fraction"));
  expect(heat.rows.map(({ id }) => `${id}_fraction`).sort()).toEqual(given.sort());
  const [cpu] = heat.rows;
  const band = acmePreview.series.bands.controller_cpu_fraction;
  expect(cpu?.points).toHaveLength(band?.max.length ?? 0);
  const top = Math.max(...(band?.max ?? []).map((value) => value ?? 0));
  expect(Math.max(...(cpu?.points ?? []).map(({ high }) => high ?? 0))).toBeCloseTo(top * 100, 9);
});

test("the heat map text says when each part was busiest", () => {
  expect(heat.summary).toMatch(/^Utilization. Controller CPU: peak \d+% at \w{3}, \w{3} \d+ \d\d:\d\d; /);
});

test("neighbors with the same shade are merged, and idle periods are omitted", () => {
  const highs = [0, 30, 40, null, 95, 60];
  const points = highs.map((high, i) => ({ at: 10 * i + 5, mean: high, low: high, high }));
  expect(piecesOf(points, 10, [1, 25, 50, 70, 90])).toEqual([
    { from: 10, to: 30, level: 2 },
    { from: 40, to: 50, level: 5 },
    { from: 50, to: 60, level: 3 },
  ]);
});
