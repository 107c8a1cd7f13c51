/** The number of hosts for a number of desktops, by memory. */

import type { Pool, Scenario } from "@/api/types";

/** A cluster has at least as many hosts, so that it can lose one. */
const FEWEST_HOSTS = 3;
const MOST_HOSTS = 10_000;

type Memory = Pick<Scenario["hosts"], "memory_gib_per_host" | "host_cache_gib" | "n_spare_hosts">;

/** Hosts whose memory is not oversubscribed by these desktops, and the spare ones. */
export function hostsFor(
  pools: readonly Pick<Pool, "n_desktops" | "memory_gib">[],
  { memory_gib_per_host, host_cache_gib, n_spare_hosts }: Memory,
): number {
  const configured_gib = pools.reduce((sum, pool) => sum + pool.n_desktops * pool.memory_gib, 0);
  const free_gib = Math.max(memory_gib_per_host - host_cache_gib, 1);
  const n = Math.ceil(+(configured_gib / free_gib).toPrecision(12)) + n_spare_hosts;
  return Math.min(Math.max(n, FEWEST_HOSTS), MOST_HOSTS);
}
