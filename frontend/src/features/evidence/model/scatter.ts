/** Evidence as points: measured across, predicted up. */

import type { EvidenceRow } from "@/api/types";
import { t } from "@/i18n/t";
import type { ChartTable } from "@/lib/chart/chartTable";
import { logAxis } from "@/lib/chart/scale";
import type { Scatter, ScatterPoint } from "@/lib/chart/viewModel";
import { significant } from "@/lib/format/numbers";
import { metricName, rangeOf, roleLabel } from "./rows";

const colors = [
  "var(--sz-reads)",
  "var(--sz-writes)",
  "var(--sz-poor)",
  "var(--sz-good)",
  "var(--sz-drives)",
];
const shapes = ["circle", "square", "diamond", "triangle"] as const;

const BAND = 0.15;

/** The error of a prediction is unknown where a study prints only a bound. */
const bounds = new Set<EvidenceRow["qualifier"]>(["above", "below", "at_most"]);

const drawn = new Set<EvidenceRow["role"]>(["checks", "calibrates"]);

/** Half-width of the band: the tolerance that all rows share, or the usual one of rates. */
function bandOf(rows: readonly EvidenceRow[]): number {
  const [relative, ...others] = new Set(rows.map((row) => row.tolerance?.relative ?? null));
  return relative && others.length === 0 ? relative : BAND;
}

function pointOf(row: EvidenceRow): ScatterPoint[] {
  const [low, high] = rangeOf(row);
  const measured = (low + high) / 2;
  if (row.predicted === null || row.predicted <= 0 || low <= 0 || bounds.has(row.qualifier)) return [];
  return [
    {
      id: row.id,
      label: t("evidence-point-label", {
        phase: row.phase_label,
        metric: metricName(row),
        unit: row.unit,
      }),
      where: `${row.system_name || row.system}, ${row.table}`,
      measured,
      spread: [measured - low, high - measured],
      predicted: row.predicted,
      group: row.source,
      calibrated: row.role === "calibrates",
      within: row.within,
    },
  ];
}

/**
 * Points of the rows that check or calibrate, where both numbers are known; bounds, zero and negative values have no place on
 * a logarithmic axis.
 */
export function scatter(rows: readonly EvidenceRow[], titles: ReadonlyMap<string, string>): Scatter {
  const judged = rows.filter((row) => drawn.has(row.role));
  const marks = judged.flatMap(pointOf);
  const values = marks.flatMap((point) => [point.measured, point.predicted]);
  const axis = values.length > 0 ? logAxis(Math.min(...values), Math.max(...values)) : logAxis(1, 1000);
  const band = bandOf(judged.filter((row) => row.predicted !== null));
  const there = new Set(marks.map((point) => point.group));
  return {
    points: marks,
    groups: [...titles]
      .map(([id, label], i) => ({
        id,
        label,
        color: colors[i % colors.length] as string,
        shape: shapes[i % shapes.length] as (typeof shapes)[number],
      }))
      .filter(({ id }) => there.has(id)),
    ...axis,
    tolerance: band,
    summary: t("evidence-chart-summary", { n: marks.length }),
  };
}

/** The points as a table, each in its own unit. */
export function scatterTable({ points }: Scatter): ChartTable {
  const cells = ({ where, measured, spread, predicted, calibrated }: ScatterPoint) => [
    where,
    significant(measured - spread[0]),
    significant(measured + spread[1]),
    significant(predicted),
    roleLabel(calibrated ? "calibrates" : "checks"),
  ];
  return {
    header: [
      t("evidence-measurement"),
      t("evidence-measured-on"),
      t("evidence-measured-from"),
      t("evidence-measured-to"),
      t("evidence-predicted"),
      t("evidence-role"),
    ],
    rows: points.map((point, at) => ({ at, label: point.label, cells: cells(point) })),
  };
}
