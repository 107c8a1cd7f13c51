/** Start and end of each window over the chart, moved by dragging or with the arrow keys. */

import { useElementSize } from "@mantine/hooks";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { placeOf } from "@/charts/frame";
import { t } from "@/i18n/t";
import type { Period } from "@/lib/chart/zoom";
import {
  type Edge,
  edgeInWords,
  gridOf,
  isWithin,
  reachOf,
  spansOfAll,
  strideOn,
  type WindowSpan,
  withEdge,
} from "../../model/edges";
import { phaseNames } from "../../model/labels";
import type { PhaseWindow } from "../../model/types";
import classes from "../imports.module.css";

const names = { from: "imports-edge-start", to: "imports-edge-end" } as const;
const edges = ["from", "to"] as const;

const strides: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -15,
  PageUp: 15,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Two handles side by side. Pixels. */
const NARROW = 48;
/** A drag is one from here on; before that it is a trembling hand. Pixels. */
const DRAG = 3;

interface Grip {
  x: number;
  at: number;
  msPerPixel: number;
  isMoved: boolean;
}

interface HandleProps {
  span: WindowSpan;
  edge: Edge;
  shown: Period;
  zone: string;
  /** Drawn next to the window, not within it. */
  isOutside: boolean;
  isInTabOrder: boolean;
  onTry: (window: PhaseWindow | null) => void;
  onSet: (window: PhaseWindow) => void;
}

function Handle({ span, edge, shown, zone, onTry, onSet, ...drawn }: HandleProps) {
  const grip = useRef<Grip | null>(null);
  const { window, index } = span;
  const at = span[edge];
  const put = (to: number, grid: number) => withEdge(span, { edge, at: to, grid, shown, zone });
  const held = ({ x, at: from, msPerPixel }: Grip, event: PointerEvent) =>
    put(from + (event.clientX - x) * msPerPixel, gridOf(msPerPixel));

  const take = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const width = event.currentTarget.parentElement?.getBoundingClientRect().width || 1;
    grip.current = { x: event.clientX, at, msPerPixel: (shown.to - shown.from) / width, isMoved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const carry = (event: PointerEvent<HTMLDivElement>) => {
    const now = grip.current;
    if (now === null || (!now.isMoved && Math.abs(event.clientX - now.x) < DRAG)) return;
    now.isMoved = true;
    onTry(held(now, event));
  };
  const letGo = (event: PointerEvent<HTMLDivElement>) => {
    const now = grip.current;
    grip.current = null;
    if (now?.isMoved) onSet(held(now, event));
  };
  const breakOff = () => {
    grip.current = null;
    onTry(null);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Escape") return breakOff();
    const stride = strides[event.key];
    if (stride === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = strideOn(shown);
    onSet(put(Math.max(shown.from, Math.min(shown.to, at + stride * step)), step));
  };

  const reach = reachOf(span, edge, shown);
  return (
    <div
      className={classes.handle}
      role="slider"
      tabIndex={drawn.isInTabOrder ? 0 : -1}
      data-side={(edge === "from") !== drawn.isOutside ? "right" : "left"}
      style={{ left: `${placeOf(at, shown) * 100}%` }}
      aria-label={t(names[edge], { n: index + 1, phase: t(phaseNames[window.phase]) })}
      aria-orientation="horizontal"
      aria-valuemin={Math.min(reach.from, at)}
      aria-valuemax={Math.max(reach.to, at)}
      aria-valuenow={at}
      aria-valuetext={edgeInWords(window, at, zone)}
      onPointerDown={take}
      onPointerMove={carry}
      onPointerUp={letGo}
      onPointerCancel={breakOff}
      onKeyDown={press}
    >
      <span className={classes.tab} aria-hidden="true">
        {index + 1}
      </span>
    </div>
  );
}

interface Props {
  windows: readonly PhaseWindow[];
  /** All that was measured. */
  bounds: Period;
  shown: Period;
  zone: string;
  /** Windows as the hand holds them; null when it lets them go where they were. */
  onTry: (windows: PhaseWindow[] | null) => void;
  /** `step` names what moved: presses of a key in a row are one step back. */
  onSet: (windows: PhaseWindow[], step: string) => void;
}

export function WindowEdges({ windows, bounds, shown, zone, onTry, onSet }: Props) {
  const { ref, width } = useElementSize();
  const spans = spansOfAll(windows, bounds, zone);
  const firstSeen = (index: number, edge: Edge) =>
    spans.find((span) => span.index === index && isWithin(span[edge], shown))?.nth;
  const isNarrow = ({ from, to }: Period) =>
    width > 0 && ((to - from) / (shown.to - shown.from)) * width < NARROW;
  const replaced = (index: number, window: PhaseWindow) =>
    windows.map((each, i) => (i === index ? window : each));
  return (
    <div ref={ref} className={classes.edges}>
      {spans.flatMap((span) =>
        edges.map((edge) => {
          if (!isWithin(span[edge], shown)) return null;
          const { index, nth } = span;
          return (
            <Handle
              key={`${index} ${nth} ${edge}`}
              span={span}
              edge={edge}
              shown={shown}
              zone={zone}
              isOutside={isNarrow(span)}
              isInTabOrder={firstSeen(index, edge) === nth}
              onTry={(tried) => onTry(tried && replaced(index, tried))}
              onSet={(moved) => onSet(replaced(index, moved), `window ${index} ${edge}`)}
            />
          );
        }),
      )}
    </div>
  );
}
