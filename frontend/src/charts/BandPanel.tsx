/** One quantity over time: a line for the mean, the band from lowest to highest behind it. */

import { memo, useMemo } from "react";
import { Area, CartesianGrid, ComposedChart, Line, ReferenceLine, XAxis, YAxis } from "recharts";
import { bandKey, meanKey, rowsOf } from "@/lib/chart/rows";
import type { Ceiling, Panel, TimeAxis } from "@/lib/chart/viewModel";
import { compact } from "@/lib/format";
import { AXIS_WIDTH, PLOT_BOTTOM, PLOT_TOP } from "./frame";

interface Props {
  panel: Panel;
  axis: TimeAxis;
  width: number;
  height: number;
}

const tick = { fill: "var(--sz-muted)", fontSize: 12 };

/** Names stand under their lines, so that they stay on the plot; the higher one of two above it, clear of the lower. */
function placeOf({ value, side }: Ceiling, all: readonly Ceiling[]) {
  if (side === "left") return "insideTopLeft";
  return all.some((other) => other.value < value) ? "insideBottomRight" : "insideTopRight";
}

export const BandPanel = memo(function BandPanel({ panel, axis, width, height }: Props) {
  const rows = useMemo(() => rowsOf(panel.series), [panel.series]);
  return (
    <ComposedChart
      data={rows}
      width={width}
      height={height}
      margin={{ top: PLOT_TOP, right: 0, bottom: PLOT_BOTTOM, left: 0 }}
      accessibilityLayer={false}
    >
      <XAxis
        dataKey="at"
        type="number"
        domain={[axis.from, axis.to]}
        ticks={axis.ticks.filter((mark) => mark.major).map((mark) => mark.at)}
        allowDataOverflow
        hide
      />
      <YAxis
        width={AXIS_WIDTH}
        scale={panel.scale}
        domain={panel.domain}
        ticks={panel.ticks}
        interval={0}
        allowDataOverflow
        axisLine={false}
        tickLine={false}
        tick={tick}
        tickFormatter={compact}
      />
      <CartesianGrid stroke="var(--sz-line)" />
      {panel.series.map((line) => (
        <Area
          key={bandKey(line.id)}
          dataKey={bandKey(line.id)}
          stroke="none"
          fill={line.color}
          fillOpacity={0.22}
          isAnimationActive={false}
          activeDot={false}
        />
      ))}
      {panel.series.map((line) => (
        <Line
          key={meanKey(line.id)}
          dataKey={meanKey(line.id)}
          stroke={line.color}
          strokeWidth={1.5}
          {...(line.dash ? { strokeDasharray: line.dash } : {})}
          dot={false}
          activeDot={false}
          isAnimationActive={false}
        />
      ))}
      {panel.ceilings.map((ceiling) => (
        <ReferenceLine
          key={ceiling.label}
          y={ceiling.value}
          stroke="var(--sz-ceiling)"
          strokeWidth={1}
          strokeDasharray="1 2"
          label={{
            value: ceiling.label,
            position: placeOf(ceiling, panel.ceilings),
            fill: "var(--sz-ceiling)",
            fontSize: 12,
          }}
        />
      ))}
    </ComposedChart>
  );
});
