/** Runs in words. */

import type { RunSummary } from "@/api/types";
import { duration, percent } from "@/lib/format/numbers";

type Kind = RunSummary["kind"];
type State = RunSummary["state"];

/** What each kind of run asks. */
const kindNames: Record<Kind, string> = {
  week: "Week",
  window: "Every I/O",
  shortlist: "Array families",
  advice: "Schedule and settings",
  runway: "Growth",
  sensitivity: "What moves the verdict",
  range: "How sure",
};

export const kinds = Object.entries(kindNames).map(([value, label]) => ({ value: value as Kind, label }));

export function kindOf({ kind }: Pick<RunSummary, "kind">): string {
  return kindNames[kind];
}

export const states: readonly { value: State; label: string }[] = [
  { value: "queued", label: "Waiting" },
  { value: "running", label: "Under way" },
  { value: "succeeded", label: "Answered" },
  { value: "failed", label: "Failed" },
  { value: "cancelled", label: "Cancelled" },
];

const stateInWords = ({ state }: RunSummary): string =>
  states.find(({ value }) => value === state)?.label ?? state;

/** What came of it, in a sentence. */
export function outcome(run: RunSummary): string {
  if (run.state === "running") return `Under way, ${percent(run.progress_fraction)}`;
  if (run.state === "succeeded") return run.sentence || "Answered";
  return run.message || stateInWords(run);
}

export function tookInWords({ elapsed_ms }: RunSummary): string {
  return elapsed_ms === null || elapsed_ms === undefined ? "" : duration(elapsed_ms / 1000);
}

export function statusOf({ state, holds }: RunSummary): "holds" | "broken" | "unknown" {
  if (state === "failed") return "broken";
  return holds === null || holds === undefined ? "unknown" : holds ? "holds" : "broken";
}

/** What the mark of a run means where it is no verdict. */
export function markLabel(run: RunSummary): string | undefined {
  const isVerdict = run.state === "succeeded" && typeof run.holds === "boolean";
  return isVerdict ? undefined : stateInWords(run);
}
