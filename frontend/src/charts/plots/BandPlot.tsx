/** One quantity over time: a line for the mean over the band from lowest to highest. */

import { memo, useMemo } from "react";
import { Area, CartesianGrid, ComposedChart, Line, ReferenceLine, XAxis, YAxis } from "recharts";
import { isAbove } from "@/lib/chart/ceilings";
import { bandKey, meanKey, rowsWithin } from "@/lib/chart/rows";
import { AXIS_WIDTH, PLOT_BOTTOM, PLOT_TOP } from "../frame";
import type { PanelProps } from "../week/WeekFrame";
import { ceilingLabel, ceilingLine, gridColor, numberAxis, still } from "./parts";

/** Between a ceiling and its label, and between the axis and its numbers, in pixels. */
const GAP = 6;

export const BandPlot = memo(function BandPlot({ panel, axis, width, height }: PanelProps) {
  const rows = useMemo(() => rowsWithin(panel), [panel]);
  const days = useMemo(() => axis.ticks.filter(({ major }) => major).map(({ at }) => at), [axis]);
  return (
    <ComposedChart
      width={width}
      height={height}
      data={rows}
      margin={{ top: PLOT_TOP, right: 0, bottom: PLOT_BOTTOM, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid stroke={gridColor} verticalValues={days} syncWithTicks />
      <XAxis {...numberAxis} hide dataKey="at" domain={[axis.from, axis.to]} ticks={days} />
      <YAxis
        {...numberAxis}
        width={AXIS_WIDTH}
        scale={panel.scale}
        domain={panel.domain}
        ticks={panel.ticks}
        tickMargin={GAP}
        tickSize={0}
        axisLine={false}
      />
      {panel.series.map(({ id, color }) => (
        <Area
          {...still}
          key={id}
          type="linear"
          dataKey={bandKey(id)}
          stroke="none"
          fill={color}
          fillOpacity={0.22}
        />
      ))}
      {panel.series.map(({ id, color, dash }) => (
        <Line
          {...still}
          key={id}
          type="linear"
          dataKey={meanKey(id)}
          stroke={color}
          strokeWidth={1.5}
          {...(dash === undefined ? {} : { strokeDasharray: dash })}
        />
      ))}
      {panel.ceilings.map((ceiling) => (
        <ReferenceLine
          key={ceiling.label}
          {...ceilingLine}
          y={ceiling.value}
          label={ceilingLabel(
            ceiling.label,
            `inside${isAbove(ceiling, panel.ceilings) ? "Bottom" : "Top"}${ceiling.side === "left" ? "Left" : "Right"}`,
            GAP,
          )}
        />
      ))}
    </ComposedChart>
  );
});
