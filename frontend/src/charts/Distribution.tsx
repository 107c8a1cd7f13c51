/** How response times spread: the shares of the I/Os, and where the percentiles lie, both axes logarithmic. */

import { useElementSize } from "@mantine/hooks";
import type { Distribution as View } from "@/lib/chart/viewModel";
import { compact, significant } from "@/lib/format/numbers";
import classes from "./distribution.module.css";
import { AXIS_WIDTH } from "./frame";

const HEIGHT = 168;
const AXIS = 20;
/** Height of a marker's name; each has a line of its own, so that they never cover one another. */
const LINE = 14;
const NAME_WIDTH = 40;
/** Room that the label of a share needs. */
const LABEL_HEIGHT = 16;

interface Scales {
  x: (value: number) => number;
  y: (share: number) => number;
  floor: number;
}

/** The outline of the cells: up, along, and down again at the end. */
function outline({ cells }: View, { x, y, floor }: Scales): string {
  const [first] = cells;
  if (first === undefined) return "";
  const steps = cells.map(({ to, fraction }) => `V${y(fraction).toFixed(1)}H${x(to).toFixed(1)}`);
  return `M${x(first.from).toFixed(1)} ${floor}${steps.join("")}V${floor}Z`;
}

function scalesOf({ domain, shares, markers }: View, width: number): Scales {
  const [low, high] = domain;
  const [rare, often] = shares.domain;
  const [top, floor] = [markers.length * LINE, HEIGHT - AXIS];
  return {
    x: (value) => AXIS_WIDTH + ((width - AXIS_WIDTH) * Math.log(value / low)) / Math.log(high / low),
    y: (share) =>
      share <= rare ? floor : floor - ((floor - top) * Math.log(share / rare)) / Math.log(often / rare),
    floor,
  };
}

/** As many of the shares as there is room to label, the highest among them. */
function labelled(ticks: readonly number[], height: number): number[] {
  const every = Math.ceil((ticks.length * LABEL_HEIGHT) / Math.max(1, height));
  return ticks.filter((_, i) => (ticks.length - 1 - i) % every === 0);
}

/** Labels at either end stay within the chart. */
function anchorOf(at: number, width: number): "start" | "middle" | "end" {
  if (at < AXIS_WIDTH + 12) return "start";
  return at > width - 12 ? "end" : "middle";
}

function Axes({ view, scales: { x, y, floor }, width }: { view: View; scales: Scales; width: number }) {
  const top = view.markers.length * LINE;
  return (
    <>
      {view.ticks.map((tick) => (
        <g key={tick}>
          <line className={classes.grid} x1={x(tick)} x2={x(tick)} y1={top} y2={floor} />
          <text className={classes.tick} x={x(tick)} y={HEIGHT - 5} textAnchor={anchorOf(x(tick), width)}>
            {compact(tick)}
          </text>
        </g>
      ))}
      {labelled(view.shares.ticks, floor - top).map((tick) => (
        <g key={tick}>
          <line className={classes.grid} x1={AXIS_WIDTH} x2={width} y1={y(tick)} y2={y(tick)} />
          <text className={classes.tick} x={AXIS_WIDTH - 4} y={y(tick) + 4} textAnchor="end">
            {compact(tick * 100)} %
          </text>
        </g>
      ))}
      <line className={classes.floor} x1={AXIS_WIDTH} x2={width} y1={floor} y2={floor} />
    </>
  );
}

function Markers({ view, scales: { x, floor }, width }: { view: View; scales: Scales; width: number }) {
  return view.markers.map(({ label, at }, i) => {
    const isRight = x(at) > width - NAME_WIDTH;
    return (
      <g key={label}>
        <line className={classes.marker} x1={x(at)} x2={x(at)} y1={i * LINE + 2} y2={floor} />
        <text
          className={classes.name}
          x={x(at) + (isRight ? -4 : 4)}
          y={i * LINE + 11}
          textAnchor={isRight ? "end" : "start"}
        >
          {label}
        </text>
      </g>
    );
  });
}

export function Distribution({ distribution: view }: { distribution: View }) {
  const { ref, width } = useElementSize();
  const scales = scalesOf(view, width);
  return (
    <figure className={classes.figure} aria-label={view.summary}>
      <figcaption className={classes.caption}>
        <span>
          <strong>{view.label}</strong> share of the I/Os, {view.unit}, logarithmic
        </span>
        <span className={classes.values}>
          {view.markers.map(({ label, at }) => (
            <span key={label}>
              {label} <strong className="numeric">{significant(at, 3)}</strong> {view.unit}
            </span>
          ))}
        </span>
      </figcaption>
      <div ref={ref}>
        {width > 0 && (
          <svg width={width} height={HEIGHT} aria-hidden="true">
            <Axes view={view} scales={scales} width={width} />
            <path d={outline(view, scales)} fill={view.color} fillOpacity={0.55} />
            <Markers view={view} scales={scales} width={width} />
          </svg>
        )}
      </div>
    </figure>
  );
}
