/** Legend of a panel, with the values of its lines at the cursor. */

import { t } from "@/i18n/t";
import { valueAt } from "@/lib/chart/rows";
import type { BandPoint, BandSeries } from "@/lib/chart/viewModel";
import { type Store, useStored } from "@/lib/data/store";
import { significant, withUnit } from "@/lib/format";
import classes from "./week.module.css";

function formatted(point: BandPoint | null, unit: string): string {
  if (point?.mean === null || point?.mean === undefined) return "–";
  const peak = point.high !== null && point.high > point.mean * 1.05;
  const value = withUnit(significant(point.mean), unit);
  return peak ? t("charts-peak", { value, peak: withUnit(significant(point.high ?? 0), unit) }) : value;
}

function Reading({ line, unit, cursor }: { line: BandSeries; unit: string; cursor: Store<number | null> }) {
  const text = useStored(cursor, (at) => (at === null ? "" : formatted(valueAt(line.points, at), unit)));
  return (
    <span className={classes.reading}>
      <svg width="20" height="8" aria-hidden="true">
        <line x1="0" y1="4" x2="20" y2="4" stroke={line.color} strokeWidth="2" strokeDasharray={line.dash} />
      </svg>
      {line.label}
      {text !== "" && <strong className="numeric">{text}</strong>}
    </span>
  );
}

interface Props {
  series: readonly BandSeries[];
  unit: string;
  cursor: Store<number | null>;
}

export function SeriesReadout({ series, unit, cursor }: Props) {
  return (
    <span className={classes.readout}>
      {series.map((line) => (
        <Reading key={line.id} line={line} unit={unit} cursor={cursor} />
      ))}
    </span>
  );
}
