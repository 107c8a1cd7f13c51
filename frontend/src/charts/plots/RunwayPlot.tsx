/** The margins of all events over the number of desktops, on the grades of the week. */

import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceArea,
  ReferenceLine,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  YAxis,
  ZIndexLayer,
} from "recharts";
import { t } from "@/i18n/t";
import type { RunwayView } from "@/lib/chart/viewModel";
import { percent } from "@/lib/format";
import { ceilingLine, chart, gridColor, numberAxis, still, tickStyle, unbroken } from "./parts";
import classes from "./runway.module.css";
import { AXIS, footOf, heightOf, PLOT, ROW, STRIP, topOf } from "./runwayLayout";

const AXIS_WIDTH = 64;
/** Space for half of the last tick label. */
const END = 20;
/** Space for the names of the events. */
const NAMES = 216;
/** Below this width the events have no names in the drawing; the table has them. */
const NARROW = 560;
/** Space that the longest label of a mark takes on the right of it. */
const MARK_WIDTH = 160;
/** The narrowest band with its grade in words. */
const GRADE_WIDTH = 36;
const MARGINS = [1, 0.5, 0, -0.5, -1];
/** All values are within the axes, so nothing needs to be clipped, not even half of a line on the edge. */
const axis = { ...numberAxis, allowDataOverflow: false } as const;
const clamp = (margin: number) => Math.min(1, Math.max(-1, margin));

interface Props {
  view: RunwayView;
  /** Width of the drawing in pixels. */
  width: number;
}

/** Label of a margin on the axis. Everything beyond the lowest line is drawn on it. */
function marginTick(margin: number): string {
  if (margin === 0) return t("charts-goal");
  const text = `${margin > 0 ? "+" : "−"}${percent(Math.abs(margin))}`;
  return unbroken(margin === -1 ? `≤ ${text}` : text);
}

/** One row per number of desktops, with the margin of every event. */
function rowsOf({ lines }: RunwayView): Record<string, number>[] {
  const rows = new Map<number, Record<string, number>>();
  for (const { id, points } of lines)
    for (const { at, margin } of points) rows.set(at, { ...rows.get(at), at, [id]: clamp(margin) });
  return [...rows.values()].sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
}

function useFrame() {
  const [x, y, area] = [useXAxisScale(), useYAxisScale(), usePlotArea()];
  if (x === undefined || y === undefined || area === undefined) return null;
  return {
    x: (desktops: number) => x(desktops) ?? 0,
    y: (margin: number) => y(margin) ?? 0,
    top: area.y,
    floor: area.y + area.height,
    right: area.x + area.width,
  };
}

/** The grades of the week, as a strip above the plot. */
function Grades({ bands }: Pick<RunwayView, "bands">) {
  const frame = useFrame();
  if (frame === null) return null;
  const { x, top } = frame;
  return bands.map(({ from, to, grade }) => {
    const wide = x(to) - x(from);
    return (
      <g key={from} data-grade={grade}>
        <rect className={classes.strip} x={x(from)} width={wide} y={top - STRIP - 2} height={STRIP} />
        {wide > GRADE_WIDTH && (
          <text className={classes.grade} x={x(from) + wide / 2} y={top - 7} textAnchor="middle">
            {t(`charts-${grade}`)}
          </text>
        )}
      </g>
    );
  });
}

/** Years under the axis, at their number of desktops. */
function Years({ years }: Pick<RunwayView, "years">) {
  const frame = useFrame();
  if (frame === null) return null;
  const { x, floor } = frame;
  return years.map(({ at, label }) => (
    <g key={label}>
      <line className={classes.year} x1={x(at)} x2={x(at)} y1={floor} y2={floor + AXIS + 2} />
      <text className={classes.name} x={x(at)} y={floor + AXIS + 14} textAnchor="middle">
        {label}
      </text>
    </g>
  ));
}

/** Numbers of desktops that have a label. */
function Marks({ marks }: Pick<RunwayView, "marks">) {
  const frame = useFrame();
  if (frame === null) return null;
  const { x, top, floor, right } = frame;
  return marks.map(({ at, label, tone }, i) => {
    const isOnLeft = x(at) > right - MARK_WIDTH;
    return (
      <g key={label} data-tone={tone}>
        <line className={classes.mark} x1={x(at)} x2={x(at)} y1={i * ROW + 2} y2={floor} />
        <text
          className={classes.name}
          x={x(at) + (isOnLeft ? -5 : 5)}
          y={i * ROW + 12}
          textAnchor={isOnLeft ? "end" : "start"}
        >
          {label}
        </text>
        <circle className={classes.dot} cx={x(at)} cy={top - STRIP / 2 - 2} r="3" />
      </g>
    );
  });
}

/** Names of the events at the ends of their lines, one below the other where lines end together. */
function Names({ lines }: Pick<RunwayView, "lines">) {
  const frame = useFrame();
  if (frame === null) return null;
  const wanted = lines
    .filter(({ name }) => name !== "")
    .map(({ id, name, points }) => ({ id, name, at: frame.y(clamp(points.at(-1)?.margin ?? 0)) }))
    .sort((a, b) => a.at - b.at);
  const placed: typeof wanted = [];
  for (const each of wanted)
    placed.push({ ...each, at: Math.max(each.at, (placed.at(-1)?.at ?? -ROW) + ROW) });
  return placed.map(({ id, name, at }) => (
    <text key={id} className={classes.name} x={frame.right + 6} y={at + 4}>
      {name}
    </text>
  ));
}

export function RunwayPlot({ view, width }: Props) {
  const { domain, ticks, bands, lines, marks, years } = view;
  const isNarrow = width < NARROW;
  return (
    <LineChart
      {...chart}
      style={{ height: heightOf(view) }}
      data={rowsOf(view)}
      margin={{
        top: topOf(view),
        right: isNarrow ? END : NAMES,
        bottom: footOf(view),
        left: 0,
      }}
    >
      {bands.map(({ from, to, grade }) => (
        <ReferenceArea
          key={from}
          x1={from}
          x2={to}
          fill={`var(--sz-${grade})`}
          fillOpacity={0.1}
          zIndex={-200}
        />
      ))}
      <CartesianGrid stroke={gridColor} syncWithTicks />
      <XAxis
        {...axis}
        dataKey="at"
        domain={domain}
        ticks={ticks}
        height={AXIS}
        tickMargin={0}
        axisLine={false}
      />
      <YAxis
        {...axis}
        domain={[-1, 1]}
        ticks={MARGINS}
        width={AXIS_WIDTH}
        tickSize={0}
        tickMargin={6}
        axisLine={false}
        tickFormatter={marginTick}
        label={{
          ...tickStyle,
          value: t("charts-desktops"),
          position: { x: AXIS_WIDTH - 10, y: PLOT + AXIS },
        }}
      />
      <ReferenceLine {...ceilingLine} y={0} zIndex={-50} />
      <Grades bands={bands} />
      <Years years={years} />
      {lines.map(({ id, name }) => (
        <Line
          {...still}
          key={id}
          type="linear"
          connectNulls
          dataKey={id}
          stroke={name === "" ? "var(--sz-line-strong)" : "var(--sz-text)"}
          strokeWidth={name === "" ? 1 : 1.5}
          strokeOpacity={name === "" ? 0.7 : 1}
        />
      ))}
      <ZIndexLayer zIndex={700}>
        {!isNarrow && <Names lines={lines} />}
        <Marks marks={marks} />
      </ZIndexLayer>
    </LineChart>
  );
}
