import { expect, test } from "vitest";
import type { ScenarioEvent } from "@/api/types";
import { epoch } from "@/lib/time/instants";
import { acme, fas3270 } from "@/test/fixtures";
import { partsOf, withPart } from "../failures";
import {
  added,
  byClock,
  copied,
  copiedToNextDay,
  daysInWords,
  eventNamed,
  kindGroups,
  kindOrder,
  moved,
  plannedEnd,
  removed,
  repeating,
  resized,
  restored,
  seriesStart,
  stillPossible,
} from "./events";

const at = (time: string) => epoch(`2011-${time}Z`);

test("a moved event keeps its length", () => {
  const after = moved(acme, "network-outage", at("06-06T03:00:00"));
  expect(eventNamed(after, "network-outage")).toMatchObject({
    starts_at: "2011-06-06T03:00:00Z",
    ends_at: "2011-06-06T07:30:00Z",
  });
  expect(eventNamed(moved(acme, "reboot", at("06-06T06:00:00")), "reboot")?.starts_at).toBe(
    "2011-06-06T06:00:00Z",
  );
});

test("moving an event leaves the others unchanged", () => {
  const after = moved(acme, "reboot", at("06-06T06:00:00"));
  expect(after.events.filter((event, i) => event !== acme.events[i]).map((event) => event.id)).toEqual([
    "reboot",
  ]);
});

test("events cannot leave the calendar", () => {
  expect(moved(acme, "reboot", at("05-28T23:45:00"))).toBe(acme);
  expect(moved(acme, "reboot", at("06-12T00:00:00"))).toBe(acme);
  expect(moved(acme, "network-outage", at("06-11T23:00:00"))).toBe(acme);
  expect(resized(acme, "network-outage", at("06-12T00:15:00"))).toBe(acme);
});

test("a window is resized in seconds and an outage by its end, and a reboot cannot be resized", () => {
  expect(eventNamed(resized(acme, "first-login", at("05-30T08:45:00")), "first-login")).toMatchObject({
    window_s: 2700,
  });
  expect(eventNamed(resized(acme, "network-outage", at("06-06T05:00:00")), "network-outage")).toMatchObject({
    ends_at: "2011-06-06T05:00:00Z",
  });
  expect(resized(acme, "reboot", at("06-06T09:00:00"))).toBe(acme);
  expect(resized(acme, "first-login", at("05-30T08:00:00"))).toBe(acme);
});

test("an event has a planned end only if the plan defines one", () => {
  const end = (id: string) => {
    const event = eventNamed(acme, id);
    return event && plannedEnd(event);
  };
  expect(end("first-login")).toBe(at("05-30T08:28:00"));
  expect(end("network-maintenance")).toBe(at("06-06T02:00:00"));
  expect(end("reboot")).toBeNull();
});

test("a new event gets the drawn time and a unique id", () => {
  const first = added(acme, "login", at("06-08T08:00:00"), at("06-08T09:00:00"));
  const second = added(first.scenario, "login", at("06-09T08:00:00"));
  expect([first.id, second.id]).toEqual(["login", "login-2"]);
  expect(eventNamed(second.scenario, "login")).toMatchObject({ window_s: 3600, pool_ids: ["acme"] });
  expect(eventNamed(second.scenario, "login-2")).toMatchObject({ window_s: 1800 });
});

test("a new event stays inside the calendar", () => {
  const { scenario, id } = added(acme, "outage", at("06-12T08:00:00"));
  expect(eventNamed(scenario, id)).toMatchObject({
    starts_at: "2011-06-11T23:45:00Z",
    ends_at: "2011-06-12T00:00:00Z",
  });
});

test("a copy is one day later, and events stay in calendar order", () => {
  const copy = copiedToNextDay(acme, eventNamed(acme, "tuesday-login-31") as ScenarioEvent);
  expect(copy?.id).toBe("tuesday-login");
  expect(eventNamed(copy?.scenario ?? acme, "tuesday-login")?.starts_at).toBe("2011-06-01T08:00:00Z");
  const starts = copy?.scenario.events.map((event) => epoch(event.starts_at)) ?? [];
  expect([...starts].sort((a, b) => a - b)).toEqual(starts);
});

test("a removed event is gone", () => {
  expect(eventNamed(removed(acme, "reboot"), "reboot")).toBeUndefined();
});

test("every kind can be added with its usual duration", () => {
  const start = at("06-08T20:00:00");
  const kinds = kindOrder.map((kind) => {
    const { scenario, id } = added(acme, kind, start);
    return eventNamed(scenario, id)?.kind;
  });
  expect(kinds).toEqual(kindOrder);
  const backup = eventNamed(added(acme, "backup", start).scenario, "backup");
  expect(backup).toMatchObject({ ends_at: "2011-06-09T00:00:00Z", sequential_fraction: 1 });
  const scan = eventNamed(added(acme, "antivirus_scan", start).scenario, "antivirus-scan");
  expect(scan).toMatchObject({ gib_per_desktop: 10, pool_ids: ["acme"] });
  expect(scan && plannedEnd(scan)).toBeNull();
  const later = moved(added(acme, "failure", start).scenario, "failure", at("06-08T21:00:00"));
  expect(eventNamed(later, "failure")).toMatchObject({ ends_at: "2011-06-09T01:00:00Z" });
});

test("every kind is in one group of the palette", () => {
  expect(kindGroups.flatMap((group) => group.kinds).sort()).toEqual([...kindOrder].sort());
});

