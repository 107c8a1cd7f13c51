/** Simulated windows by name, and how old they are. */

import type { RunSummary } from "@/api/types";
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

const states: Record<RunSummary["state"], string> = {
  queued: ", waiting",
  running: ", being simulated",
  succeeded: "",
  failed: ", failed",
  cancelled: ", cancelled",
};

/** "Mon 6 Jun 07:05:00 – 07:06:00, v7, cancelled" */
export function windowName(run: RunSummary, zone: string): string {
  return `${spanOf(run, zone)}, v${run.scenario_version}${states[run.state]}`;
}

/** Whether a run is of the document on the screen. */
export function isOfNow(run: RunSummary, version: number, isSaved: boolean): boolean {
  return run.scenario_version === version && isSaved;
}

/** "Of version 7; you are looking at version 9" */
export function ageInWords(run: RunSummary, version: number, isSaved: boolean): string {
  const now = isSaved ? `version ${version}` : "changes that are not saved yet";
  return `Of version ${run.scenario_version}; you are looking at ${now}`;
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
