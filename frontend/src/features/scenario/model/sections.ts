/** The parts of a scenario, and where a field belongs. */

import type { ArrayConfiguration, Scenario } from "@/api/types";
import { counted, duration, percent, whole } from "@/lib/format";

export const sections = [
  { id: "desktops", label: "Desktops" },
  { id: "week", label: "Week" },
  { id: "storage", label: "Storage" },
  { id: "goals", label: "Goals" },
] as const;

export type Section = (typeof sections)[number]["id"];

export function isSection(value: unknown): value is Section {
  return sections.some((section) => section.id === value);
}

const homes: Record<string, Section> = {
  pools: "desktops",
  hosts: "storage",
  array: "storage",
  goals: "goals",
  growth: "goals",
  indicators: "goals",
};

/** The part in which the field at a path is edited. */
export function sectionOf(path: string): Section {
  return homes[path.split(".")[0] ?? ""] ?? "week";
}

function storageFact({ tiers, n_arrays, flash_cache_gib }: ArrayConfiguration): string {
  const drives = tiers.reduce((sum, tier) => sum + tier.n_drives, 0);
  const cache = flash_cache_gib > 0 ? [`${whole(flash_cache_gib)} GiB`] : [];
  const times = n_arrays > 1 ? `${whole(n_arrays)} × ` : "";
  return times + [counted(drives, "drive"), ...cache].join(", ");
}

/** What each part says in a word or two. */
export function sectionFacts(scenario: Scenario): Record<Section, string> {
  const desktops = scenario.pools.reduce((sum, pool) => sum + pool.n_desktops, 0);
  const { goals } = scenario;
  return {
    desktops: counted(desktops, "desktop"),
    week: counted(scenario.events.length, "event"),
    storage: storageFact(scenario.array),
    goals: `${percent(goals.login_min_good_fraction)} within ${duration(goals.login_good_s)}`,
  };
}
