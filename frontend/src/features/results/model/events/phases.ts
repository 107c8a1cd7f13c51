/** Phases in words, and which of them are the quiet after a storm. */

import type { PhaseResult, Scenario } from "@/api/types";

export type Phase = PhaseResult["phase"];

export const phaseLabels: Record<Phase, string> = {
  provisioning: "Provisioning",
  power_on: "Power-on",
  first_login: "First login",
  monday_login: "Monday login",
  tuesday_login: "Tuesday login",
  steady_state: "Steady state",
  idle: "Idle",
  recompose: "Recompose",
  antivirus_scan: "Antivirus scan",
  patch: "Patching",
  load_test: "Load test",
  backup: "Backup",
  replication: "Replication",
  failure: "Failure",
};

export function isQuiet(phase: Phase): boolean {
  return phase === "steady_state" || phase === "idle";
}

export function poolNames({ pool_ids }: PhaseResult, { pools }: Scenario): string[] {
  return pool_ids.map((id) => pools.find((pool) => pool.id === id)?.name ?? id);
}

const order = { good: 0, fair: 1, poor: 2 } as const;

/** The phase that says most about an event: the worst graded, storms before the quiet after them. */
export function worstPhase(phases: readonly PhaseResult[]): PhaseResult | undefined {
  return [...phases].sort(
    (a, b) =>
      order[b.grade] - order[a.grade] ||
      Number(isQuiet(a.phase)) - Number(isQuiet(b.phase)) ||
      Date.parse(a.starts_at) - Date.parse(b.starts_at),
  )[0];
}
