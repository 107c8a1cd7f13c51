/** The number of hosts that the guide proposes, and how it follows the other answers until another one is entered. */

import type { Scenario } from "@/api/types";
import { hostsFor } from "@/lib/sizing/hosts";
import { growthYears } from "../growth";

/** Desktops at the end of the planned growth, from a number of today, rounded up as the service does. */
export function atEndOfGrowth(scenario: Scenario, n: number): number {
  const years = Math.max(0, growthYears(scenario) ?? 0);
  const factor = (1 + scenario.growth.desktops_fraction_per_year) ** years;
  return Math.ceil(+(n * factor).toPrecision(12));
}

/**
 * Hosts for all desktops at the end of the planned growth: with memory for them without oversubscription and with enough
 * CPU, and the spare ones. `perHost` is the number of desktops per host that the CPU goal allows, as the latest answer
 * says; null if it is unknown.
 */
export function proposedHosts(scenario: Scenario, perHost: number | null = null): number {
  const pools = scenario.pools.map((pool) => ({
    ...pool,
    n_desktops: atEndOfGrowth(scenario, pool.n_desktops),
  }));
  const byMemory = hostsFor(pools, scenario.hosts);
  if (perHost === null || perHost < 1) return byMemory;
  const n = pools.reduce((sum, { n_desktops }) => sum + n_desktops, 0);
  return Math.max(byMemory, Math.ceil(n / Math.floor(perHost)) + scenario.hosts.n_spare_hosts);
}

/** Whether the hosts have an array, or are the desktops: then their number is part of the hardware. */
function areHardware({ pools, hosts, array, other_arrays = [] }: Scenario): boolean {
  const n = pools.reduce((sum, { n_desktops }) => sum + n_desktops, 0);
  const isOnEach = [array, ...other_arrays].some(({ n_arrays }) => n_arrays === hosts.n_hosts);
  return n === hosts.n_hosts || (hosts.n_hosts > 1 && isOnEach);
}

export function isProposed(scenario: Scenario, perHost: number | null = null): boolean {
  const proposals = [proposedHosts(scenario), proposedHosts(scenario, perHost)];
  return !areHardware(scenario) && proposals.includes(scenario.hosts.n_hosts);
}

/** With a spare host once failures must be tolerated, and without it when they no longer are. */
function withSpareHost(before: Scenario, after: Scenario): Scenario {
  const [had, has] = [before, after].map(({ goals }) => goals.survives.length > 0);
  const { n_spare_hosts, n_hosts } = after.hosts;
  if (had === has || n_spare_hosts !== Number(had) || n_hosts < 2) return after;
  return { ...after, hosts: { ...after.hosts, n_spare_hosts: Number(has) } };
}

/** The scenario after an answer, with the hosts that it needs; a number of hosts that was entered stays. */
export function withHosts(before: Scenario, after: Scenario, perHost: number | null = null): Scenario {
  const spared = withSpareHost(before, after);
  if (!isProposed(before, perHost) || after.hosts.n_hosts !== before.hosts.n_hosts) return spared;
  return { ...spared, hosts: { ...spared.hosts, n_hosts: proposedHosts(spared, perHost) } };
}
