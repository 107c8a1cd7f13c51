/** The parts of a scenario, and where a field belongs. */

import type { ArrayConfiguration, Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { duration, percent, whole } from "@/lib/format/numbers";
import { othersOf } from "@/lib/sizing/arrays";

export const sections = ["desktops", "week", "storage", "goals"] as const;

export type Section = (typeof sections)[number];

export function isSection(value: unknown): value is Section {
  return sections.some((section) => section === value);
}

const homes: Record<string, Section> = {
  pools: "desktops",
  hosts: "storage",
  array: "storage",
  array_name: "storage",
  installed_array: "storage",
  other_arrays: "storage",
  goals: "goals",
  growth: "goals",
  budget: "goals",
  indicators: "goals",
};

/** The part in which the field at a path is edited. */
export function sectionOf(path: string): Section {
  return homes[path.split(".")[0] ?? ""] ?? "week";
}

/** Counts as given, *5 + 15 drives*. */
function each(counts: readonly number[], of: "desktops" | "drives"): string {
  const [only] = counts;
  if (counts.length === 1 && only !== undefined) return t(`scenario-n-${of}`, { n: only });
  return t(`scenario-several-${of}`, { counts: counts.map(whole).join(" + ") });
}

/** Whether the "drives" of a tier are the GiB of a cloud volume. */
const isGib = ({ drive_id }: ArrayConfiguration["tiers"][number]) => drive_id.endsWith("-gib");

function storageFact({ tiers, n_arrays, flash_cache_gib }: ArrayConfiguration): string {
  const [tier] = tiers;
  const counts = tiers.map(({ n_drives }) => n_drives);
  const drives = tier && isGib(tier) ? `${whole(tier.n_drives)} GiB` : each(counts, "drives");
  const cache = flash_cache_gib > 0 ? [`${whole(flash_cache_gib)} GiB`] : [];
  const times = n_arrays > 1 ? `${whole(n_arrays)} × ` : "";
  return times + [drives, ...cache].join(", ");
}

/** Largest number of pools whose sizes are listed. */
const FEW_POOLS = 3;

/** Returns a short summary of each part. */
export function sectionFacts(scenario: Scenario): Record<Section, string> {
  const { goals, pools } = scenario;
  const sizes = pools.map(({ n_desktops }) => n_desktops);
  return {
    desktops: pools.length > FEW_POOLS ? t("scenario-n-pools", { n: pools.length }) : each(sizes, "desktops"),
    week: t("scenario-n-events", { n: scenario.events.length }),
    storage: [scenario.array, ...othersOf(scenario)].map(storageFact).join(" + "),
    goals: t("scenario-goals-fact", {
      share: percent(goals.login_min_good_fraction),
      time: duration(goals.login_good_s),
    }),
  };
}
