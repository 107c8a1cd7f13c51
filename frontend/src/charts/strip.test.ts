import { expect, test } from "vitest";
import { HOUR } from "@/lib/time/instants";
import { moved, stepped } from "./strip";

const overview = {
  startsAt: 0,
  endsAt: 24 * HOUR,
  bucketMs: HOUR,
  values: Array.from({ length: 24 }, () => 1),
};
const period = { from: 6 * HOUR, to: 12 * HOUR };

test("dragging one end snaps it to the grid and leaves the other end unchanged", () => {
  expect(moved(period, "from", 2.4 / 24, overview)).toEqual({ from: 8 * HOUR, to: 12 * HOUR });
  expect(moved(period, "to", -2.4 / 24, overview)).toEqual({ from: 6 * HOUR, to: 10 * HOUR });
});

test("an end stops at the other end and at the calendar", () => {
  expect(moved(period, "from", 1, overview)).toEqual({ from: 11 * HOUR, to: 12 * HOUR });
  expect(moved(period, "to", 1, overview)).toEqual({ from: 6 * HOUR, to: 24 * HOUR });
});

test("a dragged period does not shrink at the end of the calendar", () => {
  expect(moved(period, "both", 1, overview)).toEqual({ from: 18 * HOUR, to: 24 * HOUR });
  expect(moved(period, "both", -1, overview)).toEqual({ from: 0, to: 6 * HOUR });
});

test("a last bucket longer than the calendar does not extend the period", () => {
  const uneven = { ...overview, bucketMs: 7 * HOUR, values: [1, 1, 1, 1] };
  expect(moved(period, "to", 1, uneven)).toEqual({ from: 6 * HOUR, to: 24 * HOUR });
  expect(stepped(period, "to", "End", uneven)).toEqual({ from: 6 * HOUR, to: 24 * HOUR });
});

test("arrow keys move one step, Home and End to the limits, other keys do nothing", () => {
  expect(stepped(period, "from", "ArrowRight", overview)).toEqual({ from: 7 * HOUR, to: 12 * HOUR });
  expect(stepped(period, "to", "End", overview)).toEqual({ from: 6 * HOUR, to: 24 * HOUR });
  expect(stepped(period, "from", "Home", overview)).toEqual({ from: 0, to: 12 * HOUR });
  expect(stepped(period, "from", "x", overview)).toBeNull();
});
