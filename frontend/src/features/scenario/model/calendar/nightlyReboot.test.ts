import { expect, test } from "vitest";
import { acme } from "@/test/fixtures";
import { hasNightlyReboot, withNightlyReboot, withoutNightlyReboot } from "./nightlyReboot";

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
