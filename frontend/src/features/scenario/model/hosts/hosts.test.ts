import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaults } from "@/api/fields";
import type { Pool, Scenario } from "@/api/types";
import { hostsNeeded } from "@/lib/sizing/hosts";
import { acme } from "@/test/fixtures";
import { withGrowthRate } from "../growth";
import { isProposed, proposedHosts, withHosts } from "./hosts";

interface Case {
  case: string;
  hosts: Partial<Scenario["hosts"]>;
  limit: number;
  pools: (Pick<Pool, "n_desktops" | "memory_gib"> & Partial<Pool>)[];
  needed: number | null;
}

const [pool] = acme.pools as [(typeof acme.pools)[0]];

/** 1,200 desktops of 8 GiB on hosts of 1 TiB, in the number that is proposed. */
const planned = (): Scenario => {
  const scenario: Scenario = {
    ...acme,
    pools: [{ ...pool, n_desktops: 1200, memory_gib: 8 }],
    hosts: { ...acme.hosts, memory_gib_per_host: 1024, host_cache_gib: 0, n_spare_hosts: 0 },
    goals: { ...acme.goals, survives: [] },
  };
  return { ...scenario, hosts: { ...scenario.hosts, n_hosts: proposedHosts(scenario) } };
};
const grow = (scenario: Scenario) => withGrowthRate(scenario, "growth.desktops_fraction_per_year", 0.1);

/** The same cases as those of the engine's check. */
const cases = JSON.parse(
  readFileSync("../backend/tests/engine/capacity/hosts_needed.json", "utf8"),
) as Case[];

test.each(cases)("hosts are proposed by the rule of the check: $case", ({ hosts, limit, pools, needed }) => {
  const complete = pools.map((given) => ({ ...defaults.Pool, ...given }));
  expect(hostsNeeded(complete, { ...acme.hosts, host_cache_gib: 0, n_spare_hosts: 0, ...hosts }, limit)).toBe(
    needed,
  );
});

test("the proposed hosts have memory for all desktops at the end of the growth", () => {
  const today = planned();
  // 1,024 GiB hold 128 desktops of 8 GiB
  expect(today.hosts.n_hosts).toBe(10);
  // 1,200 × 1.1³ = 1,598 desktops
  expect(withHosts(today, grow(today)).hosts.n_hosts).toBe(13);
  const lenient = { ...today, goals: { ...today.goals, memory_oversubscription_max_ratio: 2 } };
  expect(withHosts(today, lenient).hosts.n_hosts).toBe(10);
});

test("the proposed hosts have enough CPU where the latest answer says how much a desktop needs", () => {
  const today = planned();
  expect(proposedHosts(today, 84.7)).toBe(15); // 1,200 / 84
  const enough = { ...today, hosts: { ...today.hosts, n_hosts: 15 } };
  expect([isProposed(enough), isProposed(enough, 84.7)]).toEqual([false, true]);
  expect(withHosts(enough, grow(enough), 84.7).hosts.n_hosts).toBe(20); // 1,598 / 84
  expect(proposedHosts(grow(today), 500)).toBe(13); // memory for 128 desktops on each
  expect(proposedHosts(today, 0.4)).toBe(10);
});

test("failure tolerance adds a spare host, and without it the host is gone", () => {
  const today = planned();
  const tolerant = withHosts(today, { ...today, goals: { ...today.goals, survives: ["controller"] } });
  expect(tolerant.hosts).toMatchObject({ n_hosts: 11, n_spare_hosts: 1 });
  const both = { ...tolerant.goals, survives: ["controller", "drive"] } as Scenario["goals"];
  expect(withHosts(tolerant, { ...tolerant, goals: both }).hosts).toEqual(tolerant.hosts);
  expect(withHosts(tolerant, { ...tolerant, goals: today.goals }).hosts).toEqual(today.hosts);
});

test("a number of hosts that was entered stays, and is never below its spare hosts", () => {
  const today = planned();
  const entered = withHosts(today, { ...today, hosts: { ...today.hosts, n_hosts: 16 } });
  expect([entered.hosts.n_hosts, isProposed(entered)]).toEqual([16, false]);
  const tolerant = { ...entered, goals: { ...entered.goals, survives: ["drive"] } } as Scenario;
  expect(withHosts(entered, tolerant).hosts).toMatchObject({ n_hosts: 16, n_spare_hosts: 1 });
  const single = { ...entered, hosts: { ...entered.hosts, n_hosts: 1 } };
  expect(withHosts(single, { ...single, goals: tolerant.goals }).hosts.n_spare_hosts).toBe(0);
});

test("hosts follow the desktops of all sites", () => {
  const today = planned();
  const second = { ...pool, id: "ny", n_desktops: 1200, memory_gib: 8 };
  const both = withHosts(today, { ...today, pools: [...today.pools, second] });
  expect(both.hosts.n_hosts).toBe(19);
  const fewer = { ...both, pools: [...today.pools, { ...second, n_desktops: 400 }] };
  expect(withHosts(both, fewer).hosts.n_hosts).toBe(13);
});

test("nodes of a hyperconverged array are not changed with the desktops", () => {
  const today = planned();
  const nodes = { ...today, array: { ...today.array, n_arrays: today.hosts.n_hosts } };
  expect(withHosts(nodes, grow(nodes)).hosts).toEqual(nodes.hosts);
});
