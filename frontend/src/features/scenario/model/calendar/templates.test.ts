import { expect, test } from "vitest";
import type { Pool, Scenario } from "@/api/types";
import { acme } from "@/test/fixtures";
import { eventNamed } from "./events";
import { conflictsOf } from "./legality";
import { hasNightlyReboot } from "./nightlyReboot";
import { type TemplateId, templateIds } from "./templateIds";
import { withTemplate } from "./templates";

const pools = ["acme"];
const apply = (id: TemplateId, scenario: Scenario = acme, poolIds = pools) => {
  const { scenario: next, ids, conflict } = withTemplate(scenario, id, poolIds);
  return { next, events: ids.map((added) => eventNamed(next, added)), conflict };
};

test.each([
  // the desktops are powered on at noon of Sunday, May 29
  ["nightly-reboot", [["reboot", "2011-05-30T02:00:00Z", 5]]],
  [
    "patch-tuesday",
    [
      ["patch", "2011-05-31T20:00:00Z", 0],
      ["reboot", "2011-06-01T02:00:00Z", 0],
    ],
  ],
  ["backup-window", [["backup", "2011-05-30T22:00:00Z", 5]]],
  ["antivirus-scan", [["antivirus_scan", "2011-06-01T20:00:00Z", 1]]],
] as [TemplateId, unknown[]][])(
  "%s is added at its usual times, and the week stays valid",
  (id, expected) => {
    const { next, events } = apply(id);
    expect(
      events.map((event) => [event?.kind, event?.starts_at, event?.repeat?.weekdays.length ?? 0]),
    ).toEqual(expected);
    expect(conflictsOf(next)).toEqual([]);
  },
);

test("desktops are patched at the pace of their CPU, in about two hours", () => {
  const [patch] = apply("patch-tuesday").events;
  if (patch?.kind !== "patch") throw new Error("no patch was added");
  const { n_slots, mb_per_s_per_desktop: rate = 0, read_gib_per_desktop, write_gib_per_desktop } = patch;
  const desktops = acme.pools.reduce((n, pool) => n + pool.n_desktops, 0);
  const each_s = ((read_gib_per_desktop + write_gib_per_desktop) * 1073.741824) / (rate ?? 0);
  expect((each_s * desktops) / n_slots / 3600).toBeCloseTo(1.8, 1);
});

test("all templates fit into one week, each of them once", () => {
  const all = templateIds.reduce((scenario, id) => apply(id, scenario).next, acme);
  expect(conflictsOf(all)).toEqual([]);
  expect(hasNightlyReboot(all)).toBe(true);
  // the nightly reboot restarts the desktops after patches as well
  expect(all.events.length - acme.events.length).toBe(4);
  for (const id of templateIds) expect(apply(id, all).next).toBe(all);
});

test("patches come on the second Tuesday of the month where the calendar has it", () => {
  const june: Scenario = {
    ...acme,
    pools: [{ ...(acme.pools[0] as Pool), initial_state: "idle_used" }],
    calendar: { starts_at: "2011-06-05T00:00:00Z", ends_at: "2011-06-26T00:00:00Z" },
    events: [],
  };
  expect(apply("patch-tuesday", june).events[0]?.starts_at).toBe("2011-06-14T20:00:00Z");
});

test("a template for one pool leaves the others alone, at the local time of its site", () => {
  const [pool] = acme.pools as [Pool];
  const scenario: Scenario = {
    ...acme,
    pools: [
      { ...pool, initial_state: "idle_used" },
      { ...pool, id: "ny", name: "New York", time_zone: "America/New_York", initial_state: "idle_used" },
    ],
    events: [],
  };
  const { events } = apply("nightly-reboot", scenario, ["ny"]);
  expect(events[0]).toMatchObject({ pool_ids: ["ny"], at_local_time: true });
  const both = apply("nightly-reboot", apply("nightly-reboot", scenario, ["ny"]).next, ["acme"]);
  expect(both.events[0]).toMatchObject({ pool_ids: ["acme"] });
});

test("desktops that are never powered on have no place for a reboot, and the reason is named", () => {
  const off: Scenario = { ...acme, events: [] };
  const { next, events, conflict } = apply("nightly-reboot", off);
  expect([next, events, conflict?.rule]).toEqual([off, [], "not-deployed"]);
});
