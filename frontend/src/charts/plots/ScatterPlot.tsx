/** Measured against predicted values on log axes. Exact predictions are on the diagonal. */

import { useMemo } from "react";
import { CartesianGrid, ErrorBar, Scatter as Points, ScatterChart, Tooltip, XAxis, YAxis } from "recharts";
import { t } from "@/i18n/t";
import type { Scatter, ScatterPoint } from "@/lib/chart/viewModel";
import { significant } from "@/lib/format";
import classes from "../scatter.module.css";
import { outlines, type Shape } from "./marks";
import { chart, floorLine, gridColor, numberAxis } from "./parts";

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
        {t("charts-measured-value", {
          value:
            point.spread[0] === 0
              ? significant(point.measured)
              : `${significant(point.measured - point.spread[0])}–${significant(point.measured + point.spread[1])}`,
        })}
      </span>
      <span>{t("charts-predicted-value", { value: significant(point.predicted) })}</span>
      <span>{t(point.calibrated ? "charts-calibrated" : "charts-independent")}</span>
      {point.within === false && <strong>{t("charts-outside-tolerance")}</strong>}
    </div>
  );
}

const titleStyle = { fill: "var(--sz-text)", fontSize: 12 } as const;

const axis = {
  ...numberAxis,
  scale: "log",
  tickLine: true,
  axisLine: floorLine,
  stroke: "var(--sz-line-strong)",
} as const;

export function ScatterPlot({ scatter, height }: { scatter: Scatter; height: number }) {
  const { domain, ticks, tolerance } = scatter;
  const along = useMemo(
    () =>
      [1 - tolerance, 1, 1 + tolerance].map((factor) =>
        domain.map((x) => ({ measured: x, predicted: x * factor })),
      ),
    [domain, tolerance],
  );
  return (
    <ScatterChart {...chart} style={{ height }} margin={{ top: 8, right: 16, bottom: 24, left: 16 }}>
      <CartesianGrid stroke={gridColor} />
      <XAxis
        {...axis}
        dataKey="measured"
        domain={domain}
        ticks={ticks}
        label={{ ...titleStyle, value: t("charts-measured"), position: "bottom", offset: 4 }}
      />
      <YAxis
        {...axis}
        dataKey="predicted"
        domain={domain}
        ticks={ticks}
        width={64}
        label={{
          ...titleStyle,
          value: t("charts-predicted"),
          angle: -90,
          position: "insideLeft",
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
          <ErrorBar dataKey="spread" direction="x" width={0} stroke={group.color} isAnimationActive={false} />
        </Points>
      ))}
      <Tooltip content={<PointNote />} cursor={false} isAnimationActive={false} />
    </ScatterChart>
  );
}
