/** Measured against predicted on logarithmic axes: on the diagonal a prediction is exact. */

import { useElementSize } from "@mantine/hooks";
import { useMemo } from "react";
import { CartesianGrid, ErrorBar, Scatter as Points, ScatterChart, Tooltip, XAxis, YAxis } from "recharts";
import type { Scatter, ScatterPoint } from "@/lib/chart/viewModel";
import { compact, percent, significant } from "@/lib/format/numbers";
import classes from "./scatter.module.css";

type Shape = Scatter["groups"][number]["shape"];

const outlines: Record<Shape, string> = {
  circle: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0",
  square: "M-4-4h8v8h-8z",
  diamond: "M0-5.5 5.5 0 0 5.5-5.5 0z",
  triangle: "M0-5 5 4H-5z",
};

interface MarkProps {
  cx?: number;
  cy?: number;
  payload?: ScatterPoint;
  shape: Shape;
  color: string;
}

function Mark({ cx = 0, cy = 0, payload, shape, color }: MarkProps) {
  return (
    <path
      transform={`translate(${cx} ${cy})`}
      d={outlines[shape]}
      fill={payload?.calibrated ? "var(--sz-surface)" : color}
      fillOpacity={payload?.calibrated ? 0.4 : 0.75}
      stroke={color}
      strokeWidth={1.5}
    />
  );
}

function PointNote({ payload }: { payload?: readonly { payload: ScatterPoint }[] }) {
  const point = payload?.[0]?.payload;
  if (point === undefined) return null;
  return (
    <div className={classes.note}>
      <strong>{point.label}</strong>
      <span>{point.where}</span>
      <span>
        measured{" "}
        {point.spread[0] === 0
          ? significant(point.measured)
          : `${significant(point.measured - point.spread[0])}–${significant(point.measured + point.spread[1])}`}
      </span>
      <span>predicted {significant(point.predicted)}</span>
      <span>{point.calibrated ? "used for calibration" : "independent check"}</span>
      {point.within === false && <strong>outside its tolerance</strong>}
    </div>
  );
}

const axis = {
  type: "number",
  scale: "log",
  allowDataOverflow: true,
  tick: { fill: "var(--sz-muted)", fontSize: 12 },
  tickFormatter: compact,
  stroke: "var(--sz-line-strong)",
} as const;

export function MeasuredPredicted({ scatter, height = 380 }: { scatter: Scatter; height?: number }) {
  const { ref, width } = useElementSize();
  const { domain, ticks, tolerance } = scatter;
  const along = useMemo(
    () =>
      [1 - tolerance, 1, 1 + tolerance].map((factor) =>
        domain.map((x) => ({ measured: x, predicted: x * factor })),
      ),
    [domain, tolerance],
  );
  return (
    <figure className={classes.figure} ref={ref} aria-label={scatter.summary}>
      {width > 0 && (
        <ScatterChart
          width={width}
          height={height}
          margin={{ top: 8, right: 16, bottom: 24, left: 16 }}
          accessibilityLayer={false}
        >
          <CartesianGrid stroke="var(--sz-line)" />
          <XAxis
            {...axis}
            dataKey="measured"
            domain={domain}
            ticks={ticks}
            label={{ value: "measured", position: "bottom", offset: 4, fill: "var(--sz-text)", fontSize: 12 }}
          />
          <YAxis
            {...axis}
            dataKey="predicted"
            domain={domain}
            ticks={ticks}
            width={64}
            label={{
              value: "predicted",
              angle: -90,
              position: "insideLeft",
              fill: "var(--sz-text)",
              fontSize: 12,
            }}
          />
          {along.map((line, i) => (
            <Points
              key={line[0]?.predicted}
              data={line}
              line={{ stroke: "var(--sz-muted)", strokeDasharray: i === 1 ? undefined : "3 3" }}
              shape={() => <></>}
              isAnimationActive={false}
              tooltipType="none"
            />
          ))}
          {scatter.groups.map((group) => (
            <Points
              key={group.id}
              name={group.label}
              data={scatter.points.filter((point) => point.group === group.id)}
              shape={<Mark shape={group.shape} color={group.color} />}
              isAnimationActive={false}
            >
              <ErrorBar
                dataKey="spread"
                direction="x"
                width={0}
                stroke={group.color}
                isAnimationActive={false}
              />
            </Points>
          ))}
          <Tooltip content={<PointNote />} cursor={false} isAnimationActive={false} />
        </ScatterChart>
      )}
      <figcaption className={classes.legend}>
        {scatter.groups.map((group) => (
          <span key={group.id}>
            <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
              <path d={outlines[group.shape]} fill={group.color} stroke={group.color} />
            </svg>
            {group.label}
          </span>
        ))}
        <span>filled: independent check</span>
        <span>hollow: used for calibration</span>
        <span>bar: two printed values</span>
        <span>dashed: ±{percent(tolerance)}</span>
      </figcaption>
    </figure>
  );
}
