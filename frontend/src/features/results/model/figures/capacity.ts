/** Space needed as parts of the space there is. */

import type { CapacityBreakdown, Result } from "@/api/types";
import { t } from "@/i18n/t";
import { gigabytes, percent, significant } from "@/lib/format/numbers";

interface CapacityPart {
  label: string;
  gb: number;
  /** Of the usable space, for the length of its part of the bar. */
  share: number;
  formula: string;
  color: string;
}

const shades = [100, 84, 70, 58, 47, 37, 28];

/** A part for each kind of data; older results list each pool separately. */
export function capacityParts(capacity: CapacityBreakdown): CapacityPart[] {
  const whole = Math.max(capacity.usable_gb, capacity.needed_gb);
  const { needed_by_kind: byKind = [], needed } = capacity;
  return (byKind.length > 0 ? byKind : needed)
    .filter(({ gb }) => gb !== 0)
    .map(({ label, gb, formula }, i) => ({
      label,
      gb,
      share: whole > 0 ? gb / whole : 0,
      formula,
      color: `color-mix(in srgb, var(--sz-accent) ${shades[i % shades.length]}%, var(--sz-surface))`,
    }));
}

export function capacitySentence(capacity: CapacityBreakdown, spareGoal: number): string {
  const { needed_gb, usable_gb, spare_fraction } = capacity;
  const needed = gigabytes(needed_gb);
  const usable = gigabytes(usable_gb);
  if (spare_fraction < 0) return t("results-capacity-missing", { needed, usable });
  const isMet = spare_fraction >= spareGoal;
  return t(isMet ? "results-capacity-met" : "results-capacity-missed", {
    needed,
    usable,
    free: percent(spare_fraction),
    goal: percent(spareGoal),
  });
}

/** What else there is to say: data reduction, datastores of linked clones, memory of the hosts. */
export function capacityNotes(capacity: CapacityBreakdown, hosts: Result["hosts"] = null): string[] {
  const {
    sentence,
    data_reduction_ratio: ratio,
    before_reduction_gb,
    reducible_gb,
    datastores,
    host_memory,
  } = capacity;
  const reduced =
    ratio > 1 && (reducible_gb ?? before_reduction_gb) > 0
      ? [
          t("results-capacity-reduction", {
            ratio: significant(ratio),
            reduced: gigabytes(reducible_gb ?? before_reduction_gb),
            space: gigabytes(before_reduction_gb),
          }),
        ]
      : [];
  const memory = host_memory ? [host_memory.sentence] : [];
  return [
    ...(sentence ? [sentence] : []),
    ...reduced,
    ...datastores.map(({ sentence }) => sentence),
    ...memory,
    ...(hosts ? [hosts.sentence] : []),
  ];
}
