import { expect, test } from "vitest";
import { between, zoomed } from "./zoom";

const bounds = { from: 0, to: 100_000 };

test("a period runs from the earlier to the later instant, in whole seconds, within the bounds", () => {
  expect(between(20_400, 9600, bounds)).toEqual({ from: 10_000, to: 20_000 });
  expect(between(95_000, 140_000, bounds)).toEqual({ from: 95_000, to: 100_000 });
});

test("a period is never empty", () => {
  expect(between(5000, 5100, bounds)).toEqual({ from: 5000, to: 6000 });
  expect(between(100_000, 100_000, bounds)).toEqual({ from: 99_000, to: 100_000 });
});

test("zooming leaves the instant under the cursor in place", () => {
  expect(zoomed({ from: 0, to: 80_000 }, 20_000, 0.5, bounds)).toEqual({ from: 10_000, to: 50_000 });
  expect(zoomed({ from: 10_000, to: 50_000 }, 20_000, 2, bounds)).toEqual({ from: 0, to: 80_000 });
  expect(zoomed({ from: 40_000, to: 90_000 }, 60_000, 4, bounds)).toEqual(bounds);
});
