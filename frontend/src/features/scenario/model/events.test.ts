import { expect, test } from "vitest";
import { epoch } from "@/lib/time";
import { acme } from "@/test/fixtures";
import { added, duplicated, eventNamed, moved, plannedEnd, removed, resized } from "./events";

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

test("moving leaves the other events as they are", () => {
  const after = moved(acme, "reboot", at("06-06T06:00:00"));
  expect(after.events.filter((event, i) => event !== acme.events[i]).map((event) => event.id)).toEqual([
    "reboot",
  ]);
});

test("nothing leaves the calendar", () => {
  expect(moved(acme, "reboot", at("05-28T23:45:00"))).toBe(acme);
  expect(moved(acme, "reboot", at("06-12T00:00:00"))).toBe(acme);
  expect(moved(acme, "network-outage", at("06-11T23:00:00"))).toBe(acme);
  expect(resized(acme, "network-outage", at("06-12T00:15:00"))).toBe(acme);
});

test("a window is resized in seconds, an outage by its end, a reboot not at all", () => {
  expect(eventNamed(resized(acme, "first-login", at("05-30T08:45:00")), "first-login")).toMatchObject({
    window_s: 2700,
  });
  expect(eventNamed(resized(acme, "network-outage", at("06-06T05:00:00")), "network-outage")).toMatchObject({
    ends_at: "2011-06-06T05:00:00Z",
  });
  expect(resized(acme, "reboot", at("06-06T09:00:00"))).toBe(acme);
  expect(resized(acme, "first-login", at("05-30T08:00:00"))).toBe(acme);
});

test("an event ends by plan only where the plan says so", () => {
  const end = (id: string) => {
    const event = eventNamed(acme, id);
    return event && plannedEnd(event);
  };
  expect(end("first-login")).toBe(at("05-30T08:28:00"));
  expect(end("network-maintenance")).toBe(at("06-06T02:00:00"));
  expect(end("reboot")).toBeNull();
});

test("a new event takes the time that was drawn and an id of its own", () => {
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

test("a copy comes a day later, and events stay in the order of the calendar", () => {
  const copy = duplicated(acme, "tuesday-login-31");
  expect(copy?.id).toBe("tuesday-login");
  expect(eventNamed(copy?.scenario ?? acme, "tuesday-login")?.starts_at).toBe("2011-06-01T08:00:00Z");
  const starts = copy?.scenario.events.map((event) => epoch(event.starts_at)) ?? [];
  expect([...starts].sort((a, b) => a - b)).toEqual(starts);
});

test("a removed event is gone", () => {
  expect(eventNamed(removed(acme, "reboot"), "reboot")).toBeUndefined();
});
