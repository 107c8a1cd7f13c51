/** Describe runs. */

import type { RunSummary, VerdictStatus } from "@/api/types";
import { t } from "@/i18n/t";
import { duration, percent } from "@/lib/format/numbers";

type Kind = RunSummary["kind"];
type State = RunSummary["state"];

export const kinds = [
  "week",
  "window",
  "shortlist",
  "advice",
  "runway",
  "sensitivity",
  "range",
  "failure",
] as const satisfies readonly Kind[];

export const states = [
  "queued",
  "running",
  "succeeded",
  "failed",
  "cancelled",
] as const satisfies readonly State[];

/** Return the kinds of runs with their labels, for a list to choose from. */
export function kindChoices(): { value: Kind; label: string }[] {
  return kinds.map((value) => ({ value, label: t(`runs-kind-${value}`) }));
}

/** Return the states of runs with their labels, for a list to choose from. */
export function stateChoices(): { value: State; label: string }[] {
  return states.map((value) => ({ value, label: t(`runs-state-${value}`) }));
}

export function kindOf({ kind }: Pick<RunSummary, "kind">): string {
  return t(`runs-kind-${kind}`);
}

/** Return the outcome of a run in a sentence. */
export function outcome(run: RunSummary): string {
  if (run.state === "running") return t("runs-running", { percent: percent(run.progress_fraction) });
  if (run.state === "succeeded") return run.sentence || t("runs-state-succeeded");
  return run.message || t(`runs-state-${run.state}`);
}

export function tookInWords({ elapsed_ms }: RunSummary): string {
  return elapsed_ms === null || elapsed_ms === undefined ? "" : duration(elapsed_ms / 1000);
}

export function statusOf({ state, status }: RunSummary): VerdictStatus {
  return state === "failed" ? "fail" : (status ?? "unknown");
}

/** Return the label of the mark of a run that has no verdict. */
export function markLabel(run: RunSummary): string | undefined {
  const isVerdict = run.state === "succeeded" && typeof run.status === "string";
  return isVerdict ? undefined : t(`runs-state-${run.state}`);
}
