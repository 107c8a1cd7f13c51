import { expect, test } from "vitest";
import type { EventKind, EventSpan, Pool, Scenario, ScenarioEvent } from "@/api/types";
import { epoch, instantAt } from "@/lib/time/instants";
import { acme } from "@/test/fixtures";
import { eventNamed } from "./events";
import { conflictsOf, newConflicts, nextLegalPlace, withoutRecompose } from "./legality";

const at = (instant: string) => epoch(instant);
const place = (scenario: Scenario, kind: EventKind, startsAt: string, spans: EventSpan[] = []) => {
  const { place: found, reason } = nextLegalPlace(scenario, kind, { startsAt: at(startsAt) }, spans);
  return [found && instantAt(found.startsAt), reason && [reason.event.id, reason.rule]];
};

const without = (...ids: string[]): Scenario => ({
  ...acme,
  events: acme.events.filter(({ id }) => !ids.includes(id)),
});

test("the sample week is valid", () => {
  expect(conflictsOf(acme)).toEqual([]);
});

test("an event that is possible stays where it was dropped", () => {
  expect(place(acme, "antivirus_scan", "2011-05-30T12:00:00Z")).toEqual(["2011-05-30T12:00:00Z", null]);
  expect(place(acme, "maintenance", "2011-06-06T02:00:00Z")).toEqual(["2011-06-06T02:00:00Z", null]);
});

test("a scan of desktops that are not deployed waits until they are powered on", () => {
  const spans = [
    { event_id: "first-power-on", starts_at: "2011-05-29T12:00:00Z", ends_at: "2011-05-29T12:40:00Z" },
  ] as EventSpan[];
  expect(place(acme, "antivirus_scan", "2011-05-29T06:00:00Z", spans)).toEqual([
    "2011-05-29T12:45:00Z",
    ["antivirus-scan", "not-deployed"],
  ]);
});

test("a login is placed after the logoff where no later login is disturbed", () => {
  const lastDay = "2011-06-07T12:00:00Z";
  expect(place(acme, "login", lastDay)).toEqual(["2011-06-07T17:30:00Z", ["login", "logged-in"]]);
});

test("a recompose waits until users have left", () => {
  expect(place(acme, "recompose", "2011-05-30T10:00:00Z")).toEqual([
    "2011-05-30T17:30:00Z",
    ["recompose", "logged-in"],
  ]);
});

test("a second deployment and a second logoff have no place", () => {
  expect(place(acme, "provision", "2011-06-01T10:00:00Z")).toEqual([null, ["provision", "deployed"]]);
  expect(place(acme, "logoff", "2011-06-05T08:00:00Z")).toEqual([null, ["logoff", "logged-off"]]);
});

test("a login that would find the users of a later one logged in goes after that one", () => {
  const open = without("reboot", "logoff-tue-07", "tuesday-login-07");
  expect(place(open, "login", "2011-06-01T03:00:00Z")).toEqual([
    "2011-06-06T17:30:00Z",
    ["monday-login-06", "logged-in"],
  ]);
});

test("outages, and failures of one array, do not overlap", () => {
  expect(place(acme, "outage", "2011-06-06T03:00:00Z")).toEqual([
    "2011-06-06T06:30:00Z",
    ["outage", "outage"],
  ]);
  const once = nextLegalPlace(acme, "failure", { startsAt: at("2011-05-30T07:00:00Z") });
  expect(place(once.place?.scenario as Scenario, "failure", "2011-05-30T08:00:00Z")).toEqual([
    "2011-05-30T11:00:00Z",
    ["failure-2", "failure"],
  ]);
});

test("an event that does not fit before the end of the calendar goes to an earlier time", () => {
  const full = nextLegalPlace(acme, "outage", { startsAt: at("2011-06-11T22:30:00Z") }).place
    ?.scenario as Scenario;
  expect(place(full, "outage", "2011-06-11T23:00:00Z")).toEqual([
    "2011-06-06T06:30:00Z",
    ["outage-2", "outage"],
  ]);
});

test("no kind of event, dropped anywhere in the fortnight, makes the week invalid", () => {
  const kinds = [
    "login",
    "logoff",
    "provision",
    "power_on",
    "reboot",
    "recompose",
    "patch",
    "outage",
    "backup",
  ];
  for (let hour = 0; hour < 14 * 24; hour += 43)
    for (const kind of kinds as EventKind[]) {
      const { place: found } = nextLegalPlace(acme, kind, {
        startsAt: at(acme.calendar.starts_at) + hour * 3_600_000,
      });
      if (found !== null) expect(conflictsOf(found.scenario)).toEqual([]);
    }
});

const two = (zone: string): Scenario => ({
  ...acme,
  pools: [
    { ...(acme.pools[0] as Pool), initial_state: "idle_used" },
    { ...(acme.pools[0] as Pool), id: "ny", name: "New York", time_zone: zone, initial_state: "idle_used" },
  ],
  events: [],
});

test("events at local times are checked at each site, and repetitions on each of their days", () => {
  const scenario = two("America/New_York");
  const login = {
    ...(eventNamed(acme, "first-login") as ScenarioEvent),
    id: "login",
    starts_at: "2011-05-30T08:00:00Z",
    pool_ids: ["acme", "ny"],
    at_local_time: true,
    repeat: { weekdays: ["mon", "tue"], until: null },
  } as ScenarioEvent;
  const found = conflictsOf({ ...scenario, events: [login] });
  expect(found.map(({ poolId, rule, startsAt }) => [poolId, rule, instantAt(startsAt)])).toEqual([
    ["acme", "logged-in", "2011-05-31T08:00:00Z"],
    ["acme", "logged-in", "2011-06-06T08:00:00Z"],
    ["acme", "logged-in", "2011-06-07T08:00:00Z"],
    ["ny", "logged-in", "2011-05-31T12:00:00Z"],
    ["ny", "logged-in", "2011-06-06T12:00:00Z"],
    ["ny", "logged-in", "2011-06-07T12:00:00Z"],
  ]);
});

test("only conflicts that a change adds are reported", () => {
  const broken = without("first-power-on");
  expect(conflictsOf(broken).map(({ event }) => event.id)).toContain("first-login");
  expect(newConflicts(broken, broken)).toEqual([]);
});

test("a pool whose deployment, or that of its profile, defines no recompose is named", () => {
  const [pool] = acme.pools as [Pool];
  const workloads = [{ id: pool.profile_id, deployment_id: "view" }];
  expect(withoutRecompose([pool], [{ id: "view", recompose: null }], workloads)?.id).toBe("acme");
  expect(withoutRecompose([pool], [{ id: "view", recompose: {} }], workloads)).toBeUndefined();
  const own = { ...pool, deployment_id: "own" };
  expect(withoutRecompose([own], [{ id: "own", recompose: null }], [])?.id).toBe("acme");
  expect(withoutRecompose([own], [], [])).toBeUndefined();
});
