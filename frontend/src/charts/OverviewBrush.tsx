/** The whole calendar in one strip; what lies between the two handles is what the panels show. */

import { useElementSize } from "@mantine/hooks";
import { memo, useMemo } from "react";
import { Area, AreaChart, Brush, ComposedChart, YAxis } from "recharts";
import type { Overview } from "@/lib/chart/viewModel";
import classes from "./charts.module.css";
import { AXIS_WIDTH } from "./frame";

const HEIGHT = 44;

interface Props {
  overview: Overview;
  range: { from: number; to: number };
  onRange: (from: number, to: number) => void;
  describe: (at: number) => string;
}

export const OverviewBrush = memo(function OverviewBrush({ overview, range, onRange, describe }: Props) {
  const { ref, width } = useElementSize();
  const { startsAt, bucketMs, values } = overview;
  const rows = useMemo(
    () => values.map((peak, i) => ({ at: startsAt + i * bucketMs, peak })),
    [values, startsAt, bucketMs],
  );
  const indexOf = (at: number) =>
    Math.min(rows.length - 1, Math.max(0, Math.round((at - startsAt) / bucketMs)));
  return (
    <div ref={ref} className={classes.overview}>
      {width > 0 && (
        <ComposedChart
          data={rows}
          width={width}
          height={HEIGHT}
          accessibilityLayer={false}
          margin={{ right: 0 }}
        >
          <Brush
            dataKey="at"
            x={AXIS_WIDTH}
            y={2}
            width={width - AXIS_WIDTH}
            height={HEIGHT - 4}
            stroke="var(--sz-muted)"
            fill="var(--sz-raised)"
            travellerWidth={8}
            startIndex={indexOf(range.from)}
            endIndex={Math.max(indexOf(range.from), indexOf(range.to - bucketMs))}
            tickFormatter={(at: number) => describe(at)}
            ariaLabel="Period shown by the charts"
            onChange={({ startIndex, endIndex }) =>
              onRange(startsAt + startIndex * bucketMs, startsAt + (endIndex + 1) * bucketMs)
            }
          >
            <AreaChart data={rows}>
              <YAxis hide domain={[0, "dataMax"]} />
              <Area
                dataKey="peak"
                stroke="var(--sz-muted)"
                fill="var(--sz-muted)"
                fillOpacity={0.3}
                isAnimationActive={false}
              />
            </AreaChart>
          </Brush>
        </ComposedChart>
      )}
    </div>
  );
});
