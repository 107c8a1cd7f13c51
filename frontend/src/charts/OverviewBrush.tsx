/** Overview of the whole calendar. Two handles set the period that the panels show. */

import { useElementSize } from "@mantine/hooks";
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  startTransition,
  useMemo,
  useRef,
  useState,
} from "react";
import { t } from "@/i18n/t";
import type { Overview } from "@/lib/chart/viewModel";
import type { Period } from "@/lib/chart/zoom";
import { AXIS_WIDTH, placeOf } from "./frame";
import { type Grip, moved, periodOf, stepped } from "./strip";
import classes from "./week/week.module.css";

interface Props {
  overview: Overview;
  range: Period;
  onRange: (from: number, to: number) => void;
  describe: (at: number) => string;
}

const edges = [
  { grip: "from", label: "charts-period-start" },
  { grip: "to", label: "charts-period-end" },
] as const;

/** Peaks over the whole calendar, drawn once per answer. */
const Peaks = memo(function Peaks({ overview }: { overview: Overview }) {
  const { values, bucketMs, startsAt, endsAt } = overview;
  const top = Math.max(1, ...values);
  const path = values
    .map((value, i) => `L${i},${(top - value) / top}L${i + 1},${(top - value) / top}`)
    .join("");
  return (
    <svg
      className={classes.peaks}
      viewBox={`0 0 ${(endsAt - startsAt) / bucketMs} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0,1${path}L${values.length},1Z`} />
    </svg>
  );
});

interface Held {
  grip: Grip;
  x: number;
  begun: Period;
}

/** Track the period while a handle is dragged. The panels follow in a transition. */
function useHeldPeriod(overview: Overview, range: Period, width: number, onRange: Props["onRange"]) {
  const held = useRef<Held | null>(null);
  const [tried, setTried] = useState<Period | null>(null);
  const show = (period: Period) => startTransition(() => onRange(period.from, period.to));
  return {
    period: tried ?? range,
    begin: (event: PointerEvent<HTMLElement>, grip: Grip) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { grip, x: event.clientX, begun: range };
    },
    move: (event: PointerEvent<HTMLElement>) => {
      if (held.current === null) return;
      const { grip, x, begun } = held.current;
      const period = moved(begun, grip, (event.clientX - x) / width, overview);
      if (period.from === tried?.from && period.to === tried.to) return;
      setTried(period);
      show(period);
    },
    end: () => {
      held.current = null;
      setTried(null);
    },
    step: (event: KeyboardEvent<HTMLElement>, grip: Grip) => {
      const period = stepped(range, grip, event.key, overview);
      if (period === null) return;
      event.preventDefault();
      onRange(period.from, period.to);
    },
  };
}

export const OverviewBrush = memo(function OverviewBrush({ overview, range, onRange, describe }: Props) {
  const { ref, width } = useElementSize();
  const whole = periodOf(overview);
  const hand = useHeldPeriod(overview, range, Math.max(1, width), onRange);
  const { from, to } = hand.period;
  const place = (at: number) => `${Math.min(1, Math.max(0, placeOf(at, whole))) * 100}%`;
  const shown = useMemo(() => ({ from: describe(from), to: describe(to) }), [describe, from, to]);
  const follow = { onPointerMove: hand.move, onPointerUp: hand.end, onPointerCancel: hand.end };
  return (
    <div ref={ref} className={classes.overview} style={{ marginLeft: AXIS_WIDTH }}>
      <Peaks overview={overview} />
      <div
        className={classes.slide}
        style={{ left: place(from), right: `calc(100% - ${place(to)})` }}
        title={`${shown.from} – ${shown.to}`}
        onPointerDown={(event) => hand.begin(event, "both")}
        {...follow}
      />
      {edges.map(({ grip, label }) => (
        <div
          key={grip}
          role="slider"
          tabIndex={0}
          className={classes.traveler}
          data-grip={grip}
          style={{ left: place(hand.period[grip]) }}
          aria-label={t(label)}
          aria-valuemin={whole.from}
          aria-valuemax={whole.to}
          aria-valuenow={hand.period[grip]}
          aria-valuetext={shown[grip]}
          onPointerDown={(event) => hand.begin(event, grip)}
          onKeyDown={(event) => hand.step(event, grip)}
          {...follow}
        />
      ))}
    </div>
  );
});
