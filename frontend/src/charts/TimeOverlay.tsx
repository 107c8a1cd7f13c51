/** What lies over all panels: the spans of the events, and the cursor that mouse and arrow keys move. */

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import type { Span, TimeAxis } from "@/lib/chart/viewModel";
import { type Store, useStored } from "@/lib/store";
import { MINUTE } from "@/lib/time";
import classes from "./charts.module.css";
import { instantAtPlace, placeOf } from "./frame";

const strides: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageDown: -12,
  PageUp: 12,
};

interface SpanProps {
  span: Span;
  axis: TimeAxis;
  lit: Store<string | null>;
}

function SpanMark({ span, axis, lit }: SpanProps) {
  const isLit = useStored(lit, (id) => id === span.eventId);
  const from = Math.max(0, placeOf(span.from, axis));
  const to = Math.min(1, placeOf(span.to, axis));
  if (to <= 0 || from >= 1) return null;
  return (
    <div
      className={classes.span}
      data-kind={span.kind}
      data-lit={isLit || undefined}
      data-event-id={span.eventId}
      style={{ left: `${from * 100}%`, width: `max(2px, ${(to - from) * 100}%)` }}
    />
  );
}

interface Props {
  axis: TimeAxis;
  spans: readonly Span[];
  cursor: Store<number | null>;
  lit: Store<string | null>;
  /** The cursor's time and the values there, for a screen reader. */
  describe: (at: number) => string;
}

export function TimeOverlay({ axis, spans, cursor, lit, describe }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const draw = () => {
      const at = cursor.get();
      const place = at === null ? -1 : placeOf(at, axis);
      if (line.current === null) return;
      line.current.hidden = place < 0 || place > 1;
      line.current.style.left = `${place * 100}%`;
    };
    draw();
    return cursor.subscribe(draw);
  }, [axis, cursor]);

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = instantAtPlace((event.clientX - box.left) / box.width, axis);
    cursor.set(at);
    const slack = ((axis.to - axis.from) / box.width) * 4;
    lit.set(spans.find((span) => at >= span.from - slack && at <= span.to + slack)?.eventId ?? null);
  };

  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const stride = strides[event.key];
    if (stride === undefined) return;
    event.preventDefault();
    const now = cursor.get() ?? axis.from;
    const by = stride * Math.max(5 * MINUTE, (axis.to - axis.from) / 672);
    const at = Math.min(axis.to, Math.max(axis.from, now + by));
    cursor.set(at);
    slider.current?.setAttribute("aria-valuenow", String(Math.round(at)));
    slider.current?.setAttribute("aria-valuetext", describe(at));
  };

  return (
    <div
      ref={slider}
      className={classes.overlay}
      role="slider"
      tabIndex={0}
      aria-label="Time cursor of the charts"
      aria-valuemin={axis.from}
      aria-valuemax={axis.to}
      aria-valuenow={axis.from}
      aria-valuetext={describe(axis.from)}
      onPointerMove={follow}
      onPointerLeave={() => {
        cursor.set(null);
        lit.set(null);
      }}
      onKeyDown={step}
    >
      {spans.map((span) => (
        <SpanMark key={span.eventId} span={span} axis={axis} lit={lit} />
      ))}
      <div ref={line} className={classes.cursor} hidden />
    </div>
  );
}
