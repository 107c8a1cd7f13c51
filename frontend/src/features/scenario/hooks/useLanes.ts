/** What is painted on the days themselves: the heat strip, and the time cursor shared with the charts. */

import { type PointerEvent, useCallback, useEffect, useMemo, useRef } from "react";
import type { Store } from "@/lib/data/store";
import { DAY, fromWallTime, startOfDay, wallTime } from "@/lib/time/instants";
import { type Heat, heatByDay } from "../model/calendar/heat";

interface Lane {
  el: HTMLElement;
  date: Date;
}

const dateOf = (lane: Lane) => lane.date.toISOString().slice(0, 10);

interface Period {
  from: number;
  to: number;
}

/** Position of an instant as a percentage of the day's height; other days are clamped to its ends. */
function placeOn(date: string, at: number, zone: string): number {
  const place = (at - fromWallTime(`${date}T00:00:00`, zone)) / DAY;
  return Math.min(1, Math.max(0, place)) * 100;
}

/** `period`: what the charts show, where that is not all of the page. */
export function useLanes(
  heat: Heat | null,
  cursor: Store<number | null>,
  zone: string,
  period: Period | null,
) {
  const lanes = useRef(new Map<string, HTMLElement>());
  const gradients = useMemo(
    () => (heat === null ? new Map<string, string>() : heatByDay(heat, zone)),
    [heat, zone],
  );
  const paint = useCallback(
    (date: string, el: HTMLElement) => {
      el.style.setProperty("--heat", gradients.get(date) ?? "none");
      const [top, bottom] = period
        ? [placeOn(date, period.from, zone), placeOn(date, period.to, zone)]
        : [0, 0];
      el.toggleAttribute("data-shown", bottom > top);
      el.style.setProperty("--shown-from", `${top}%`);
      el.style.setProperty("--shown-to", `${bottom}%`);
    },
    [gradients, period, zone],
  );
  const painting = useRef(paint);

  useEffect(() => {
    painting.current = paint;
    for (const [date, el] of lanes.current) paint(date, el);
  }, [paint]);

  useEffect(() => {
    const draw = () => {
      const at = cursor.get();
      const date = at === null ? "" : wallTime(at, zone).slice(0, 10);
      for (const [lane, el] of lanes.current) {
        if (lane === date && at !== null)
          el.style.setProperty("--cursor", `${((at - startOfDay(at, zone)) / DAY) * 100}%`);
        else el.style.removeProperty("--cursor");
      }
    };
    draw();
    return cursor.subscribe(draw);
  }, [cursor, zone]);

  const mount = useCallback((lane: Lane) => {
    lanes.current.set(dateOf(lane), lane.el);
    painting.current(dateOf(lane), lane.el);
  }, []);
  const unmount = useCallback((lane: Lane) => {
    lanes.current.delete(dateOf(lane));
  }, []);

  return {
    mount,
    unmount,
    follow: ({ clientX, clientY }: PointerEvent) => {
      for (const [date, el] of lanes.current) {
        const box = el.getBoundingClientRect();
        if (clientX < box.left || clientX >= box.right) continue;
        const place = (clientY - box.top) / box.height;
        cursor.set(place < 0 || place > 1 ? null : fromWallTime(`${date}T00:00:00`, zone) + place * DAY);
      }
    },
    leave: () => cursor.set(null),
  };
}
