/** Simulated windows by name, and how old they are. */

import type { RunSummary } from "@/api/types";
import { t } from "@/i18n/t";
import { epoch, spanOfTime } from "@/lib/time/instants";

interface Range {
  from: number;
  to: number;
}

/** The period that a run simulates; null for one of the whole calendar. */
export function rangeOf({ request: asked }: RunSummary): Range | null {
  return asked !== null && "from" in asked ? { from: epoch(asked.from), to: epoch(asked.to) } : null;
}

export function spanOf(run: RunSummary, zone: string): string {
  const range = rangeOf(run);
  return range === null ? "" : spanOfTime(range.from, range.to, zone);
}

/** "Mon, Jun 6 07:05:00 – 07:06:00, v7, canceled" */
export function windowName(run: RunSummary, zone: string): string {
  const name = t("results-window-option", { span: spanOf(run, zone), version: String(run.scenario_version) });
  return run.state === "succeeded" ? name : t(`results-window-option-${run.state}`, { name });
}

/** Whether a run is of the document on the screen. */
export function isOfNow(run: RunSummary, version: number, isSaved: boolean): boolean {
  return run.scenario_version === version && isSaved;
}

/** "Simulated for version 7; current version: 9" */
export function ageInWords(run: RunSummary, version: number, isSaved: boolean): string {
  const simulated = run.scenario_version;
  return isSaved
    ? t("results-window-age", { simulated, current: version })
    : t("results-window-age-unsaved", { simulated });
}

/** The newest answer for a period of the document on the screen. */
export function answerFor(
  runs: readonly RunSummary[],
  range: Range,
  version: number,
  isSaved: boolean,
): RunSummary | null {
  return (
    runs.find((run) => {
      const of = rangeOf(run);
      const isSame = of !== null && of.from === range.from && of.to === range.to;
      return isSame && run.state === "succeeded" && isOfNow(run, version, isSaved);
    }) ?? null
  );
}
