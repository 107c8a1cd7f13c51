/**
 * Layer over all panels: the spans of the events, the time cursor, and the selected period. The mouse and the arrow
 * keys move the cursor, a drag selects a period, plus and minus zoom around the cursor.
 */

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { t } from "@/i18n/t";
import type { Span, TimeAxis } from "@/lib/chart/viewModel";
import { between, type Period, zoomed } from "@/lib/chart/zoom";
import { type Store, useStored } from "@/lib/data/store";
import { MINUTE, SECOND } from "@/lib/time";
import { instantAtPlace, placeOf } from "../frame";
import classes from "./week.module.css";

const strides: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageDown: -12,
  PageUp: 12,
};

const factors: Record<string, number> = { "+": 0.5, "=": 0.5, "-": 2 };

/** A shorter movement is a click, in pixels. */
const DRAG = 5;

/** Return how far an arrow key moves the cursor, in milliseconds. */
function strideOn({ from, to }: Period): number {
  const span = to - from;
  return Math.max(SECOND, span / 672, Math.min(5 * MINUTE, span / 200));
}

interface SpanProps {
  span: Span;
  axis: TimeAxis;
  lit: Store<string | null>;
  isSelected: boolean;
}

function SpanMark({ span, axis, lit, isSelected }: SpanProps) {
  const isLit = useStored(lit, (id) => id === span.eventId);
  const from = Math.max(0, placeOf(span.from, axis));
  const to = Math.min(1, placeOf(span.to, axis));
  if (to <= 0 || from >= 1) return null;
  return (
    <div
      className={classes.span}
      data-kind={span.kind}
      data-lit={isLit || undefined}
      data-selected={isSelected || undefined}
      data-event-id={span.eventId}
      style={{ left: `${from * 100}%`, width: `max(2px, ${(to - from) * 100}%)` }}
    />
  );
}

/** Track a drag across the charts, draw it, and report the selected period on release. */
function useDraggedPeriod(axis: TimeAxis, bounds: Period, onRange: Props["onRange"]) {
  const box = useRef<HTMLDivElement>(null);
  const begun = useRef<{ at: number; x: number } | null>(null);
  const draw = (from: number, to: number) => {
    if (box.current === null) return;
    const [left, right] = [placeOf(Math.min(from, to), axis), placeOf(Math.max(from, to), axis)];
    box.current.hidden = from === to;
    box.current.style.left = `${left * 100}%`;
    box.current.style.width = `${(right - left) * 100}%`;
  };
  const isDrag = (x: number) => begun.current !== null && Math.abs(x - begun.current.x) >= DRAG;
  return {
    box,
    begin: (event: PointerEvent<HTMLDivElement>, at: number) => {
      if (onRange === undefined || event.button !== 0) return;
      begun.current = { at, x: event.clientX };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    move: (event: PointerEvent<HTMLDivElement>, at: number) => {
      if (begun.current && isDrag(event.clientX)) draw(begun.current.at, at);
    },
    /** End the drag. Return true for a drag, false for a click. */
    end: (event: PointerEvent<HTMLDivElement>, at: number): boolean => {
      const hasDrawn = isDrag(event.clientX);
      if (begun.current && hasDrawn) {
        const { from, to } = between(begun.current.at, at, bounds);
        onRange?.(from, to);
      }
      begun.current = null;
      draw(0, 0);
      return hasDrawn;
    },
    leave: () => {
      begun.current = null;
      draw(0, 0);
    },
  };
}

/** Draw the cursor's line without rendering again. */
function useCursorLine(axis: TimeAxis, cursor: Store<number | null>) {
  const line = useRef<HTMLDivElement>(null);
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
  return line;
}

interface Props {
  axis: TimeAxis;
  spans: readonly Span[];
  cursor: Store<number | null>;
  lit: Store<string | null>;
  /** Describe the cursor's time and the values there, for a screen reader. */
  describe: (at: number) => string;
  /** The longest period to choose from; the visible period by default. */
  bounds?: Period;
  /** Without it, no period can be selected. */
  onRange?: (from: number, to: number) => void;
  selectedId?: string | undefined;
  /** Called when a span is clicked. */
  onSelect?: ((id: string) => void) | undefined;
}

export function TimeOverlay(props: Props) {
  const { axis, spans, cursor, lit, describe, bounds = props.axis, onRange, selectedId, onSelect } = props;
  const dragged = useDraggedPeriod(axis, bounds, onRange);
  const line = useCursorLine(axis, cursor);
  const slider = useRef<HTMLDivElement>(null);

  const instantOf = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return instantAtPlace((event.clientX - box.left) / box.width, axis);
  };
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = instantOf(event);
    cursor.set(at);
    dragged.move(event, at);
    const slack = ((axis.to - axis.from) / box.width) * 4;
    lit.set(spans.find((span) => at >= span.from - slack && at <= span.to + slack)?.eventId ?? null);
  };

  const release = (event: PointerEvent<HTMLDivElement>) => {
    const pressed = lit.get();
    if (!dragged.end(event, instantOf(event)) && event.button === 0 && pressed !== null) onSelect?.(pressed);
  };

  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const factor = factors[event.key];
    if (factor !== undefined && onRange && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const { from, to } = zoomed(axis, cursor.get() ?? (axis.from + axis.to) / 2, factor, bounds);
      onRange(from, to);
      return;
    }
    const stride = strides[event.key];
    if (stride === undefined) return;
    event.preventDefault();
    const now = cursor.get() ?? axis.from;
    const by = stride * strideOn(axis);
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
      aria-label={t("charts-cursor")}
      aria-valuemin={axis.from}
      aria-valuemax={axis.to}
      aria-valuenow={axis.from}
      aria-valuetext={describe(axis.from)}
      onPointerDown={(event) => dragged.begin(event, instantOf(event))}
      onPointerUp={release}
      onPointerCancel={dragged.leave}
      onPointerMove={follow}
      onPointerLeave={() => {
        cursor.set(null);
        lit.set(null);
      }}
      onKeyDown={step}
    >
      {spans.map((span) => (
        <SpanMark
          key={span.eventId}
          span={span}
          axis={axis}
          lit={lit}
          isSelected={span.eventId === selectedId}
        />
      ))}
      <div ref={dragged.box} className={classes.chosen} hidden />
      <div ref={line} className={classes.cursor} hidden />
    </div>
  );
}
