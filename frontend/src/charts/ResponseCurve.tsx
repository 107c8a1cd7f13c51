/** The curve that every array has: flat, then steep; a dot says where on it a phase stands. */

import { useElementSize } from "@mantine/hooks";
import type { CurveView } from "@/lib/chart/viewModel";
import { compact } from "@/lib/format/numbers";
import classes from "./curve.module.css";

const MARGIN = 40;
const TOP = 22;
const PLOT = 150;
const AXIS = 34;

interface Frame {
  x: (iops: number) => number;
  y: (ms: number) => number;
  right: number;
  floor: number;
}

function frameOf({ rates, times }: CurveView, width: number): Frame {
  const [right, floor] = [width - 10, TOP + PLOT];
  const [low, high] = times.domain;
  const share = (ms: number) =>
    times.scale === "log" ? Math.log(ms / low) / Math.log(high / low) : (ms - low) / (high - low);
  return {
    x: (iops) => MARGIN + ((right - MARGIN) * iops) / rates.domain[1],
    y: (ms) => floor - PLOT * Math.min(1, Math.max(0, share(ms))),
    right,
    floor,
  };
}

/** As much of the line as lies below the upper edge, and the first point beyond it. */
function within({ line, times }: CurveView): CurveView["line"] {
  const beyond = line.findIndex(({ ms }) => ms > times.domain[1]);
  return beyond < 0 ? line : line.slice(0, beyond + 1);
}

function Axes({ view, frame: { x, y, right, floor } }: { view: CurveView; frame: Frame }) {
  return (
    <>
      {view.times.ticks.map((tick) => (
        <g key={tick}>
          <line className={classes.grid} x1={MARGIN} x2={right} y1={y(tick)} y2={y(tick)} />
          <text className={classes.tick} x={MARGIN - 6} y={y(tick) + 4} textAnchor="end">
            {compact(tick)}
          </text>
        </g>
      ))}
      {view.rates.ticks.map((tick) => (
        <text
          key={tick}
          className={classes.tick}
          x={x(tick)}
          y={floor + 16}
          textAnchor={x(tick) > right - 16 ? "end" : "middle"}
        >
          {compact(tick)}
        </text>
      ))}
      <text className={classes.tick} x={right} y={floor + 31} textAnchor="end">
        IOPS
      </text>
      <text className={classes.tick} x={MARGIN - 6} y={10} textAnchor="end">
        ms
      </text>
      <line className={classes.floor} x1={MARGIN} x2={right} y1={floor} y2={floor} />
    </>
  );
}

function Ceilings({ view: { goal, full, times }, frame }: { view: CurveView; frame: Frame }) {
  const { x, y, right, floor } = frame;
  return (
    <>
      {goal.ms <= times.domain[1] && (
        <>
          <line className={classes.ceiling} x1={MARGIN} x2={right} y1={y(goal.ms)} y2={y(goal.ms)} />
          <text className={classes.ceilingName} x={MARGIN + 4} y={y(goal.ms) - 4}>
            {goal.label}
          </text>
        </>
      )}
      <line className={classes.ceiling} x1={x(full.at)} x2={x(full.at)} y1={TOP} y2={floor} />
      <text
        className={classes.ceilingName}
        x={x(full.at) - 4}
        y={TOP + 8}
        textAnchor={x(full.at) < right / 2 ? "start" : "end"}
        dx={x(full.at) < right / 2 ? 8 : 0}
      >
        {full.label}
      </text>
    </>
  );
}

function Here({ view: { here }, frame: { x, y, right } }: { view: CurveView; frame: Frame }) {
  const isLeft = x(here.at) < (MARGIN + right) / 2;
  return (
    <>
      <circle className={classes.here} cx={x(here.at)} cy={y(here.ms)} r="5" />
      <text
        className={classes.hereName}
        x={x(here.at) + (isLeft ? 9 : -9)}
        y={y(here.ms) - 7}
        textAnchor={isLeft ? "start" : "end"}
      >
        {here.label}
      </text>
    </>
  );
}

export function ResponseCurve({ view }: { view: CurveView }) {
  const { ref, width } = useElementSize();
  const frame = frameOf(view, width);
  const { x, y } = frame;
  return (
    <div ref={ref} className={classes.frame} role="img" aria-label={view.summary}>
      {width > 0 && (
        <svg width={width} height={TOP + PLOT + AXIS} aria-hidden="true">
          <Axes view={view} frame={frame} />
          {view.moments.map(({ at, ms }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: moments have no other name than their place
            <circle key={i} className={classes.moment} cx={x(at)} cy={y(ms)} r="2.5" />
          ))}
          <polyline
            className={classes.line}
            points={within(view)
              .map(({ at, ms }) => `${x(at).toFixed(1)},${y(ms).toFixed(1)}`)
              .join(" ")}
          />
          <Ceilings view={view} frame={frame} />
          <Here view={view} frame={frame} />
        </svg>
      )}
    </div>
  );
}
