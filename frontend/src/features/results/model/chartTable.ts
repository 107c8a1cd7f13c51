/** The panels as a table, and what they say at one instant. */

import { meanKey, rowsOf, valueAt } from "@/lib/chart/rows";
import type { Panel, WeekChart } from "@/lib/chart/viewModel";
import { significant } from "@/lib/format";
import { moment } from "@/lib/time";

export interface ChartTable {
  header: string[];
  rows: { at: number; label: string; cells: string[] }[];
}

/** One row per instant at which a line of the panel bends. */
export function chartTable(panel: Panel, zone: string): ChartTable {
  const rows = rowsOf(panel.series);
  return {
    header: [
      "Time",
      ...panel.series.flatMap(({ label }) => [`${label}, ${panel.unit}`, `${label}, lowest–highest`]),
    ],
    rows: rows.map((row) => ({
      at: row.at,
      label: moment(row.at, zone),
      cells: panel.series.flatMap((line) => {
        const mean = row[meanKey(line.id)];
        const point = valueAt(line.points, row.at);
        if (typeof mean !== "number" || point?.low == null || point.high == null) return ["–", "–"];
        return [significant(mean), `${significant(point.low)}–${significant(point.high)}`];
      }),
    })),
  };
}

/** "Mon 6 Jun 07:10: reads 17,700 IOPS, writes 2,910 IOPS; …" */
export function describeAt(chart: WeekChart, at: number, zone: string): string {
  const panels = chart.panels.map((panel) =>
    panel.series
      .map((line) => {
        const mean = valueAt(line.points, at)?.mean;
        return `${line.label} ${mean == null ? "none" : `${significant(mean)} ${panel.unit}`}`;
      })
      .join(", "),
  );
  return `${moment(at, zone)}: ${panels.join("; ")}`;
}
