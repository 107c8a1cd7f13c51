import { expect, test } from "vitest";
import { linearAxis, logAxis, logTicks, ticksWithin } from "@/lib/chart/scale";

test.each([
  [26_755, 30_000, [0, 10_000, 20_000, 30_000]],
  [440, 600, [0, 200, 400, 600]],
  [1, 1, [0, 0.5, 1]],
  [0, 1, [0, 1]],
])("an axis for %d ends at %d", (highest, end, ticks) => {
  expect(linearAxis(highest)).toEqual({ domain: [0, end], ticks });
});

test("a log axis runs from decade to decade", () => {
  expect(logAxis(0.4, 120)).toEqual({ domain: [0.1, 1000], ticks: [0.1, 1, 10, 100, 1000] });
  expect(logAxis(1, 10).domain).toEqual([1, 10]);
});

test("ticks of a log axis are round, with fewer per decade on long axes", () => {
  expect(logTicks(0.3, 4)).toEqual([0.5, 1, 2]);
  expect(logTicks(0.02, 300)).toEqual([0.1, 1, 10, 100]);
});

test("ticks within a range are round", () => {
  expect(ticksWithin(1220, 2500)).toEqual([1250, 1500, 1750, 2000, 2250, 2500]);
  expect(ticksWithin(7, 7)).toEqual([7]);
});
