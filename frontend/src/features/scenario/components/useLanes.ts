/** What is painted on the days themselves: the heat strip, and the time cursor shared with the charts. */

import { type PointerEvent, useCallback, useEffect, useMemo, useRef } from "react";
import type { Store } from "@/lib/store";
import { DAY, fromWallTime, startOfDay, wallTime } from "@/lib/time";
import { type Heat, heatByDay } from "../model/heat";

interface Lane {
  el: HTMLElement;
  date: Date;
}

const dateOf = (lane: Lane) => lane.date.toISOString().slice(0, 10);

export function useLanes(heat: Heat | null, cursor: Store<number | null>, zone: string) {
  const lanes = useRef(new Map<string, HTMLElement>());
  const gradients = useMemo(
    () => (heat === null ? new Map<string, string>() : heatByDay(heat, zone)),
    [heat, zone],
  );
  const painted = useRef(gradients);

  useEffect(() => {
    painted.current = gradients;
    for (const [date, el] of lanes.current) el.style.setProperty("--heat", gradients.get(date) ?? "none");
  }, [gradients]);

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
    lane.el.style.setProperty("--heat", painted.current.get(dateOf(lane)) ?? "none");
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
