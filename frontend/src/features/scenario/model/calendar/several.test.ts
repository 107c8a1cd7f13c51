import { expect, test } from "vitest";
import type { Pool, Scenario, ScenarioEvent } from "@/api/types";
import { DAY, epoch, HOUR, instantAt } from "@/lib/time/instants";
import { acme } from "@/test/fixtures";
import { eventNamed, replaced } from "./events";
import { conflictsOf } from "./legality";
import { copiedDay, copiedTogether, movedTogether, removedTogether, takenBack } from "./several";

const monday = epoch("2011-05-30T00:00:00Z");
const tuesday = monday + DAY;
const starts = (scenario: Scenario, ...ids: string[]) => ids.map((id) => eventNamed(scenario, id)?.starts_at);
const named = (id: string) => eventNamed(acme, id) as ScenarioEvent;

test("several events move by the same amount, or not at all", () => {
  const ids = ["first-login", "logoff-mon-30"];
  const later = movedTogether(acme, ids, HOUR);
  expect(starts(later, ...ids)).toEqual(["2011-05-30T09:00:00Z", "2011-05-30T18:00:00Z"]);
  expect(movedTogether(acme, ["first-login", "logoff-tue-07"], 7 * DAY)).toBe(acme);
});

test("several events are copied once each and deleted", () => {
  const { scenario, ids } = copiedTogether(acme, [named("tuesday-login-31"), named("logoff-tue-31")], DAY);
  expect(starts(scenario, ...ids)).toEqual(["2011-06-01T08:00:00Z", "2011-06-01T17:00:00Z"]);
  expect(removedTogether(scenario, ids).events).toEqual(acme.events);
});

test("copies that would leave the calendar are reported", () => {
  const { ids, leftOut } = copiedTogether(acme, [named("logoff-tue-07")], 7 * DAY);
  expect(ids).toEqual([]);
  expect(leftOut.map(({ event, rule }) => [event.id, rule])).toEqual([["logoff-tue-07", "outside"]]);
});

test("a day is copied to other days at the same times, and the week stays valid", () => {
  const days = [2, 3, 4].map((n) => monday + n * DAY);
  const { scenario, ids, leftOut, nReplaced } = copiedDay(acme, tuesday, days);
  expect(starts(scenario, ...ids)).toEqual([
    "2011-06-01T08:00:00Z",
    "2011-06-01T17:00:00Z",
    "2011-06-02T08:00:00Z",
    "2011-06-02T17:00:00Z",
    "2011-06-03T08:00:00Z",
    "2011-06-03T17:00:00Z",
  ]);
  expect([nReplaced, leftOut, conflictsOf(scenario)]).toEqual([0, [], []]);
});

test("an event that does the same on the other day is replaced; other events of that day stay", () => {
  const early = replaced(acme, "first-login", { ...named("first-login"), starts_at: "2011-05-30T07:00:00Z" });
  const { scenario, ids, nReplaced } = copiedDay(early, monday, [monday + 7 * DAY]);
  expect(nReplaced).toBe(2);
  expect(eventNamed(scenario, "monday-login-06")).toBeUndefined();
  expect(eventNamed(scenario, "network-outage")).toBeDefined();
  // the reboot starts at 07:00, so a login at the same time does not conflict with it
  expect(starts(scenario, ...ids)[1]).toBe("2011-06-06T17:00:00Z");
  expect(conflictsOf(scenario)).toEqual([]);
});

test("an event that is not possible on the other day is left out", () => {
  const sunday = epoch("2011-05-29T00:00:00Z");
  const { scenario, ids, leftOut } = copiedDay(acme, sunday, [sunday + 7 * DAY]);
  expect(ids).toEqual([]);
  expect(leftOut.map(({ event, rule }) => [event.kind, rule])).toEqual([
    ["provision", "deployed"],
    ["power_on", "on"],
  ]);
  expect(scenario.events).toEqual(acme.events);
});

test("a repeating event is copied once to a day on which it does not happen", () => {
  const repeating = replaced(acme, "network-maintenance", {
    ...named("network-maintenance"),
    repeat: { weekdays: ["mon", "tue"], until: null },
  });
  const from = epoch("2011-06-07T00:00:00Z");
  const only: Scenario = {
    ...repeating,
    events: [eventNamed(repeating, "network-maintenance") as ScenarioEvent],
  };
  const { scenario, ids } = copiedDay(only, from, [from - DAY, from + DAY]);
  expect(ids).toHaveLength(1);
  expect(starts(scenario, ...ids)).toEqual(["2011-06-08T01:00:00Z"]);
  expect(eventNamed(scenario, ids[0] ?? "")?.repeat).toBeNull();
});

test("a change is taken back without what was changed after it", () => {
  const before = acme;
  const after = movedTogether(removedTogether(acme, ["network-outage"]), ["reboot"], HOUR);
  const later = replaced(after, "first-login", { ...named("first-login"), name: "Renamed" });
  const undone = takenBack(later, before, after);
  expect(undone.events.map(({ id }) => id)).toEqual(acme.events.map(({ id }) => id));
  expect(starts(undone, "reboot").map((s) => s && instantAt(epoch(s)))).toEqual(["2011-06-06T07:00:00Z"]);
  expect(eventNamed(undone, "first-login")?.name).toBe("Renamed");
});

test("an evening at each site's local time belongs to the day on which it is planned, and is copied once", () => {
  const [pool] = acme.pools;
  if (pool === undefined) throw new Error("the sample has a pool");
  const london = { ...pool, initial_state: "idle_used" } as Pool;
  const newYork = { ...london, id: "new-york", time_zone: "America/New_York" };
  const scan = {
    ...named("logoff-tue-31"),
    id: "scan",
    kind: "antivirus_scan",
    starts_at: "2011-05-31T20:00:00Z",
    pool_ids: [pool.id, "new-york"],
    at_local_time: true,
    repeat: null,
  } as unknown as ScenarioEvent;
  const two: Scenario = { ...acme, pools: [london, newYork], events: [scan] };
  const { scenario, nReplaced, leftOut } = copiedDay(two, tuesday, [tuesday + DAY, tuesday + 2 * DAY]);
  expect([nReplaced, ...leftOut.map(({ rule }) => rule)]).toEqual([0]);
  expect(scenario.events.map(({ starts_at }) => starts_at)).toEqual([
    "2011-05-31T20:00:00Z",
    "2011-06-01T20:00:00Z",
    "2011-06-02T20:00:00Z",
  ]);
});
