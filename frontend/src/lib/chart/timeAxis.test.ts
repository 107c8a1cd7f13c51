import { expect, test } from "vitest";
import { DAY, epoch, HOUR } from "@/lib/time";
import { ticksThatFit, timeAxis } from "./timeAxis";

const secondWeek = { from: epoch("2011-06-05T00:00:00Z"), to: epoch("2011-06-12T00:00:00Z") };

test("the axis has days, and hours on short periods", () => {
  const week = timeAxis(secondWeek.from, secondWeek.to, "UTC");
  expect(week.ticks.map((tick) => tick.label)[1]).toBe("Mon, Jun 6");
  expect(week.ticks.every((tick) => tick.major)).toBe(true);
  const morning = timeAxis(epoch("2011-06-06T05:45:00Z"), epoch("2011-06-06T09:00:00Z"), "UTC");
  expect(morning.ticks.map((tick) => tick.label)).toEqual([
    "06:00",
    "06:30",
    "07:00",
    "07:30",
    "08:00",
    "08:30",
  ]);
  expect(
    timeAxis(secondWeek.from, secondWeek.from + 2 * DAY, "UTC").ticks.map(({ label }) => label),
  ).toContain("12:00");
});

test("days begin at midnight of the zone", () => {
  const [first] = timeAxis(secondWeek.from, secondWeek.to, "Europe/Berlin").ticks;
  expect(first?.at).toBe(secondWeek.from + 22 * HOUR);
});

test("a period of a minute has ticks in seconds", () => {
  const from = epoch("2011-06-06T07:03:07Z");
  expect(timeAxis(from, from + 60_000, "UTC").ticks.map(({ label }) => label)).toEqual([
    "07:03:10",
    "07:03:20",
    "07:03:30",
    "07:03:40",
    "07:03:50",
    "07:04:00",
  ]);
});

test("labels that do not fit are left out, hours before days", () => {
  const fortnight = timeAxis(secondWeek.from - 7 * DAY, secondWeek.to, "UTC");
  expect(ticksThatFit(fortnight, 1400)).toEqual(fortnight.ticks);
  const narrow = ticksThatFit(fortnight, 700).map(({ label }) => label);
  expect(narrow).toEqual(fortnight.ticks.filter((_, i) => i % 2 === 0).map(({ label }) => label));
  const night = timeAxis(secondWeek.from + 20 * HOUR, secondWeek.from + 28 * HOUR, "UTC");
  const [first, ...others] = ticksThatFit(night, 100).map(({ label }) => label);
  expect([first, ...others]).toContain("Mon, Jun 6");
  expect(others.length).toBeLessThan(night.ticks.length - 1);
});
