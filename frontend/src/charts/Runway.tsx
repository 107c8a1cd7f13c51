/** How far an array reaches: the room that each event has to its nearest goal, as desktops become more. */

import { useElementSize } from "@mantine/hooks";
import type { RunwayView } from "@/lib/chart/viewModel";
import { compact, percent } from "@/lib/format/numbers";
import classes from "./runway.module.css";

const AXIS_WIDTH = 64;
const PLOT = 208;
const STRIP = 18;
/** Each mark has a line of its own for its name, so that they never cover one another. */
const LINE = 16;
const AXIS = 20;
/** Half of the last tick. */
const END = 20;
const NAMES = 216;
/** On a narrower screen the lines have the width for themselves; the table names them. */
const NARROW = 560;
const margins = [1, 0.5, 0, -0.5, -1];
const gradeWords = { good: "good", fair: "fair", poor: "poor" } as const;

/** The lowest line stands for whatever is beyond it. */
function marginInWords(margin: number): string {
  if (margin === 0) return "goal";
  const said = `${margin > 0 ? "+" : "−"}${percent(Math.abs(margin))}`;
  return margin === -1 ? `≤ ${said}` : said;
}

interface Frame {
  x: (desktops: number) => number;
  y: (margin: number) => number;
  top: number;
  floor: number;
  right: number;
}

function frameOf({ domain: [low, high], marks }: RunwayView, width: number): Frame {
  const top = marks.length * LINE + STRIP + 6;
  const right = Math.max(AXIS_WIDTH + 40, width - (width < NARROW ? END : NAMES));
  return {
    x: (desktops) => AXIS_WIDTH + ((right - AXIS_WIDTH) * (desktops - low)) / Math.max(1, high - low),
    y: (margin) => top + (PLOT * (1 - Math.min(1, Math.max(-1, margin)))) / 2,
    top,
    floor: top + PLOT,
    right,
  };
}

function Axes({ view, frame: { x, y, top, floor, right } }: { view: RunwayView; frame: Frame }) {
  return (
    <>
      {margins.map((margin) => (
        <g key={margin}>
          <line
            className={margin === 0 ? classes.goal : classes.grid}
            x1={AXIS_WIDTH}
            x2={right}
            y1={y(margin)}
            y2={y(margin)}
          />
          <text className={classes.tick} x={AXIS_WIDTH - 6} y={y(margin) + 4} textAnchor="end">
            {marginInWords(margin)}
          </text>
        </g>
      ))}
      {view.ticks.map((tick) => (
        <g key={tick}>
          <line className={classes.grid} x1={x(tick)} x2={x(tick)} y1={top} y2={floor} />
          <text className={classes.tick} x={x(tick)} y={floor + 15} textAnchor="middle">
            {compact(tick)}
          </text>
        </g>
      ))}
      <text className={classes.tick} x={AXIS_WIDTH - 10} y={floor + 17} textAnchor="end">
        desktops
      </text>
      {view.years.map(({ at, label }) => (
        <g key={label}>
          <line className={classes.year} x1={x(at)} x2={x(at)} y1={floor} y2={floor + AXIS + 2} />
          <text className={classes.name} x={x(at)} y={floor + AXIS + 14} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </>
  );
}

function Bands({ view, frame: { x, top, floor } }: { view: RunwayView; frame: Frame }) {
  return view.bands.map(({ from, to, grade }) => {
    const wide = x(to) - x(from);
    return (
      <g key={from} data-grade={grade}>
        <rect className={classes.ground} x={x(from)} width={wide} y={top} height={floor - top} />
        <rect className={classes.strip} x={x(from)} width={wide} y={top - STRIP - 2} height={STRIP} />
        {wide > 36 && (
          <text className={classes.grade} x={x(from) + wide / 2} y={top - 7} textAnchor="middle">
            {gradeWords[grade]}
          </text>
        )}
      </g>
    );
  });
}

function Marks({ view, frame: { x, top, floor, right } }: { view: RunwayView; frame: Frame }) {
  return view.marks.map(({ at, label, tone }, i) => {
    const isRight = x(at) > right - 160;
    return (
      <g key={label} data-tone={tone}>
        <line className={classes.mark} x1={x(at)} x2={x(at)} y1={i * LINE + 2} y2={floor} />
        <text
          className={classes.name}
          x={x(at) + (isRight ? -5 : 5)}
          y={i * LINE + 12}
          textAnchor={isRight ? "end" : "start"}
        >
          {label}
        </text>
        <circle className={classes.dot} cx={x(at)} cy={top - STRIP / 2 - 2} r="3" />
      </g>
    );
  });
}

/** Names at the ends of their lines, apart from one another. */
function placed(lines: RunwayView["lines"], y: Frame["y"]): { name: string; at: number }[] {
  const wanted = lines
    .filter(({ name }) => name !== "")
    .map(({ name, points }) => ({ name, at: y(points.at(-1)?.margin ?? 0) }))
    .sort((a, b) => a.at - b.at);
  const given: { name: string; at: number }[] = [];
  for (const each of wanted)
    given.push({ ...each, at: Math.max(each.at, (given.at(-1)?.at ?? -LINE) + LINE) });
  return given;
}

export function Runway({ view }: { view: RunwayView }) {
  const { ref, width } = useElementSize();
  const frame = frameOf(view, width);
  const { x, y, floor, right } = frame;
  const height = floor + AXIS + (view.years.length > 0 ? 20 : 0) + 4;
  return (
    <figure className={classes.figure} aria-label={view.summary}>
      <figcaption className={classes.caption}>As a share of the goal, a line per event</figcaption>
      <div ref={ref}>
        {width > 0 && (
          <svg width={width} height={height} aria-hidden="true">
            <Bands view={view} frame={frame} />
            <Axes view={view} frame={frame} />
            {view.lines.map(({ id, name, points }) => (
              <polyline
                key={id}
                className={name === "" ? classes.other : classes.line}
                points={points
                  .map(({ at, margin }) => `${x(at).toFixed(1)},${y(margin).toFixed(1)}`)
                  .join(" ")}
              />
            ))}
            {width >= NARROW &&
              placed(view.lines, y).map(({ name, at }) => (
                <text key={name} className={classes.name} x={right + 6} y={at + 4}>
                  {name}
                </text>
              ))}
            <Marks view={view} frame={frame} />
          </svg>
        )}
      </div>
    </figure>
  );
}
