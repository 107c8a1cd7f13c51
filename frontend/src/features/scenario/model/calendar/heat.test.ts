import { expect, test } from "vitest";
import { epoch, MINUTE } from "@/lib/time/instants";
import { heatAt, heatByDay } from "./heat";

const startsAt = epoch("2011-06-05T00:00:00Z");

test("a quiet day is blank, the busiest bucket is full, and equal neighbors share a color stop", () => {
  const values = Array.from({ length: 288 }, (_, i) => (i === 150 ? 1000 : 0));
  const days = heatByDay({ startsAt, bucketMs: 10 * MINUTE, values }, "UTC");
  expect(days.get("2011-06-05")).toBe("linear-gradient(to bottom, transparent 0% 100%)");
  expect(days.get("2011-06-06")).toBe(
    "linear-gradient(to bottom, transparent 0% 4.167%, color-mix(in srgb, var(--sz-heat) 100%, transparent) 4.167% 4.861%, transparent 4.861% 100%)",
  );
});

test("days are in the scenario's time zone", () => {
  const values = Array.from({ length: 144 }, () => 1);
  const days = heatByDay({ startsAt, bucketMs: 10 * MINUTE, values }, "America/New_York");
  expect([...days.keys()]).toEqual(["2011-06-04", "2011-06-05"]);
});

test("a stripe has the color of its busiest minute, so that no peak is lost", () => {
  const values = Array.from({ length: 1440 }, (_, i) => (i === 601 ? 1000 : 0));
  const heat = { startsAt, bucketMs: MINUTE, values };
  expect(heatByDay(heat, "UTC").get("2011-06-05")).toContain(
    "color-mix(in srgb, var(--sz-heat) 100%, transparent) 41.667% 41.875%",
  );
  expect(heatAt(heat, startsAt + 601 * MINUTE + 59_000)).toBe(1000);
  expect(heatAt(heat, startsAt + 1440 * MINUTE)).toBeNull();
});
