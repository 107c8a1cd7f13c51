/** What a recommendation changes in a scenario, as settings of its fields. */

import type { ArrayConfiguration, Candidate, Scenario } from "@/api/types";
import { valueAt, withValueAt } from "@/lib/data/path";

/** One field of the document, and what it becomes. */
export interface Change {
  path: string;
  value: unknown;
}

/** The hardware of a candidate. */
export function changesOf({
  configuration,
  host_cache_gib,
}: Pick<Candidate, "configuration" | "host_cache_gib">): Change[] {
  return [
    { path: "array", value: configuration },
    { path: "hosts.host_cache_gib", value: host_cache_gib },
  ];
}

/** The configuration of another array than the main one, field by field: its ID and name stay. */
export function changesAt(path: string, configuration: ArrayConfiguration): Change[] {
  return Object.entries(configuration).map(([name, value]) => ({ path: `${path}.${name}`, value }));
}

export function withChanges(scenario: Scenario, changes: readonly Change[]): Scenario {
  return changes.reduce((document, { path, value }) => withValueAt(document, path, value), scenario);
}

/** Each field of an array that a recommendation fills, and with what. */
export function recommendedValues(
  configuration: ArrayConfiguration,
  hostCacheGib: number | undefined,
  at = "array",
): Map<string, unknown> {
  const { tiers, n_arrays, n_controllers, n_ports, flash_cache_gib, firmware_id } = configuration;
  const filled: Record<string, unknown> = { n_arrays, n_controllers, n_ports, flash_cache_gib, firmware_id };
  const ofTiers = tiers.flatMap(({ drive_id, n_drives }, i): [string, unknown][] => [
    [`${at}.tiers.${i}.drive_id`, drive_id],
    [`${at}.tiers.${i}.n_drives`, n_drives],
  ]);
  return new Map([
    ...Object.entries(filled).map(([name, value]): [string, unknown] => [`${at}.${name}`, value]),
    ...ofTiers,
    ...(hostCacheGib === undefined ? [] : [["hosts.host_cache_gib", hostCacheGib] as [string, unknown]]),
  ]);
}

/** Whether a scenario is what it would become. */
export function isAsChanged(scenario: Scenario, changes: readonly Change[]): boolean {
  return changes.every(({ path, value }) => isSame(valueAt(scenario, path), value));
}

/** Whether two documents are equal, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(node: unknown): unknown {
  if (node === null || typeof node !== "object") return node;
  if (Array.isArray(node)) return node.map(sorted);
  return Object.fromEntries(
    Object.entries(node)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, sorted(value)]),
  );
}
