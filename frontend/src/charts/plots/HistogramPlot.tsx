/** Bars of a histogram, with the color and the pattern of their grade. */

import { useId } from "react";
import { Bar, BarChart, type BarShapeProps, usePlotArea, XAxis, YAxis } from "recharts";
import type { Bin, Shares } from "@/lib/chart/viewModel";
import { chart } from "./parts";

/** Between two bars, in pixels. */
const GAP = 1;

interface Props {
  bins: Bin[];
  height: number;
}

/** The patterns of the experience bars, as SVG: stripes for fair, a grid for poor. */
function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}fair`}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="8" height="8" fill="var(--sz-fair)" />
        <rect width="2" height="8" fill="var(--sz-surface)" fillOpacity="0.22" />
      </pattern>
      <pattern
        id={`${id}poor`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="5" height="5" fill="var(--sz-poor)" />
        <rect width="1" height="5" fill="#fff" fillOpacity="0.3" />
        <rect width="5" height="1" fill="#000" fillOpacity="0.2" />
      </pattern>
    </defs>
  );
}

interface BinProps {
  bar: BarShapeProps;
  nBins: number;
  fills: Record<keyof Shares, string>;
}

/** A bar as wide as its bin: Recharts rounds widths down to whole pixels. */
function BinBar({ bar: { x, width, y, height, payload }, nBins, fills }: BinProps) {
  const area = usePlotArea();
  const { grade } = payload as Bin;
  const wide = Math.max(1, (area?.width ?? 0) / nBins - GAP);
  return (
    <rect
      x={x + (width - wide) / 2}
      y={y}
      width={wide}
      height={height}
      data-grade={grade ?? undefined}
      fill={grade === null ? "var(--sz-line-strong)" : fills[grade]}
    />
  );
}

export function HistogramPlot({ bins, height }: Props) {
  const id = useId();
  const fills = { good: "var(--sz-good)", fair: `url(#${id}fair)`, poor: `url(#${id}poor)` };
  const highest = Math.max(...bins.map((bin) => bin.fraction), 1e-9);
  return (
    <BarChart {...chart} style={{ height }} data={bins} margin={{ top: 0, right: 0, bottom: 0, left: 0 }}>
      <Patterns id={id} />
      <XAxis hide dataKey="from" />
      <YAxis hide domain={[0, highest]} />
      <Bar
        dataKey="fraction"
        shape={(bar: BarShapeProps) => <BinBar bar={bar} nBins={bins.length} fills={fills} />}
        isAnimationActive={false}
      />
    </BarChart>
  );
}
