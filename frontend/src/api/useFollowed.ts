/** A run under way, as it moves. */

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer } from "react";
import { follow, isOver } from "@/api/follow";
import type { RunProgress } from "@/api/types";
import { type Seen, secondsLeft, seen } from "@/lib/time/timeLeft";

export interface Followed<R extends RunProgress> {
  /** The newest that is known of it. */
  run: R | null;
  /** Estimated remaining time at the observed pace; null while unknown. */
  secondsLeft: number | null;
}

/** Follows a run; when it has come to its end, the lists that name it are asked for again. */
export function useFollowed<R extends RunProgress>(run: R | null): Followed<R> {
  const queries = useQueryClient();
  const [moved, move] = useReducer(seen, null as Seen | null);
  const isMoved = moved !== null && run !== null && moved.progress.id === run.id && !isOver(run);
  const now = isMoved ? { ...run, ...moved.progress } : run;
  const underWay = now !== null && !isOver(now) ? now.id : undefined;

  useEffect(() => {
    if (underWay === undefined) return;
    const leave = follow(underWay, (progress) => move({ progress, at: Date.now() }));
    return () => {
      leave();
      for (const path of ["/api/v1/runs", "/api/v1/runs/{run_id}"]) {
        void queries.invalidateQueries({ queryKey: ["get", path] });
      }
    };
  }, [underWay, queries]);

  return { run: now, secondsLeft: isMoved ? secondsLeft(moved) : null };
}
