import { expect, test } from "vitest";
import type { Deployment, WorkloadProfile } from "@/api/types";
import { acme, goalSets } from "@/test/fixtures";
import { setOf, withGoalSet } from "./goalPresets";
import { withoutPool, withPool, withPoolAnswer } from "./pools";

test("a new pool is added to every event", () => {
  const after = withPool(acme);
  expect(after.pools.map((pool) => pool.id)).toEqual(["acme", "pool-2"]);
  expect(after.events.filter((event) => "pool_ids" in event && !event.pool_ids.includes("pool-2"))).toEqual(
    [],
  );
});

test("a pool is removed with the events that only it was in", () => {
  expect(withoutPool(withPool(acme), "pool-2")).toEqual(acme);
  expect(withoutPool(acme, "acme").events.map((event) => event.kind)).toEqual(["maintenance", "outage"]);
});

const usual = { memory_gib: 8, image_gib: 40, profile_container_gib_per_desktop: 15 };
const entries = {
  workloads: [
    { id: "windows11", usual_pool: usual, profile_container: { attach_time_s: { value: 9.4 } } },
    { id: "windows11-fslogix", usual_pool: usual, profile_container: null },
  ] as WorkloadProfile[],
  deployments: [{ id: "citrix-mcs", clone_types: ["mcs"] }] as Deployment[],
  goalSets,
};
const answered = (field: string, value: unknown, scenario = acme) =>
  withPoolAnswer(scenario, `pools.0.${field}`, value, entries);

test("an answer about users, clones, or containers changes everything that it decides", () => {
  const chosen = answered("profile_id", "windows11");
  expect(chosen.pools[0]).toMatchObject({ profile_id: "windows11", memory_gib: 8, image_gib: 40 });
  const cloned = answered("clone_type", "mcs", chosen);
  expect(cloned.pools[0]).toMatchObject({ deployment_id: "citrix-mcs", assignment: "floating" });
  const stored = answered("profile_containers", "array", cloned);
  expect(stored.pools[0]).toMatchObject({ profile_container_gib_per_desktop: 15, memory_gib: 8 });
  expect(answered("profile_containers", "none", stored).pools[0]).toMatchObject({
    profile_container_gib_per_desktop: 0,
  });
});

test("a profile whose I/O includes that of its containers adds their size once, and no time to attach them", () => {
  const standard = withGoalSet(acme, goalSets[1] as (typeof goalSets)[0]);
  const size = { profile_containers: "none", profile_container_gib_per_desktop: 15 };
  const chosen = answered("profile_id", "windows11-fslogix", standard);
  expect(chosen.pools[0]).toMatchObject(size);
  expect(chosen.goals).toEqual(standard.goals);
  const stored = answered("profile_containers", "array", answered("profile_id", "windows11", standard));
  const included = answered("profile_id", "windows11-fslogix", stored);
  expect(included.pools[0]).toMatchObject(size);
  expect(included.goals).toEqual(standard.goals);
  expect(answered("profile_id", "windows11", chosen).pools[0]?.profile_container_gib_per_desktop).toBe(0);
});

test("any other answer changes one field of one pool", () => {
  const two = withPool(acme);
  const changed = answered("memory_gib", 16, two);
  expect(changed.pools[0]).toEqual({ ...acme.pools[0], memory_gib: 16 });
  expect(changed.pools[1]).toEqual(two.pools[1]);
});

test("profile containers add the time to attach them to the login goals of a set", () => {
  const without = answered("profile_containers", "none", answered("profile_id", "windows11"));
  const standard = withGoalSet(without, goalSets[1] as (typeof goalSets)[0]);
  const { login_good_s, login_fair_s } = standard.goals;
  const stored = answered("profile_containers", "array", standard);
  expect(stored.goals).toMatchObject({ login_good_s: login_good_s + 10, login_fair_s: login_fair_s + 10 });
  expect(setOf(stored.goals, goalSets, 10)).toBe(setOf(standard.goals, goalSets));
  expect(answered("profile_containers", "none", stored).goals).toEqual(standard.goals);
});

test("profile containers leave login goals that were entered unchanged", () => {
  const own = { ...acme, goals: { ...acme.goals, login_good_s: 31 } };
  const stored = answered("profile_containers", "array", answered("profile_id", "windows11", own));
  expect(stored.goals).toEqual(own.goals);
});
