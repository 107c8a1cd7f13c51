/** What the strip at the top says, whatever the state of the answer. */

import type { FieldProblem } from "@/api/problem";
import type { PhaseResult, Result } from "@/api/types";
import { significant } from "@/lib/format/numbers";
import { checkInWords } from "./events/eventCards";

export interface Verdict {
  standing: "holds" | "broken" | "unknown";
  sentence: string;
  more: string;
  /** How fresh it is. */
  state: string;
  /** Where to look, or what to do. */
  action: { label: string; eventId?: string; path?: string; retry?: true } | null;
}

interface State {
  result: Result | null;
  elapsedMs: number;
  isStale: boolean;
  /** A newer answer has been on its way for longer than a blink. */
  isLate: boolean;
  problems: readonly FieldProblem[];
  failure: { status: number; message: string; detail: string } | null;
}

function worstOf(result: Result): PhaseResult | undefined {
  return result.phases.find((phase) => phase.id === result.verdict.worst_phase_id);
}

function refused([first, ...others]: readonly FieldProblem[]): Verdict | null {
  if (first === undefined) return null;
  const also = others.length > 0 ? ` And ${others.length} more.` : "";
  return {
    standing: "unknown",
    sentence: "This scenario cannot be answered as it stands",
    more: `${first.path}: ${first.message} – given ${first.given}, allowed: ${first.allowed}.${also}`,
    state: "not answered",
    action: { label: "Show the field", path: first.path },
  };
}

function answered(result: Result, { elapsedMs, isStale, isLate }: State): Verdict {
  const worst = worstOf(result);
  const broken = worst?.checks.filter((check) => !check.holds).map(checkInWords) ?? [];
  const fresh = isStale ? "" : `answered in ${significant(elapsedMs, 2)} ms`;
  return {
    standing: result.verdict.holds ? "holds" : "broken",
    sentence: result.verdict.sentence,
    more: broken.join(" · "),
    state: isLate ? "a newer answer is on its way…" : fresh,
    action: worst && broken.length > 0 ? { label: "Show it", eventId: worst.event_id } : null,
  };
}

export function verdictOf(state: State): Verdict {
  const { result, problems, failure } = state;
  const refusal = refused(problems);
  if (refusal) return refusal;
  if (failure) {
    const action = { label: "Try again", retry: true } as const;
    return {
      standing: "unknown",
      sentence: failure.message,
      more: failure.detail,
      state: "not answered",
      action,
    };
  }
  if (result) return answered(result, state);
  return {
    standing: "unknown",
    sentence: "Working out the first answer…",
    more: "",
    state: "",
    action: null,
  };
}
