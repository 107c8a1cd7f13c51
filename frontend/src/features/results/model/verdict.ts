/** What the strip at the top says, whatever the state of the answer. */

import type { FieldProblem } from "@/api/problem";
import type { Doubt, PhaseResult, Result, VerdictStatus } from "@/api/types";
import { t } from "@/i18n/t";
import { significant } from "@/lib/format/numbers";
import { fieldLabel } from "@/lib/sizing/fieldLabel";
import { checkInWords } from "./events/eventCards";

export interface Verdict {
  status: VerdictStatus;
  doubt?: Doubt | undefined;
  sentence: string;
  /** What is wrong if there is no answer. */
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
  return {
    status: "unknown",
    sentence: t("results-fix-errors", { n: 1 + others.length }),
    more: t("results-error-at", {
      path: fieldLabel(first.path.split(".").at(-1) ?? "") ?? first.path,
      problem: t("common-problem", first),
    }),
    state: t("results-no-answer"),
    action: { label: t("results-show-field"), path: first.path },
  };
}

const unlikely: readonly string[] = ["toss_up", "unlikely"];

/** Why prediction errors could change the verdict on goals that are met: a low confidence or an assumed guest time. */
function doubtOf({ confidence }: Result): Doubt | undefined {
  const likelihood = confidence?.likelihood ?? "holds";
  const given = confidence?.given_guest_time?.likelihood ?? likelihood;
  if (likelihood !== "holds" && given !== likelihood && !unlikely.includes(given)) return "guest-time";
  return unlikely.includes(likelihood) ? "low" : undefined;
}

/** The missed goals of the worst event and the confidence in the verdict, as one paragraph. */
export function detailsOf(result: Result): string {
  const broken = worstOf(result)?.checks.filter((check) => !check.holds) ?? [];
  return [...broken.map(checkInWords), result.confidence?.sentence].filter(Boolean).join(" · ");
}

function answered(result: Result, { elapsedMs, isStale, isLate }: State): Verdict {
  const worst = worstOf(result);
  const isBroken = worst?.checks.some((check) => !check.holds);
  const fresh = isStale ? "" : t("results-answered-in", { time: `${significant(elapsedMs, 2)} ms` });
  return {
    status: result.verdict.status,
    doubt: doubtOf(result),
    sentence: result.verdict.sentence,
    more: "",
    state: isLate ? t("results-updating") : fresh,
    action: worst && isBroken ? { label: t("results-show-event"), eventId: worst.event_id } : null,
  };
}

export function verdictOf(state: State): Verdict {
  const { result, problems, failure } = state;
  const refusal = refused(problems);
  if (refusal) return refusal;
  if (failure) {
    const action = { label: t("results-try-again"), retry: true } as const;
    return {
      status: "unknown",
      sentence: failure.message,
      more: failure.detail,
      state: t("results-no-answer"),
      action,
    };
  }
  if (result) return answered(result, state);
  return {
    status: "unknown",
    sentence: t("results-computing"),
    more: "",
    state: "",
    action: null,
  };
}
