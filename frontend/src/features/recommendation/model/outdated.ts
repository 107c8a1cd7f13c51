/** Analyses of earlier versions of a scenario, and those with other catalog entries or prices than the current ones. */

import type { RunSummary, Scenario } from "@/api/types";
import { dateLocale } from "@/i18n/locale";
import { t } from "@/i18n/t";
import { asksTheSame } from "./analysisStatus";

/** Kinds of analyses that a report can include, in its order. */
export const analyses = ["shortlist", "advice", "runway", "sensitivity", "range", "failure"] as const;
export type AnalysisKind = (typeof analyses)[number];

type Known = Pick<RunSummary, "kind" | "state" | "scenario_version" | "has_current_catalog">;

/** The newest results of one kind if they are outdated, and no run is under way to replace them. */
export function outdatedOf<R extends Known>(runs: readonly R[], version: number): R[] {
  const isUnderWay = runs.some(({ state }) => state === "queued" || state === "running");
  const answered = runs.find(({ state }) => state === "succeeded");
  const isOutdated = answered && (answered.scenario_version < version || !answered.has_current_catalog);
  return isOutdated && !isUnderWay ? [answered] : [];
}

/** Whether a comparison of families stays valid: only the configuration that it chooses has changed. */
export function isStillValid(
  { kind, has_current_catalog }: Known,
  of: Scenario | undefined,
  now: Scenario,
): boolean {
  return kind === "shortlist" && has_current_catalog && (of === undefined || asksTheSame(of, now));
}

/** Title of a notice of these results, and what a report includes of them. */
export function outdatedInWords(runs: readonly Known[]): { title: string; text: string } {
  const priced = runs.filter((run) => run.has_current_catalog);
  const [version, ...others] = new Set(priced.map((run) => run.scenario_version));
  const names = runs.map(({ kind }) => t(`runs-kind-${kind}`));
  const listed = { analyses: new Intl.ListFormat(dateLocale(), { type: "unit" }).format(names) };
  if (version === undefined) {
    return { title: t("outdated-of-catalog"), text: t("outdated-left-out-of-catalog", listed) };
  }
  return {
    title: others.length > 0 ? t("outdated-of-versions") : t("outdated-of-version", { version }),
    text: priced.some(({ kind }) => kind === "advice")
      ? t(runs.length > 1 ? "outdated-left-out-but-advice" : "outdated-included", listed)
      : t("outdated-left-out", listed),
  };
}
