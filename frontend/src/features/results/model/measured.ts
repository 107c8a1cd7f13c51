/** Measured numbers of the studied system, put beside what was predicted for the same phase and firmware. */

import type { EvidenceRow, PhaseResult, Scenario } from "@/api/types";

export interface Measured {
  low: number;
  high: number;
  row: EvidenceRow;
}

/** By metric, for one phase. */
export type MeasuredOfPhase = ReadonlyMap<string, Measured>;

const ranked = ["checks", "calibrates", "formula", "explained"];
const seenFrom: Record<string, string> = {
  host_read_latency_ms: "esx",
  host_write_latency_ms: "esx",
  duration_s: "vcenter",
};

function perspectiveOf(metric: string): string {
  return seenFrom[metric] ?? (metric.startsWith("login_") ? "user" : "controller");
}

/** Whether rows of a system were measured on the array and firmware of the scenario. */
export function isSameSystem(system: string, scenario: Scenario): boolean {
  const { model_id, firmware_id } = scenario.array;
  return `-${model_id}-${firmware_id}`.endsWith(`-${system}`);
}

function range(measured: EvidenceRow["measured"]): [number, number] {
  if (typeof measured === "number") return [measured, measured];
  const [a = Number.NaN, b = a] = measured;
  return [Math.min(a, b), Math.max(a, b)];
}

function best(rows: EvidenceRow[]): EvidenceRow | undefined {
  return [...rows].sort((a, b) => ranked.indexOf(a.role) - ranked.indexOf(b.role))[0];
}

/** Measured numbers for a phase; none when the study had another number of desktops. */
export function measuredFor(
  phase: PhaseResult,
  scenario: Scenario,
  evidence: readonly EvidenceRow[],
): MeasuredOfPhase {
  const rows = evidence.filter((row) => row.phase === phase.phase && isSameSystem(row.system, scenario));
  const desktops = rows.find((row) => row.metric === "n_desktops");
  if (desktops && range(desktops.measured)[0] !== phase.n_desktops) return new Map();
  const metrics = [...new Set(rows.map((row) => row.metric))];
  return new Map(
    metrics.flatMap((metric) => {
      const row = best(
        rows.filter((found) => found.metric === metric && found.perspective === perspectiveOf(metric)),
      );
      if (row === undefined) return [];
      const [low, high] = range(row.measured);
      return [[metric, { low, high, row }] as const];
    }),
  );
}

/** Relative distance of a prediction from the measured range: 0 inside it. */
export function relativeError(predicted: number, measured: Measured): number {
  if (predicted >= measured.low && predicted <= measured.high) return 0;
  const nearest = predicted < measured.low ? measured.low : measured.high;
  return nearest === 0 ? 0 : (predicted - nearest) / nearest;
}
