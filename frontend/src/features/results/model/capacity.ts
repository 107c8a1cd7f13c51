/** Space needed as parts of the space there is. */

import type { CapacityBreakdown } from "@/api/types";
import { gigabytes, percent } from "@/lib/format";

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
