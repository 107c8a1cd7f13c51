/** The number of hosts that the guide proposes, and how it follows the other answers until another one is entered. */

import type { Scenario } from "@/api/types";
import { hostsFor } from "@/lib/sizing/hosts";
import { growthYears } from "./growth";

/** Desktops at the end of the planned growth, from a number of today, rounded up as the service does. */
export function atEndOfGrowth(scenario: Scenario, n: number): number {
  const years = Math.max(0, growthYears(scenario) ?? 0);
  const factor = (1 + scenario.growth.desktops_fraction_per_year) ** years;
  return Math.ceil(+(n * factor).toPrecision(12));
}

/** Hosts with memory for all desktops at the end of the planned growth, without oversubscription, and the spare ones. */
export function proposedHosts(scenario: Scenario): number {
  const pools = scenario.pools.map((pool) => ({
    ...pool,
    n_desktops: atEndOfGrowth(scenario, pool.n_desktops),
  }));
  return hostsFor(pools, scenario.hosts);
}

/** Whether the hosts have an array, or are the desktops: then their number is part of the hardware. */
function areHardware({ pools, hosts, array, other_arrays = [] }: Scenario): boolean {
  const n = pools.reduce((sum, { n_desktops }) => sum + n_desktops, 0);
  const isOnEach = [array, ...other_arrays].some(({ n_arrays }) => n_arrays === hosts.n_hosts);
  return n === hosts.n_hosts || (hosts.n_hosts > 1 && isOnEach);
}

export function isProposed(scenario: Scenario): boolean {
  return !areHardware(scenario) && scenario.hosts.n_hosts === proposedHosts(scenario);
}

/** With a spare host once failures must be tolerated, and without it when they no longer are. */
function withSpareHost(before: Scenario, after: Scenario): Scenario {
  const [had, has] = [before, after].map(({ goals }) => goals.survives.length > 0);
  const { n_spare_hosts, n_hosts } = after.hosts;
  if (had === has || n_spare_hosts !== Number(had) || n_hosts < 2) return after;
  return { ...after, hosts: { ...after.hosts, n_spare_hosts: Number(has) } };
}

/** The scenario after an answer, with the hosts that it needs; a number of hosts that was entered stays. */
export function withHosts(before: Scenario, after: Scenario): Scenario {
  const spared = withSpareHost(before, after);
  if (!isProposed(before) || after.hosts.n_hosts !== before.hosts.n_hosts) return spared;
  return { ...spared, hosts: { ...spared.hosts, n_hosts: proposedHosts(spared) } };
}
