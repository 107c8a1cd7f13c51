import { expect, test } from "vitest";
import type { Scenario, WorkloadProfile } from "@/api/types";
import { acme } from "@/test/fixtures";
import {
  hasNightlyReboot,
  neverReset,
  rebootChangesLogins,
  withNightlyReboot,
  withoutNightlyReboot,
} from "./nightlyReboot";

const week = {
  ...acme,
  time_zone: "America/New_York",
  calendar: { starts_at: "2026-03-01T05:00:00Z", ends_at: "2026-03-08T05:00:00Z" },
  events: [],
};

test("all pools reboot at two in the morning of each workday, by the clock of their site", () => {
  const { events } = withNightlyReboot(week);
  expect(events).toMatchObject([
    {
      kind: "reboot",
      starts_at: "2026-03-02T07:00:00Z", // Monday; March 1 is a Sunday
      pool_ids: acme.pools.map(({ id }) => id),
      repeat: { weekdays: ["mon", "tue", "wed", "thu", "fri"] },
      at_local_time: true,
    },
  ]);
  expect(hasNightlyReboot(withNightlyReboot(week))).toBe(true);
});

test("without it, only the nightly reboot is gone", () => {
  expect(hasNightlyReboot(acme)).toBe(false); // it reboots once
  expect(withoutNightlyReboot(withNightlyReboot(acme)).events).toEqual(acme.events);
});

test("a weekend has no night before a workday", () => {
  const weekend = { starts_at: "2026-03-07T05:00:00Z", ends_at: "2026-03-08T05:00:00Z" };
  const scenario = { ...week, calendar: weekend };
  expect(withNightlyReboot(scenario)).toBe(scenario);
});

const [pool] = acme.pools;
const pooled = {
  ...week,
  pools: [{ ...pool, id: "floating", clone_type: "mcs", assignment: "floating" }],
} as Scenario;

test("non-persistent desktops without a reboot or a refresh at logoff are never reset", () => {
  expect(neverReset(pooled).map(({ id }) => id)).toEqual(["floating"]);
  expect(neverReset(withNightlyReboot(pooled))).toEqual([]);
  const logoff = {
    kind: "logoff",
    id: "l",
    pool_ids: ["floating"],
    refresh: true,
  } as Scenario["events"][number];
  expect(neverReset({ ...pooled, events: [logoff] })).toEqual([]);
  expect(neverReset({ ...pooled, events: [{ ...logoff, refresh: false } as typeof logoff] })).toHaveLength(1);
  expect(
    neverReset({ ...pooled, events: [{ ...logoff, pool_ids: ["other"] } as typeof logoff] }),
  ).toHaveLength(1);
  const persistent = {
    ...pooled,
    pools: pooled.pools.map((each) => ({ ...each, clone_type: "full" as const })),
  };
  expect(neverReset(persistent)).toEqual([]);
});

test("a reboot changes logins only if those after one were measured apart", () => {
  const login = (ios: number) => ({ login: { ios_per_desktop: { value: ios, source: `${ios}` } } });
  const profile = (monday: number) =>
    ({ monday_login: login(monday), tuesday_login: login(20) }) as unknown as WorkloadProfile;
  expect(rebootChangesLogins(profile(80))).toBe(true);
  expect(rebootChangesLogins(profile(20))).toBe(false);
});
