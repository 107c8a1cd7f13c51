import { afterEach, expect, test } from "vitest";
import { activeLocale } from "@/i18n/locale";
import {
  addDays,
  clock,
  DAY,
  epoch,
  fromWallTime,
  HOUR,
  instantAt,
  midnights,
  moment,
  spanOfTime,
  startOfDay,
  wallTime,
} from "./instants";

const zone = "Europe/Berlin";
const locale = activeLocale.get();

afterEach(() => activeLocale.set(locale));

test("an instant is shown in the scenario's time zone", () => {
  const at = epoch("2011-06-06T07:00:00Z");
  expect(wallTime(at, zone)).toBe("2011-06-06T09:00:00");
  expect(clock(at, zone)).toBe("09:00");
  expect(moment(at, "UTC")).toBe("Mon, Jun 6 07:00");
});

test("a screen position may fall between milliseconds", () => {
  expect(wallTime(epoch("2011-06-06T07:00:00Z") + 0.25, "UTC")).toBe("2011-06-06T07:00:00");
});

test("local times convert to instants and back", () => {
  expect(instantAt(fromWallTime("2011-06-06T09:00:00", zone))).toBe("2011-06-06T07:00:00Z");
  expect(instantAt(fromWallTime("2011-06-06T07:00:00Z", "UTC"))).toBe("2011-06-06T07:00:00Z");
});

test("the hour skipped by summer time maps to the following hour", () => {
  expect(instantAt(fromWallTime("2026-03-29T02:30:00", zone))).toBe("2026-03-29T01:30:00Z");
});

test("a day later is the same time of day, even if that day has 23 hours", () => {
  const evening = fromWallTime("2026-03-28T20:00:00", zone);
  expect(addDays(evening, 1, zone) - evening).toBe(DAY - HOUR);
});

test("midnights are in the time zone", () => {
  const from = epoch("2026-03-28T12:00:00Z");
  const found = midnights(from, from + 2 * DAY, zone);
  expect(found.map((at) => wallTime(at, zone))).toEqual([
    "2026-03-28T00:00:00",
    "2026-03-29T00:00:00",
    "2026-03-30T00:00:00",
  ]);
  expect(startOfDay(from, zone)).toBe(found[0]);
});

test("a period names its second day only if it differs", () => {
  const from = epoch("2011-06-06T07:00:00Z");
  expect(spanOfTime(from, from + HOUR, "UTC")).toBe("Mon, Jun 6 07:00 – 08:00");
  expect(spanOfTime(from, from + DAY, "UTC")).toBe("Mon, Jun 6 07:00 – Tue, Jun 7 07:00");
  expect(spanOfTime(from, from + 45_000, "UTC")).toBe("Mon, Jun 6 07:00:00 – 07:00:45");
});

test.each([
  ["en-US", "Mon, Jun 6 07:00"],
  ["de-DE", "Mo., 6. Juni 07:00"],
  ["ja-JP", "6月6日(月) 07:00"],
])("a time is formatted as in the texts of the service: %s", (formats, text) => {
  activeLocale.set({ language: formats.slice(0, 2), formats });
  expect(moment(epoch("2011-06-06T07:00:00Z"), "UTC")).toBe(text);
});
