/** Phases of an event: which are quiet, and which is the worst. */

import type { PhaseResult, Scenario } from "@/api/types";
import { severityOf } from "@/lib/goals";

export type Phase = PhaseResult["phase"];

export function isQuiet(phase: Phase): boolean {
  return phase === "steady_state" || phase === "idle";
}

export function poolNames({ pool_ids }: PhaseResult, { pools }: Scenario): string[] {
  return pool_ids.map((id) => pools.find((pool) => pool.id === id)?.name ?? id);
}

const order = { good: 0, fair: 1, poor: 2 } as const;

/** The most relevant phase of an event: the worst one, with storms before the phases that follow them. */
export function worstPhase(phases: readonly PhaseResult[]): PhaseResult | undefined {
  return [...phases].sort(
    (a, b) =>
      severityOf(b.status) - severityOf(a.status) ||
      order[b.grade] - order[a.grade] ||
      Number(isQuiet(a.phase)) - Number(isQuiet(b.phase)) ||
      Date.parse(a.starts_at) - Date.parse(b.starts_at),
  )[0];
}
