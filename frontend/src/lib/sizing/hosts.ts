/** The number of hosts for a number of desktops, by the rule of the service for host memory. */

import type { Pool, Scenario } from "@/api/types";

/** A cluster has at least as many hosts, so that it can lose one. */
const FEWEST_HOSTS = 3;
const MOST_HOSTS = 10_000;
/** Ratio of the memory of the desktops to that of the hosts. The goal may allow more; proposals do not use it. */
const NO_OVERSUBSCRIPTION = 1;

/** Hashes of the image cache: 8 MB per GB of virtual disk. */
const DIGEST_FRACTION = 0.008;
const ROUNDING = 1 + 1e-9;

type Memory = Pick<Scenario["hosts"], "memory_gib_per_host" | "host_cache_gib" | "n_spare_hosts">;
type Desktops = Pick<
  Pool,
  "n_desktops" | "memory_gib" | "clone_type" | "image_gib" | "disposable_gib_per_desktop"
>;

/** Memory of a host for digests, once and for each desktop of a pool. */
function digestsOf({ clone_type, image_gib, disposable_gib_per_desktop }: Desktops, cache_gib: number) {
  if (cache_gib === 0 || clone_type === "pvs") return { once_gib: 0, each_gib: 0 };
  const image = image_gib * DIGEST_FRACTION;
  const disk = disposable_gib_per_desktop * DIGEST_FRACTION;
  return clone_type === "full"
    ? { once_gib: 0, each_gib: image + disk }
    : { once_gib: image, each_gib: disk };
}

/**
 * Hosts whose memory these desktops oversubscribe by a ratio at most, and the spare ones; null if a host cannot hold
 * one desktop.
 */
export function hostsNeeded(pools: readonly Desktops[], hosts: Memory, ratio: number): number | null {
  const { memory_gib_per_host, host_cache_gib, n_spare_hosts } = hosts;
  let [free_gib, asked_gib, n] = [ratio * memory_gib_per_host - host_cache_gib, 0, 0];
  for (const pool of pools) {
    const { once_gib, each_gib } = digestsOf(pool, host_cache_gib);
    free_gib -= once_gib;
    asked_gib += pool.n_desktops * (pool.memory_gib + each_gib);
    n += pool.n_desktops;
  }
  const density = Math.floor((free_gib / asked_gib) * n * ROUNDING);
  return density >= 1 ? Math.ceil(n / density) + n_spare_hosts : null;
}

/** The hosts to start with: those that are needed without oversubscribing their memory, and enough for a cluster. */
export function hostsFor(pools: readonly Desktops[], hosts: Memory): number {
  const n = hostsNeeded(pools, hosts, NO_OVERSUBSCRIPTION) ?? FEWEST_HOSTS;
  return Math.min(Math.max(n, FEWEST_HOSTS), MOST_HOSTS);
}
