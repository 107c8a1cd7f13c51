import { expect, test } from "vitest";
import type { Pool, Scenario } from "@/api/types";
import { acme } from "@/test/fixtures";
import { withSite, withSiteZone } from "./sites";

const [pool] = acme.pools as [Pool];
const one: Scenario = { ...acme, pools: [{ ...pool, name: "Desktops", n_desktops: 1201, time_zone: null }] };
const names = ({ pools }: Scenario) => pools.map(({ name }) => name);
const counts = ({ pools }: Scenario) => pools.map(({ n_desktops }) => n_desktops);

test("the sites share the desktops, whose total stays", () => {
  const two = withSite(one);
  expect(counts(two)).toEqual([601, 600]);
  expect(counts(withSite(two))).toEqual([601, 300, 300]);
  expect(two.events.every((event) => !("pool_ids" in event) || event.pool_ids.length === 2)).toBe(true);
});

test("sites are named after their cities until another name is entered", () => {
  const two = withSite(one);
  expect(names(two)).toEqual(["Site 1", "Site 2"]);
  const london = withSiteZone(two, "pools.0.time_zone", "Europe/London");
  const both = withSiteZone(london, "pools.1.time_zone", "America/New_York");
  expect(names(both)).toEqual(["London", "New York"]);
  expect(names(withSiteZone(both, "pools.1.time_zone", "Europe/London"))).toEqual(["London", "London 2"]);
  expect(names(withSiteZone(both, "pools.1.time_zone", null))).toEqual(["London", "Site 2"]);
  const own = { ...both, pools: both.pools.map((each) => ({ ...each, name: `${each.name} branch` })) };
  expect(names(withSiteZone(own, "pools.1.time_zone", "Asia/Tokyo"))).toEqual(names(own));
});

test("a first site with a time zone is named after it once there is another one", () => {
  const london = withSiteZone(one, "pools.0.time_zone", "Europe/London");
  expect(names(london)).toEqual(["Desktops"]);
  expect(names(withSite(london))).toEqual(["London", "Site 2"]);
});
