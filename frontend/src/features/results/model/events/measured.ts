/** Measurements of a study for the phases on the screen, as matched by the service. */

import type { MeasuredBeside } from "@/api/types";

/** By metric, for one phase. */
export type MeasuredOfPhase = ReadonlyMap<string, MeasuredBeside>;

const nothing: MeasuredOfPhase = new Map();

/** By the id of the phase. */
export function measuredByPhase(rows: readonly MeasuredBeside[]): (phaseId: string) => MeasuredOfPhase {
  const found = new Map<string, Map<string, MeasuredBeside>>();
  for (const row of rows) {
    const ofPhase = found.get(row.phase_id) ?? new Map<string, MeasuredBeside>();
    found.set(row.phase_id, ofPhase.set(row.metric, row));
  }
  return (phaseId) => found.get(phaseId) ?? nothing;
}
