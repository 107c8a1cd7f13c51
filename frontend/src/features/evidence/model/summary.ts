/** The evidence in a sentence and in a line per study. */

import type { BacktestSummary, CheckCount } from "@/api/types";
import { t } from "@/i18n/t";
import { percent } from "@/lib/format/numbers";

const pointsOf = ({ n_checks, n_within, n_bounds, n_bounds_within }: CheckCount) => ({
  within: n_within - n_bounds_within,
  points: n_checks - n_bounds,
});

/** Returns how many measured values are within tolerance, "41 of 52"; empty if there are none. */
export function withinOfChecks(count: CheckCount): string {
  const { within, points } = pointsOf(count);
  return points === 0 ? "" : t("evidence-n-of-total", { n: within, total: points });
}

/** Returns how many published bounds are met, "3 of 4"; empty if there are none. */
export function boundsMet({ n_bounds, n_bounds_within }: CheckCount): string {
  return n_bounds === 0 ? "" : t("evidence-n-of-total", { n: n_bounds_within, total: n_bounds });
}

/** Returns the median error, "12%"; empty if there are no measured values. */
export function medianInWords(checks: CheckCount): string {
  return pointsOf(checks).points === 0 ? "" : percent(checks.median_relative_error);
}

/** Returns the counts and the error of checks as the texts take them. */
export const countsOf = (checks: CheckCount) => ({
  ...pointsOf(checks),
  bounds_within: checks.n_bounds_within,
  bounds: checks.n_bounds,
  error: percent(checks.median_relative_error),
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
