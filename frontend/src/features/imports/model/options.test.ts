import { expect, test } from "vitest";
import { epoch } from "@/lib/time/instants";
import { esxtopSummary, loginStorm, workload } from "@/test/imports";
import { askedFor, daily, once, spansOf, windowOfStorm, windowsOf } from "./options";

const bounds = { from: epoch("2011-06-06T00:00:00Z"), to: epoch("2011-06-08T00:00:00Z") };

test("windows are those requested, or else those suggested by storms", () => {
  expect(windowsOf(esxtopSummary.options, esxtopSummary)).toHaveLength(2);
  const asked = { phase: "idle" as const, from_time: "01:00", to_time: "02:00" };
  expect(windowsOf({ ...esxtopSummary.options, windows: [asked] }, esxtopSummary)).toEqual([asked]);
});

test("a daily window is found on each day, including across midnight", () => {
  const night = { phase: "idle" as const, from_time: "23:00", to_time: "01:00" };
  const spans = spansOf(night, bounds, "UTC");
  expect(spans.map(({ from }) => new Date(from).toISOString())).toEqual([
    "2011-06-05T23:00:00.000Z",
    "2011-06-06T23:00:00.000Z",
    "2011-06-07T23:00:00.000Z",
  ]);
  expect(spans.every(({ from, to }) => to - from === 2 * 3_600_000)).toBe(true);
});

test("a daily window follows local time across clock changes", () => {
  const spring = { from: epoch("2026-03-28T00:00:00Z"), to: epoch("2026-03-30T12:00:00Z") };
  const morning = { phase: "monday_login" as const, from_time: "08:30", to_time: "09:00" };
  const begins = spansOf(morning, spring, "Europe/Berlin").map(({ from }) => new Date(from).toISOString());
  expect(begins).toEqual([
    "2026-03-28T07:30:00.000Z",
    "2026-03-29T06:30:00.000Z",
    "2026-03-30T06:30:00.000Z",
  ]);
});

test("a window can change between one day and every day and keeps its time", () => {
  const window = windowOfStorm(loginStorm, "Europe/Berlin");
  expect(window.phase).toBe("monday_login");
  const everyDay = daily(window, "Europe/Berlin");
  expect(everyDay).toEqual({ phase: "monday_login", from_time: "09:00", to_time: "09:30" });
  const back = once(everyDay, epoch("2011-06-06T06:00:00Z"), "Europe/Berlin");
  expect(back).toEqual({
    phase: "monday_login",
    starts_at: "2011-06-06T07:00:00Z",
    ends_at: "2011-06-06T07:30:00Z",
  });
});

test("a storm on a day other than Monday is a login after a day of use", () => {
  const tuesday = { ...loginStorm, starts_at: "2011-06-07T07:00:00Z", ends_at: "2011-06-07T07:30:00Z" };
  expect(windowOfStorm(tuesday, "UTC").phase).toBe("tuesday_login");
  expect(windowOfStorm({ ...tuesday, kind: "boot" }, "UTC").phase).toBe("power_on");
});

test("only facts missing from all files are requested", () => {
  expect(askedFor(esxtopSummary)).toEqual({
    desktops: false,
    spreading: false,
    order: true,
    beginning: false,
    period: false,
  });
  const ofHosts = { ...workload, entity_kind: "host" as const, first_at: null };
  expect(askedFor({ ...esxtopSummary, workload: ofHosts })).toMatchObject({
    desktops: true,
    beginning: true,
  });
  const cut = {
    file: "a.csv",
    message: "Die Sekunden fehlen.",
    given: "",
    allowed: "die Originaldatei",
    option: "spread_evenly" as const,
  };
  expect(askedFor({ ...esxtopSummary, refused: [cut] }).spreading).toBe(true);
  const open = { ...cut, option: "date_order" as const };
  const inventory = { ...esxtopSummary, workload: null };
  expect(askedFor(inventory).order).toBe(false);
  expect(askedFor({ ...inventory, refused: [open] }).order).toBe(true);
  const remarks = [{ text: "ambiguous date", row: 2, column: null, option: "date_order" as const }];
  const files = inventory.files.map((file) => ({ ...file, remarks }));
  expect(askedFor({ ...inventory, files }).order).toBe(true);
});
