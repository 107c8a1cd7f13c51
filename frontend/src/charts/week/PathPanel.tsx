/** One quantity over time, as SVG paths that are quick to redraw: a line for the mean over the band from lowest to highest. */

import { memo, useMemo } from "react";
import { isAbove } from "@/lib/chart/ceilings";
import { bandPath, heightOf, meanPath } from "@/lib/chart/paths";
import { compact } from "@/lib/format";
import { AXIS_WIDTH, PLOT_BOTTOM, PLOT_TOP, placeOf } from "../frame";
import type { PanelProps } from "./WeekFrame";
import classes from "./week.module.css";

/** Between a ceiling and its label, and between the axis and its numbers, in pixels. */
const GAP = 6;
/** From a ceiling to the baseline of a label below it, in pixels. */
const UNDER = 14;

export const PathPanel = memo(function PathPanel({ panel, axis, width, height }: PanelProps) {
  const [plotWidth, plotHeight] = [Math.max(0, width - AXIS_WIDTH), height - PLOT_TOP - PLOT_BOTTOM];
  const y = (value: number) => (1 - heightOf(value, panel)) * plotHeight;
  const lines = useMemo(() => {
    const across = (at: number) => placeOf(at, axis) * plotWidth;
    const up = (value: number) => (1 - heightOf(value, panel)) * plotHeight;
    return panel.series.map(({ id, color, dash, points }) => ({
      id,
      color,
      dash,
      mean: meanPath(points, across, up),
      band: bandPath(points, across, up),
    }));
  }, [panel, axis, plotWidth, plotHeight]);
  return (
    <svg width={width} height={height} className={classes.plot} aria-hidden="true">
      {panel.ticks.map((tick) => (
        <text key={tick} className={classes.tick} x={AXIS_WIDTH - GAP} y={PLOT_TOP + y(tick)} dy="0.35em">
          {compact(tick)}
        </text>
      ))}
      <svg x={AXIS_WIDTH} y={PLOT_TOP} width={plotWidth} height={plotHeight} aria-hidden="true">
        {panel.ticks.map((tick) => (
          <line key={tick} className={classes.grid} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
        ))}
        {axis.ticks
          .filter(({ major }) => major)
          .map(({ at }) => {
            const x = placeOf(at, axis) * plotWidth;
            return <line key={at} className={classes.grid} x1={x} x2={x} y1="0" y2="100%" />;
          })}
        {lines.map(({ id, color, band }) => (
          <path key={id} data-band={id} d={band} fill={color} fillOpacity={0.22} />
        ))}
        {lines.map(({ id, color, dash, mean }) => (
          <path
            key={id}
            data-mean={id}
            d={mean}
            fill="none"
            stroke={color}
            strokeWidth={1.5}
            strokeDasharray={dash}
          />
        ))}
        {panel.ceilings.map(({ label, value }) => (
          <line key={label} className={classes.ceiling} x1="0" x2="100%" y1={y(value)} y2={y(value)} />
        ))}
      </svg>
      {/* Not clipped to the plot: the label of a ceiling near the top needs the space above it. */}
      {panel.ceilings.map((ceiling) => (
        <text
          key={ceiling.label}
          className={classes.ceilingName}
          x={AXIS_WIDTH + (ceiling.side === "left" ? GAP : plotWidth - GAP)}
          y={PLOT_TOP + y(ceiling.value) + (isAbove(ceiling, panel.ceilings) ? -GAP : UNDER)}
          textAnchor={ceiling.side === "left" ? "start" : "end"}
        >
          {ceiling.label}
        </text>
      ))}
    </svg>
  );
});
