/** Share of measured values within ranges, by the share that is expected to be. Reliable ranges are on the diagonal. */

import { CartesianGrid, Line, LineChart, ReferenceLine, XAxis, YAxis } from "recharts";
import { t } from "@/i18n/t";
import type { Reliability } from "@/lib/chart/viewModel";
import { percent } from "@/lib/format";
import { ceilingLine, chart, floorLine, gridColor, numberAxis } from "./parts";

const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];
const titleStyle = { fill: "var(--sz-text)", fontSize: 12 } as const;

const axis = {
  ...numberAxis,
  domain: [0, 1],
  ticks: TICKS,
  tickFormatter: percent,
  axisLine: floorLine,
};

export function ReliabilityPlot({ reliability, height }: { reliability: Reliability; height: number }) {
  return (
    <LineChart
      {...chart}
      style={{ height }}
      data={[...reliability.points]}
      margin={{ top: 8, right: 24, bottom: 24, left: 16 }}
    >
      <CartesianGrid stroke={gridColor} />
      <XAxis
        {...axis}
        dataKey="expected"
        label={{ ...titleStyle, value: t("evidence-reliability-expected"), position: "bottom", offset: 4 }}
      />
      <YAxis
        {...axis}
        width={64}
        label={{
          ...titleStyle,
          value: t("evidence-reliability-measured"),
          angle: -90,
          position: "insideLeft",
          style: { textAnchor: "middle" },
        }}
      />
      <ReferenceLine
        {...ceilingLine}
        segment={[
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ]}
      />
      {reliability.groups.map(({ id, color }) => (
        <Line
          key={id}
          dataKey={id}
          type="linear"
          stroke={color}
          strokeWidth={2}
          dot={{ r: 4, fill: color, stroke: "var(--sz-surface)" }}
          activeDot={false}
          isAnimationActive={false}
        />
      ))}
    </LineChart>
  );
}
