/** One bar of a tornado chart: the range of a margin around its present value. */

import { Bar, BarChart, ReferenceDot, ReferenceLine, XAxis, YAxis } from "recharts";
import type { TornadoBar } from "@/lib/chart/viewModel";
import { chart } from "./parts";

/** Space for half of an end mark, in pixels. */
const SIDE = 6;
const THICKNESS = 8;
/** Half of the size of an end mark, without its outline. */
const HALF = 4;
const ROW = "input";

interface MarkProps {
  cx?: number;
  cy?: number;
}

const outline = { fill: "var(--sz-surface)", strokeWidth: 2 } as const;

const LowEnd = ({ cx, cy }: MarkProps) => (
  <circle {...outline} data-end="low" cx={cx} cy={cy} r={HALF} stroke="var(--sz-reads)" />
);

const HighEnd = ({ cx = 0, cy = 0 }: MarkProps) => (
  <rect
    {...outline}
    data-end="high"
    x={cx - HALF}
    y={cy - HALF}
    width={2 * HALF}
    height={2 * HALF}
    stroke="var(--sz-writes)"
  />
);

/** From one margin to another, the smaller first. */
function between(a: number, b: number | null): [number, number] {
  return b === null ? [a, a] : [Math.min(a, b), Math.max(a, b)];
}

export function TornadoPlot({ bar, height }: { bar: TornadoBar; height: number }) {
  const { domain, now, low, high } = bar;
  const [first, last] = domain;
  const part = { isAnimationActive: false, barSize: THICKNESS } as const;
  return (
    <BarChart
      {...chart}
      style={{ height }}
      layout="vertical"
      data={[{ row: ROW, low: between(now, low), high: between(now, high) }]}
      margin={{ top: 0, right: SIDE, bottom: 0, left: SIDE }}
    >
      <XAxis hide type="number" domain={domain} allowDataOverflow />
      <YAxis hide type="category" dataKey="row" />
      {/* Bars of different axes lie on one another; bars of one axis would be next to each other. */}
      <YAxis hide type="category" dataKey="row" yAxisId="high" />
      {first < 0 && last >= 0 && <ReferenceLine x={0} stroke="var(--sz-ceiling)" strokeDasharray="3 2" />}
      <Bar {...part} dataKey="low" fill="var(--sz-reads)" />
      <Bar {...part} yAxisId="high" dataKey="high" fill="var(--sz-writes)" />
      {low !== null && <ReferenceDot x={low} y={ROW} shape={LowEnd} ifOverflow="visible" />}
      {high !== null && <ReferenceDot x={high} y={ROW} shape={HighEnd} ifOverflow="visible" />}
      <ReferenceLine x={now} stroke="var(--sz-text)" strokeWidth={2} zIndex={700} />
    </BarChart>
  );
}
