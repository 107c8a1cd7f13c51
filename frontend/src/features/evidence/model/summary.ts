/** The evidence in a sentence and in a line per study. */

import type { BacktestSummary, CheckCount } from "@/api/types";
import { counted, percent } from "@/lib/format/numbers";

/** "41 of 52": checks within their tolerance; nothing where there is none. */
export function withinOfChecks({ n_checks, n_within }: Pick<CheckCount, "n_checks" | "n_within">): string {
  return n_checks === 0 ? "" : `${n_within} of ${n_checks}`;
}

/** "half within 12 %": the median error; nothing where there is no check. */
export function medianInWords(checks: Pick<CheckCount, "n_checks" | "median_relative_error">): string {
  return checks.n_checks === 0 ? "" : percent(checks.median_relative_error);
}

/** The line of the first page: how much was checked, and how far off the predictions are. */
export function headline({ checks, left_out, systems }: BacktestSummary): string {
  const studies = systems.filter((system) => system.checks.n_checks > 0).length;
  const own =
    `Held against ${counted(studies, "published study", "published studies")}: ` +
    `${withinOfChecks(checks)} independent checks within their tolerance, ` +
    `half of them off by ${percent(checks.median_relative_error)} or less.`;
  if (left_out.n_checks === 0) return own;
  return (
    `${own} With none of a study's own numbers used: ${withinOfChecks(left_out)} within, ` +
    `half off by ${percent(left_out.median_relative_error)} or less.`
  );
}
