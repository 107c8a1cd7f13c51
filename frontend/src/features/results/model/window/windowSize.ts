/** Whether every I/O of a period can be simulated, and how many that would be. */

import type { FieldProblem } from "@/api/problem";
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

const ends: Record<string, string> = { from: "The start", to: "The end" };

function inWords({ path, message, given, allowed }: FieldProblem): string {
  return `${ends[path] ?? path} ${message} – given ${given}, allowed: ${allowed}`;
}

export function windowSize({ nIos, nReplications, hasProblems, refusal }: Asked): WindowSize {
  const not = (words: string) => ({ isPossible: false, words });
  if (hasProblems) return not("not before the marked fields are mended");
  if (nIos === null) return not("counting the I/Os…");
  if (nIos < 1) return not("the array is asked for nothing in this period");
  if (refusal !== null && nIos >= refusal.nIos) return not(refusal.problems.map(inWords).join("; "));
  return { isPossible: true, words: `about ${roughly(nIos)} I/Os, ${nReplications} times over` };
}
