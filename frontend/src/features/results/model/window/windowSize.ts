/** Whether every I/O of a period can be simulated, and how many that would be. */

import type { FieldProblem } from "@/api/problem";
import { t } from "@/i18n/t";
import { roughly } from "@/lib/format/numbers";

/** What the service said to a period with so many I/Os. */
export interface Refusal {
  nIos: number;
  problems: readonly FieldProblem[];
}

interface Asked {
  /** Null while they are being counted. */
  nIos: number | null;
  nReplications: number;
  hasProblems: boolean;
  refusal: Refusal | null;
}

export interface WindowSize {
  isPossible: boolean;
  /** How many I/Os, or why not. */
  words: string;
}

const ends: Record<string, "start" | "end"> = { from: "start", to: "end" };

function inWords(problem: FieldProblem): string {
  const text = t("common-problem", problem);
  const end = ends[problem.path];
  return end === undefined
    ? t("results-error-at", { path: problem.path, problem: text })
    : t(`results-size-${end}`, { problem: text });
}

export function windowSize({ nIos, nReplications, hasProblems, refusal }: Asked): WindowSize {
  const not = (words: string) => ({ isPossible: false, words });
  if (hasProblems) return not(t("results-size-problems"));
  if (nIos === null) return not(t("results-size-counting"));
  if (nIos < 1) return not(t("results-size-none"));
  if (refusal !== null && nIos >= refusal.nIos) return not(refusal.problems.map(inWords).join("; "));
  return { isPossible: true, words: t("results-size", { ios: roughly(nIos), n: nReplications }) };
}
