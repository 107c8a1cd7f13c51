/** Space needed as parts of the space there is. */

import type { CapacityBreakdown, Result, Scenario } from "@/api/types";
import { gigabytes, percent, significant } from "@/lib/format";
import { grouped } from "@/lib/grouped";

interface CapacityPart {
  id: string;
  label: string;
  gb: number;
  /** Share of the usable space. */
  share: number;
  formula: string;
  color: string;
}

const shades = [100, 84, 70, 58, 47, 37, 28];
/** Pools whose arithmetic fits on one line. */
const MOST_POOLS = 3;

/** A part for each kind of data; pools that hold the same kind are added up. */
export function capacityParts(capacity: CapacityBreakdown, pools: Scenario["pools"] = []): CapacityPart[] {
  const whole = Math.max(capacity.usable_gb, capacity.needed_gb);
  const endings = pools.length > 1 ? pools.map(({ name }) => `, ${name}`) : [];
  const kindOf = (label: string) => {
    const ending = endings.find((found) => label.endsWith(found)) ?? "";
    return label.slice(0, label.length - ending.length);
  };
  const kinds = grouped(
    capacity.needed.filter(({ gb }) => gb !== 0),
    ({ label }) => kindOf(label),
  );
  return [...kinds].map(([label, items], i) => ({
    id: items[0]?.id ?? label,
    label,
    gb: items.reduce((sum, { gb }) => sum + gb, 0),
    share: whole > 0 ? items.reduce((sum, { gb }) => sum + gb, 0) / whole : 0,
    formula:
      items.length > MOST_POOLS ? `${items.length} pools` : items.map(({ formula }) => formula).join(" + "),
    color: `color-mix(in srgb, var(--sz-accent) ${shades[i % shades.length]}%, var(--sz-surface))`,
  }));
}

export function capacitySentence(capacity: CapacityBreakdown, spareGoal: number): string {
  const { needed_gb, usable_gb, spare_fraction } = capacity;
  const fits = `The desktops take ${gigabytes(needed_gb)} of ${gigabytes(usable_gb)} usable`;
  if (spare_fraction < 0) return `${fits}: they do not fit, ${gigabytes(needed_gb - usable_gb)} are missing.`;
  const keeps = spare_fraction >= spareGoal ? "which keeps" : "which misses";
  return `${fits}; ${percent(spare_fraction)} stays free, ${keeps} the goal of ${percent(spareGoal)}.`;
}

/** What else there is to say: data reduction, datastores of linked clones, memory of the hosts. */
export function capacityNotes(capacity: CapacityBreakdown, hosts: Result["hosts"] = null): string[] {
  const { data_reduction_ratio: ratio, before_reduction_gb, datastores, host_memory } = capacity;
  const reduced =
    ratio > 1
      ? [
          `Data reduction of ${significant(ratio)} : 1; without it they would take ${gigabytes(before_reduction_gb)}.`,
        ]
      : [];
  const memory = host_memory ? [host_memory.sentence] : [];
  return [
    ...reduced,
    ...datastores.map(({ sentence }) => sentence),
    ...memory,
    ...(hosts ? [hosts.sentence] : []),
  ];
}
