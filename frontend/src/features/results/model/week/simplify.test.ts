import { expect, test } from "vitest";
import { simplified } from "./simplify";

const at = (time: number, mean: number | null, high = mean) => ({ at: time, mean, low: mean, high });

test("a plateau keeps both ends", () => {
  const points = [at(0, 5), at(1, 5), at(2, 5), at(3, 5), at(4, 9)];
  expect(simplified(points, 0).map((p) => p.at)).toEqual([0, 3, 4]);
});

test("a peak that appears only in the band is kept", () => {
  const points = [at(0, 5), at(1, 5, 40), at(2, 5), at(3, 5)];
  expect(simplified(points, 0).map((p) => p.at)).toEqual([0, 1, 2, 3]);
});

test("the edges of a gap are kept", () => {
  const points = [at(0, 5), at(1, null), at(2, null), at(3, null), at(4, 5)];
  expect(simplified(points, 0).map((p) => p.at)).toEqual([0, 1, 3, 4]);
});
