import { expect, test } from "vitest";
import { bandPath, heightOf, meanPath } from "./paths";

const same = (value: number) => value;
const point = (at: number, mean: number | null) => ({
  at,
  mean,
  low: mean === null ? null : mean - 1,
  high: mean === null ? null : mean + 1,
});

test("a line is broken at points without a value", () => {
  const points = [point(0, 1), point(1, 2), point(2, null), point(3, 4), point(4, 5)];
  expect(meanPath(points, same, same)).toBe("M0,1L1,2M3,4L4,5");
  expect(meanPath([], same, same)).toBe("");
});

test("a band encloses the highest and the lowest values", () => {
  expect(bandPath([point(0, 1), point(1, 2)], same, same)).toBe("M0,2L1,3L1,1L0,0Z");
});

test("a log axis spaces equal factors equally and raises values below its lower end", () => {
  const axis = { scale: "log", domain: [1, 100] } as const;
  expect(heightOf(10, axis)).toBeCloseTo(0.5);
  expect(heightOf(0, axis)).toBe(0);
  expect(heightOf(25, { scale: "linear", domain: [0, 100] })).toBe(0.25);
});
