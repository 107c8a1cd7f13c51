/** Panels as tables, and as text at one instant. */

import { t } from "@/i18n/t";
import { meanKey, rowsOf, valueAt } from "@/lib/chart/rows";
import type { BandSeries, Panel, WeekChart } from "@/lib/chart/viewModel";
import type { Cell } from "@/lib/data/csv";
import { significant } from "@/lib/format/numbers";
import { instantAt, moment, precisionOf } from "@/lib/time/instants";

export interface ChartTable {
  header: string[];
  rows: { at: number; label: string; cells: string[] }[];
  /** The same content as numbers, for a file. */
  raw?: () => { header: string[]; lines: Cell[][] };
}

const hasBand = ({ points }: BandSeries) => points.some(({ low, high }) => low !== null && high !== null);

/** Return a table with one row per instant at which a line of the panel has a point. */
export function chartTable(
  { series, unit, bandName = t("charts-band") }: Pick<Panel, "series" | "unit" | "bandName">,
  { from, to }: WeekChart["axis"],
  zone: string,
): ChartTable {
  const banded = new Set(series.filter(hasBand));
  const precision = precisionOf({ from, to });
  return {
    header: [
      t("charts-time"),
      ...series.flatMap((line) => [
        `${line.label}, ${unit}`,
        ...(banded.has(line) ? [`${line.label}, ${bandName}`] : []),
      ]),
    ],
    rows: rowsOf(series).map((row) => ({
      at: row.at,
      label: moment(row.at, zone, precision),
      cells: series.flatMap((line) => {
        const mean = row[meanKey(line.id)];
        const written = typeof mean === "number" ? significant(mean) : "–";
        if (!banded.has(line)) return [written];
        const point = valueAt(line.points, row.at);
        if (written === "–" || point?.low == null || point.high == null) return ["–", "–"];
        return [written, `${significant(point.low)}–${significant(point.high)}`];
      }),
    })),
    raw: () => rawOf(series, unit),
  };
}

/** Return every point of every line with its mean and both ends of its band. */
function rawOf(series: readonly BandSeries[], unit: string): { header: string[]; lines: Cell[][] } {
  return {
    header: [
      "at",
      ...series.flatMap((line) => [
        `${line.label}, ${unit}`,
        ...(hasBand(line) ? [`${line.label} lowest, ${unit}`, `${line.label} highest, ${unit}`] : []),
      ]),
    ],
    lines: rowsOf(series).map(({ at }) => [
      instantAt(at),
      ...series.flatMap((line): Cell[] => {
        const point = valueAt(line.points, at);
        return hasBand(line) ? [point?.mean, point?.low, point?.high] : [point?.mean];
      }),
    ]),
  };
}

/** Describe all values at an instant: "Mon, Jun 6 07:10: reads 17,700 IOPS, writes 2,910 IOPS; …" */
export function describeAt({ axis, panels }: WeekChart, at: number, zone: string): string {
  const said = panels.map((panel) =>
    panel.series
      .map((line) => {
        const mean = valueAt(line.points, at)?.mean;
        return mean == null
          ? t("charts-none", { line: line.label })
          : t("charts-value", { line: line.label, value: `${significant(mean)} ${panel.unit}` });
      })
      .join(", "),
  );
  return `${moment(at, zone, precisionOf(axis))}: ${said.join("; ")}`;
}
