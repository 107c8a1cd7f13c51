/** Settings and parts that all Recharts drawings share. */

import { useChartWidth, type XAxisTickContentProps } from "recharts";
import { compact } from "@/lib/format";
import classes from "./plots.module.css";

/**
 * Settings of every chart. Recharts adds no keyboard stops of its own: the drawings are hidden from assistive
 * technology, and the same numbers are in a table.
 */
export const chart = { responsive: true, accessibilityLayer: false } as const;

export const tickStyle = { fill: "var(--sz-muted)", fontSize: 12 } as const;

/** An axis with given numbers as ticks; the drawing is clipped to its domain. */
export const numberAxis = {
  type: "number",
  allowDataOverflow: true,
  interval: 0,
  tick: tickStyle,
  tickLine: false,
  tickFormatter: compact,
} as const;

/** The line at the foot of a plot. */
export const floorLine = { stroke: "var(--sz-line-strong)" } as const;

export const gridColor = "var(--sz-line)";

/** A series that is only drawn: no animation, no points, no hover. */
export const still = { isAnimationActive: false, dot: false, activeDot: false } as const;

/** Half of the width of a tick label, in pixels. */
const HALF_LABEL = 16;

function EdgeTick({ x, y, payload, tickFormatter, index }: XAxisTickContentProps) {
  const width = useChartWidth() ?? Number.POSITIVE_INFINITY;
  const anchor = Number(x) > width - HALF_LABEL ? "end" : "middle";
  return (
    <text {...tickStyle} x={x} y={y} dy="0.71em" textAnchor={anchor}>
      {tickFormatter?.(payload.value, index) ?? payload.value}
    </text>
  );
}

/** Draw a tick label of a horizontal axis, with the last label inside the drawing. */
export const edgeTick = (props: XAxisTickContentProps) => <EdgeTick {...props} />;

/** Return a tick label that Recharts does not break into lines: it breaks at ordinary spaces. */
export function unbroken(label: string): string {
  return label.replaceAll(" ", "\u00a0");
}

/** The label of a line that marks a limit. */
export function ceilingLabel(
  value: string,
  position: "insideTopLeft" | "insideTopRight" | "insideBottomLeft" | "insideBottomRight",
  offset: number,
) {
  return { value, position, offset, className: classes.ceilingLabel };
}

/** The look of a line that marks a limit. */
export const ceilingLine = { stroke: "var(--sz-ceiling)", strokeDasharray: "1 2" } as const;
