/** The evidence in a sentence and in a line per study. */

import type { BacktestSummary, CheckCount } from "@/api/types";
import { t } from "@/i18n/t";
import { percent } from "@/lib/format/numbers";

/** Returns how many checks are within tolerance, "41 of 52"; empty if there are none. */
export function withinOfChecks({ n_checks, n_within }: Pick<CheckCount, "n_checks" | "n_within">): string {
  return n_checks === 0 ? "" : t("evidence-n-of-total", { n: n_within, total: n_checks });
}

/** Returns the median error, "12%"; empty if there are no checks. */
export function medianInWords(checks: Pick<CheckCount, "n_checks" | "median_relative_error">): string {
  return checks.n_checks === 0 ? "" : percent(checks.median_relative_error);
}

const countsOf = ({ n_within, n_checks, median_relative_error }: CheckCount) => ({
  within: n_within,
  checks: n_checks,
  error: percent(median_relative_error),
});

/** Returns the number of studies of desktops with independent checks. */
export function nStudies({ systems }: BacktestSummary): number {
  return systems.filter((system) => system.checks.n_checks > 0 && !system.of_storage).length;
}

/** Returns the sentence on the projects page: the number of checks, and the error of the predictions. */
export function headline(summary: BacktestSummary): string {
  const { checks, left_out } = summary;
  const studies = nStudies(summary);
  const own = t("evidence-summary", { ...countsOf(checks), studies });
  return left_out.n_checks === 0 ? own : `${own} ${t("evidence-summary-left-out", countsOf(left_out))}`;
}
