/** The parts of a scenario, and where a field belongs. */

import type { ArrayConfiguration, Scenario } from "@/api/types";
import { counted, duration, percent, whole } from "@/lib/format/numbers";

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

/** Counts as they were given, *5 + 15 drives*. */
function each(counts: readonly number[], of: string): string {
  return counts.length === 1 ? counted(counts[0] as number, of) : `${counts.map(whole).join(" + ")} ${of}s`;
}

function storageFact({ tiers, n_arrays, flash_cache_gib }: ArrayConfiguration): string {
  const drives = each(
    tiers.map(({ n_drives }) => n_drives),
    "drive",
  );
  const cache = flash_cache_gib > 0 ? [`${whole(flash_cache_gib)} GiB`] : [];
  const times = n_arrays > 1 ? `${whole(n_arrays)} × ` : "";
  return times + [drives, ...cache].join(", ");
}

/** Pools of which each is told by its size. */
const FEW_POOLS = 3;

/** What each part says in a word or two. */
export function sectionFacts(scenario: Scenario): Record<Section, string> {
  const { goals, pools } = scenario;
  const sizes = pools.map(({ n_desktops }) => n_desktops);
  return {
    desktops: pools.length > FEW_POOLS ? counted(pools.length, "pool") : each(sizes, "desktop"),
    week: counted(scenario.events.length, "event"),
    storage: storageFact(scenario.array),
    goals: `${percent(goals.login_min_good_fraction)} within ${duration(goals.login_good_s)}`,
  };
}
