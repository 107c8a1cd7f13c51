/** Measurements of a study for the phases on the screen, as matched by the service. */

import type { ComparableMeasurement } from "@/api/types";

/** By metric, for one phase. */
export type MeasuredOfPhase = ReadonlyMap<string, ComparableMeasurement>;

const nothing: MeasuredOfPhase = new Map();

/** By the id of the phase. */
export function measuredByPhase(
  rows: readonly ComparableMeasurement[],
): (phaseId: string) => MeasuredOfPhase {
  const found = new Map<string, Map<string, ComparableMeasurement>>();
  for (const row of rows) {
    const ofPhase = found.get(row.phase_id) ?? new Map<string, ComparableMeasurement>();
    found.set(row.phase_id, ofPhase.set(row.metric, row));
  }
  return (phaseId) => found.get(phaseId) ?? nothing;
}
