/** Space needed as parts of the space there is. */

import type { CapacityBreakdown, Result } from "@/api/types";
import { gigabytes, percent, significant } from "@/lib/format";

interface CapacityPart {
  id: string;
  label: string;
  gb: number;
  /** Share of the usable space. */
  share: number;
  formula: string;
  color: string;
}

const shades = [100, 78, 58, 42, 30];

export function capacityParts(capacity: CapacityBreakdown): CapacityPart[] {
  const whole = Math.max(capacity.usable_gb, capacity.needed_gb);
  return capacity.needed.map((item, i) => ({
    id: item.id,
    label: item.label,
    gb: item.gb,
    share: whole > 0 ? item.gb / whole : 0,
    formula: item.formula,
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
