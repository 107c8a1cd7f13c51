/** Heat map of the components over time: one row each, darker is busier, with the value at the cursor at the end of the row. */

import { memo, useMemo } from "react";
import { t } from "@/i18n/t";
import { piecesOf } from "@/lib/chart/heat";
import { valueAt } from "@/lib/chart/rows";
import type { HeatMap, HeatRow, TimeAxis } from "@/lib/chart/viewModel";
import { type Store, useStored } from "@/lib/data/store";
import { significant, withUnit } from "@/lib/format";
import { AXIS_WIDTH, placeOf } from "../frame";
import classes from "./heat.module.css";

const ROW = 18;

interface RowProps {
  row: HeatRow;
  heat: HeatMap;
  axis: TimeAxis;
  width: number;
  top: number;
}

const Row = memo(function Row({ row, heat, axis, width, top }: RowProps) {
  const paths = useMemo(() => {
    const drawn = heat.steps.map(() => "");
    const x = (at: number) => (placeOf(at, axis) * width).toFixed(1);
    for (const { from, to, level } of piecesOf(row.points, heat.bucketMs, heat.steps)) {
      drawn[level - 1] += `M${x(from)} ${top}H${x(to)}v${ROW - 2}H${x(from)}Z`;
    }
    return drawn;
  }, [row, heat, axis, width, top]);
  return paths.map((path, i) => path && <path key={heat.steps[i]} d={path} data-level={i + 1} />);
});

function Reading({ row, unit, cursor }: { row: HeatRow; unit: string; cursor: Store<number | null> }) {
  const text = useStored(cursor, (at) => {
    const point = at === null ? null : valueAt(row.points, at);
    if (point?.mean === null || point?.mean === undefined) return "";
    const { mean, high } = point;
    const value = withUnit(significant(mean), unit);
    const peak = high === null ? value : withUnit(significant(high), unit);
    return `${row.label} ${peak === value ? value : t("charts-peak", { value, peak })}`;
  });
  return text && <span className={`${classes.reading} numeric`}>{text}</span>;
}

interface Props {
  heat: HeatMap;
  axis: TimeAxis;
  width: number;
  cursor: Store<number | null>;
}

export const HeatPanel = memo(function HeatPanel({ heat, axis, width, cursor }: Props) {
  const plot = Math.max(0, width - AXIS_WIDTH);
  return (
    <div className={classes.map}>
      <svg width={width} height={heat.rows.length * ROW} aria-hidden="true">
        <svg x={AXIS_WIDTH} width={plot} height={heat.rows.length * ROW} aria-hidden="true">
          {heat.rows.map((row, i) => (
            <rect key={row.id} className={classes.ground} y={i * ROW} width={plot} height={ROW - 2} />
          ))}
          {heat.rows.map((row, i) => (
            <g key={row.id}>
              <Row row={row} heat={heat} axis={axis} width={plot} top={i * ROW} />
            </g>
          ))}
        </svg>
        {heat.rows.map((row, i) => (
          <text key={row.id} className={classes.name} x={AXIS_WIDTH - 2} y={i * ROW + 12} textAnchor="end">
            {row.name}
          </text>
        ))}
      </svg>
      <div className={classes.readings} style={{ left: AXIS_WIDTH }}>
        {heat.rows.map((row) => (
          <div key={row.id} style={{ height: ROW }}>
            <Reading row={row} unit={heat.unit} cursor={cursor} />
          </div>
        ))}
      </div>
    </div>
  );
});

/** Legend of the shades. */
export function HeatLegend({ steps, unit }: Pick<HeatMap, "steps" | "unit">) {
  return (
    <span className={classes.legend}>
      {steps.map((step, i) => (
        <span key={step} className={classes.shade}>
          <svg width="12" height="12" aria-hidden="true">
            <rect width="12" height="12" data-level={i + 1} />
          </svg>
          ≥ {withUnit(String(step), unit)}
        </span>
      ))}
    </span>
  );
}
