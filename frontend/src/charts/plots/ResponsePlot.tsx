/** A response-time curve with its limits, the operating point of a phase, and the phase from moment to moment. */

import {
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceDot,
  ReferenceLine,
  Scatter,
  XAxis,
  YAxis,
} from "recharts";
import type { CurveView } from "@/lib/chart/viewModel";
import {
  ceilingLabel,
  ceilingLine,
  chart,
  edgeTick,
  floorLine,
  gridColor,
  numberAxis,
  still,
  tickStyle,
} from "./parts";
import classes from "./plots.module.css";

const MARGIN = { top: 22, right: 10, bottom: 0, left: 0 };
const TIMES_WIDTH = 40;
const RATES_HEIGHT = 34;
/** From the operating point to its label, in pixels. */
const [ASIDE, ABOVE] = [9, 7];

interface PointProps {
  cx?: number;
  cy?: number;
}

function Moment({ cx, cy }: PointProps) {
  return <circle cx={cx} cy={cy} r="2.5" fill="var(--sz-accent)" fillOpacity={0.25} />;
}

/** The operating point; its label is on the side with more space. */
function pointNamed(label: string, isLabelRight: boolean) {
  return function Here({ cx = 0, cy = 0 }: PointProps) {
    return (
      <g>
        <circle cx={cx} cy={cy} r="5" fill="var(--sz-text)" stroke="var(--sz-surface)" strokeWidth="2" />
        <text
          className={classes.strong}
          x={cx + (isLabelRight ? ASIDE : -ASIDE)}
          y={cy - ABOVE}
          textAnchor={isLabelRight ? "start" : "end"}
        >
          {label}
        </text>
      </g>
    );
  };
}

export function ResponsePlot({ view, height }: { view: CurveView; height: number }) {
  const { rates, times, goal, full } = view;
  const [low, high] = times.domain;
  const [, most] = rates.domain;
  const within = ({ at, ms }: { at: number; ms: number }) => ({
    at,
    ms: Math.min(high, Math.max(low, ms)),
  });
  const here = view.here && {
    ...within(view.here),
    label: view.here.label,
    isLabelRight: view.here.side ? view.here.side === "right" : view.here.at < most / 2,
  };
  return (
    <ComposedChart
      {...chart}
      style={{ height }}
      data={view.line.map(({ at, ms }) => ({ at, ms: Math.max(low, ms) }))}
      margin={MARGIN}
    >
      <CartesianGrid stroke={gridColor} vertical={false} syncWithTicks />
      <XAxis
        {...numberAxis}
        dataKey="at"
        domain={rates.domain}
        ticks={rates.ticks}
        height={RATES_HEIGHT}
        axisLine={floorLine}
        tick={edgeTick}
        label={{ ...tickStyle, value: "IOPS", position: { x: "100%", y: RATES_HEIGHT } }}
      />
      <YAxis
        {...numberAxis}
        dataKey="ms"
        scale={times.scale}
        domain={times.domain}
        ticks={times.ticks}
        width={TIMES_WIDTH}
        tickSize={0}
        tickMargin={6}
        axisLine={false}
        label={{ ...tickStyle, value: "ms", position: { x: TIMES_WIDTH - 6, y: -12 } }}
      />
      <Scatter data={view.moments.map(within)} shape={Moment} isAnimationActive={false} zIndex={300} />
      <Line {...still} type="linear" dataKey="ms" stroke="var(--sz-accent)" strokeWidth={2} />
      {goal && (
        <ReferenceLine {...ceilingLine} y={goal.ms} label={ceilingLabel(goal.label, "insideBottomLeft", 4)} />
      )}
      <ReferenceLine
        {...ceilingLine}
        x={full.at}
        label={ceilingLabel(full.label, full.at < most / 2 ? "insideTopLeft" : "insideTopRight", 4)}
      />
      {here && (
        <ReferenceDot
          x={here.at}
          y={here.ms}
          ifOverflow="visible"
          shape={pointNamed(here.label, here.isLabelRight)}
          zIndex={2100}
        />
      )}
    </ComposedChart>
  );
}
