/** A distribution of response times as steps on two log axes, with its percentiles. */

import { Area, AreaChart, CartesianGrid, usePlotArea, useXAxisScale, XAxis, YAxis } from "recharts";
import type { Distribution as View } from "@/lib/chart/viewModel";
import { compact, inPercent } from "@/lib/format";
import { chart, edgeTick, floorLine, gridColor, numberAxis, still, unbroken } from "./parts";
import classes from "./plots.module.css";

const AXIS = 20;
/** Space for the labels of the shares; the caption begins at the plot too. */
const SHARES_WIDTH = 52;
/** Height of the label of a percentile; each has a row of its own, so that labels never overlap. */
const ROW = 14;
const LABEL_WIDTH = 40;
/** Space for the label of a share. */
const SHARE_HEIGHT = 16;

/** The corners of the steps. A share below the axis ends on the axis. */
function stepsOf({ cells, shares }: View) {
  const [lowest] = shares.domain;
  const steps = cells.map(({ from, fraction }) => ({ at: from, share: Math.max(lowest, fraction) }));
  const last = cells.at(-1);
  return last ? [...steps, { at: last.to, share: Math.max(lowest, last.fraction) }] : steps;
}

/** As many ticks as there is space for, with the highest among them. */
function spaced(ticks: readonly number[], height: number): number[] {
  const every = Math.ceil((ticks.length * SHARE_HEIGHT) / Math.max(1, height));
  return ticks.filter((_, i) => (ticks.length - 1 - i) % every === 0);
}

function Percentiles({ markers }: Pick<View, "markers">) {
  const x = useXAxisScale();
  const area = usePlotArea();
  if (x === undefined || area === undefined) return null;
  return markers.map(({ label, at }, i) => {
    const place = x(at) ?? 0;
    const isAtEnd = place > area.x + area.width - LABEL_WIDTH;
    return (
      <g key={label}>
        <line
          x1={place}
          x2={place}
          y1={i * ROW + 2}
          y2={area.y + area.height}
          stroke="var(--sz-text)"
          strokeDasharray="3 2"
        />
        <text
          className={classes.name}
          x={place + (isAtEnd ? -4 : 4)}
          y={i * ROW + 11}
          textAnchor={isAtEnd ? "end" : "start"}
        >
          {label}
        </text>
      </g>
    );
  });
}

export function DistributionPlot({ distribution: view, height }: { distribution: View; height: number }) {
  const { domain, ticks, shares, markers, color } = view;
  const top = markers.length * ROW;
  return (
    <AreaChart
      {...chart}
      style={{ height }}
      data={stepsOf(view)}
      baseValue={shares.domain[0]}
      margin={{ top, right: 0, bottom: 0, left: 0 }}
    >
      <CartesianGrid stroke={gridColor} syncWithTicks />
      <XAxis
        {...numberAxis}
        dataKey="at"
        scale="log"
        domain={domain}
        ticks={ticks}
        height={AXIS}
        tickMargin={0}
        axisLine={floorLine}
        tick={edgeTick}
      />
      <YAxis
        {...numberAxis}
        scale="log"
        domain={shares.domain}
        ticks={spaced(shares.ticks, height - top - AXIS)}
        width={SHARES_WIDTH}
        tickSize={0}
        tickMargin={4}
        axisLine={false}
        tickFormatter={(share: number) => unbroken(inPercent(compact(share * 100)))}
      />
      <Area {...still} type="stepAfter" dataKey="share" stroke="none" fill={color} fillOpacity={0.55} />
      <Percentiles markers={markers} />
    </AreaChart>
  );
}
