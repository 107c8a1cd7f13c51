/** Evidence as points: measured across, predicted up. */

import type { EvidenceRow } from "@/api/types";
import { logAxis } from "@/lib/chart/scale";
import type { Scatter, ScatterPoint } from "@/lib/chart/viewModel";
import { counted, percent } from "@/lib/format";
import { words } from "./rows";

const middleOf = (measured: EvidenceRow["measured"]) =>
  typeof measured === "number" ? measured : measured.reduce((sum, value) => sum + value, 0) / measured.length;

const colors = [
  "var(--sz-reads)",
  "var(--sz-writes)",
  "var(--sz-poor)",
  "var(--sz-good)",
  "var(--sz-drives)",
];
const shapes = ["circle", "square", "diamond", "triangle"] as const;

const BAND = 0.15;

const drawn = new Set<EvidenceRow["role"]>(["checks", "calibrates"]);

/**
 * Points of the rows that check or calibrate, where both numbers are known; zero and negative values have no place on
 * a logarithmic axis.
 */
export function scatter(rows: readonly EvidenceRow[], systems: readonly string[]): Scatter {
  const marks: ScatterPoint[] = rows.flatMap((row) => {
    const measured = middleOf(row.measured);
    if (!drawn.has(row.role) || row.predicted === null || row.predicted <= 0 || measured <= 0) return [];
    return [
      {
        id: row.id,
        label: `${words(row.phase)}: ${words(row.metric)} (${row.unit})`,
        measured,
        predicted: row.predicted,
        group: row.system,
        calibrated: row.role === "calibrates",
        within: row.within,
      },
    ];
  });
  const values = marks.flatMap((point) => [point.measured, point.predicted]);
  const axis = values.length > 0 ? logAxis(Math.min(...values), Math.max(...values)) : logAxis(1, 1000);
  const close = marks.filter((p) => Math.abs(p.predicted / p.measured - 1) <= BAND).length;
  return {
    points: marks,
    groups: systems.map((id, i) => ({
      id,
      label: id,
      color: colors[i % colors.length] as string,
      shape: shapes[i % shapes.length] as (typeof shapes)[number],
    })),
    ...axis,
    tolerance: BAND,
    summary: `Measured against predicted for ${counted(marks.length, "number")}: ${close} lie within ${percent(BAND)}.`,
  };
}