test("only existing parts can fail, and only drives have a tier", () => {
  expect(partsOf({ ...fas3270, flash_cache: null })).toEqual(["drive", "controller", "port"]);
  const failure = eventNamed(added(acme, "failure", at("06-08T20:00:00")).scenario, "failure");
  if (failure?.kind !== "failure") throw new Error("no failure was added");
  expect(withPart({ ...failure, tier: "flash" }, "port")).toMatchObject({ part: "port", tier: null });
  expect(withPart({ ...failure, tier: "flash" }, "drive").tier).toBe("flash");
});

test("an event repeats on the selected days and its own, and happens once without others", () => {
  const reboot = eventNamed(acme, "reboot");
  if (reboot === undefined) throw new Error("no reboot in the sample");
  expect(repeating(reboot, ["wed"], "UTC")).toEqual({ weekdays: ["mon", "wed"], until: null });
  expect(repeating(reboot, ["mon"], "UTC")).toEqual({ weekdays: ["mon"], until: null });
  const weekly = { ...reboot, repeat: { weekdays: ["mon" as const, "wed" as const] } };
  expect(repeating(weekly, [], "UTC")).toBeNull();
  expect(repeating(weekly, ["mon"], "UTC")).toBeNull();
  expect(copiedToNextDay({ ...acme, events: [weekly] }, weekly)?.scenario.events.at(-1)?.repeat).toBeNull();
});

const reboot = () => {
  const event = eventNamed(acme, "reboot");
  if (event === undefined) throw new Error("no reboot in the sample");
  return event;
};

test("moving a repeating event to another day changes its weekday", () => {
  const weekly = {
    ...acme,
    events: [{ ...reboot(), repeat: { weekdays: ["mon" as const, "wed" as const] } }],
  };
  const days = (startsAt: number) =>
    eventNamed(moved(weekly, "reboot", startsAt), "reboot")?.repeat?.weekdays;
  expect(days(at("06-07T07:00:00"))).toEqual(["tue", "wed"]);
  expect(days(at("06-08T07:00:00"))).toEqual(["mon", "wed"]);
});

test("moving a later occurrence changes the time of day of all", () => {
  expect(seriesStart(reboot(), at("06-08T07:00:00"), at("06-09T08:15:00"), true)).toBe(at("06-06T08:15:00"));
  expect(seriesStart(reboot(), at("06-08T07:00:00"), at("06-08T06:00:00"), true)).toBe(at("06-06T06:00:00"));
});

test("the first occurrence at a site takes its event to another day", () => {
  expect(seriesStart(reboot(), at("06-06T12:00:00"), at("06-08T12:15:00"), false)).toBe(at("06-08T07:15:00"));
});

test("a copy is placed at the given time and happens once, only within the calendar", () => {
  const login = eventNamed(acme, "first-login");
  if (login === undefined) throw new Error("no first login in the sample");
  const repeated = { ...login, repeat: { weekdays: ["mon" as const] } };
  const copy = copied(acme, repeated, at("06-02T09:00:00"));
  expect(eventNamed(copy?.scenario ?? acme, copy?.id)).toMatchObject({
    starts_at: "2011-06-02T09:00:00Z",
    repeat: null,
  });
  expect(copied(acme, login, at("06-12T09:00:00"))).toBeNull();
});

test("a deleted event is restored once", () => {
  const without = removed(acme, "reboot");
  const back = restored(without, reboot());
  expect(back.events.map(({ id }) => id).sort()).toEqual(acme.events.map(({ id }) => id).sort());
  expect(restored(back, reboot())).toBe(back);
});

test("a copied or deleted event is restored only for the pools that still exist", () => {
  const login = acme.events.find(({ id }) => id === "first-login") as ScenarioEvent;
  const outage = acme.events.find((event) => !("pool_ids" in event)) as ScenarioEvent;
  const without = removed(removed(acme, login.id), outage.id);
  const left = { ...login, pool_ids: ["gone", "acme"] } as ScenarioEvent;
  expect(stillPossible(acme, left)).toEqual({ ...login, pool_ids: ["acme"] });
  expect(eventNamed(restored(without, left), login.id)).toEqual({ ...login, pool_ids: ["acme"] });
  const lost = { ...login, pool_ids: ["gone"] } as ScenarioEvent;
  expect(stillPossible(acme, lost)).toBeUndefined();
  expect(restored(without, lost)).toBe(without);
  expect(eventNamed(restored(without, outage), outage.id)).toEqual(outage);
});

test("an event keeps its time of day and its weekdays in another time zone", () => {
  const late = { ...reboot(), starts_at: "2011-06-06T22:00:00Z", repeat: { weekdays: ["mon" as const] } };
  const there = byClock(late, "America/New_York", "UTC");
  expect(there).toMatchObject({
    time_zone: "America/New_York",
    starts_at: "2011-06-07T02:00:00Z",
    repeat: { weekdays: ["mon"] },
  });
  expect(byClock(there, null, "UTC")).toMatchObject({ time_zone: null, starts_at: late.starts_at });
});

test("days are written in the usual way", () => {
  expect(daysInWords(["mon", "tue", "wed", "thu", "fri"])).toBe("Monday to Friday");
  expect(daysInWords(["fri", "mon"])).toBe("Monday, Friday");
  expect(daysInWords(["sat", "sun", "mon", "tue", "wed", "thu", "fri"])).toBe("every day");
});

test("a new login or logoff takes place at the local time of each site", () => {
  for (const kind of ["login", "logoff"] as const) {
    const { scenario, id } = added(acme, kind, at("06-01T08:00:00"));
    expect(eventNamed(scenario, id)).toMatchObject({ at_local_time: true });
  }
});
