/** Runs that can be compared, by name. */

import type { FamilyAnswer, RunSummary } from "@/api/types";
import { t } from "@/i18n/t";
import { moment } from "@/lib/time/instants";

export const FEWEST = 2;
export const MOST = 4;

/** "Acme Corporation, fortnight on ONTAP 8.1, v3, Mon, Jun 6 12:03" */
export function runName({ scenario_name, scenario_version, created_at }: RunSummary, zone: string): string {
  return t("comparison-run-name", {
    scenario: scenario_name,
    version: scenario_version,
    date: moment(Date.parse(created_at), zone),
  });
}

/** The newest run of each scenario, for comparison. */
export function newestOfEach(runs: readonly RunSummary[]): string[] {
  const seen = new Set<string>();
  const ids: string[] = [];
  for (const { id, scenario_id, scenario_name } of runs) {
    const of = scenario_id ?? scenario_name;
    if (seen.has(of)) continue;
    seen.add(of);
    ids.push(id);
  }
  return ids.slice(0, MOST);
}

/** Families in an address whose options are compared; by default, the first ones. */
export function pickedFamilies(text: string | undefined, families: readonly FamilyAnswer[]): string[] {
  const ids = families.map(({ recommendation }) => recommendation.model_id);
  const chosen = text === undefined ? ids : [...new Set(text.split(","))].filter((id) => ids.includes(id));
  return chosen.slice(0, MOST);
}

/** Ids as an address says them; those that are no runs are left out. */
export function picked(text: string | undefined, runs: readonly RunSummary[]): string[] {
  if (text === undefined) return newestOfEach(runs);
  const known = new Set(runs.map(({ id }) => id));
  return [...new Set(text.split(","))].filter((id) => known.has(id)).slice(0, MOST);
}
