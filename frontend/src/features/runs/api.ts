/** Runs of every scenario: page by page as a list, and the newest of them for the tray. */

import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer } from "react";
import { api, client } from "@/api/client";
import { cancelRun, isOver } from "@/api/follow";
import type { RunSummary, Schemas } from "@/api/types";
import { type Seen, secondsLeft, seen } from "@/lib/time/timeLeft";

export interface RunFilter {
  kind: RunSummary["kind"];
  state?: RunSummary["state"] | undefined;
  project_id?: string | undefined;
}

const PAGE = 50;
const LOOK_EVERY_MS = 5000;

/** Runs, newest first; asked again every few seconds as long as one of them is not over. */
export function useRuns({ kind, state, project_id }: RunFilter) {
  return useInfiniteQuery({
    queryKey: ["runs", kind, state, project_id],
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await client.GET("/api/v1/runs", {
        params: {
          query: {
            kind,
            limit: PAGE,
            ...(state ? { state } : {}),
            ...(project_id ? { project_id } : {}),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        },
        signal,
      });
      return data as Schemas["RunPage"];
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => (next_cursor ? String(next_cursor) : null),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.every(({ items }) => items.every(isOver)) === false ? LOOK_EVERY_MS : false,
  });
}

const MOST = 20;
const WHILE_UNDER_WAY_MS = 1500;
const AT_REST_MS = 20_000;

const none: RunSummary[] = [];

export function useNewestRuns(): readonly RunSummary[] {
  const { data } = api.useQuery(
    "get",
    "/api/v1/runs",
    { params: { query: { every_kind: true, limit: MOST } } },
    {
      select: (page) => page.items,
      refetchInterval: ({ state }) =>
        state.status === "success" && !state.data?.items.every(isOver) ? WHILE_UNDER_WAY_MS : AT_REST_MS,
    },
  );
  return data ?? none;
}

/** How long a run still takes at the pace it has been seen to go; null as long as that is not known. */
export function useSecondsLeft(run: RunSummary): number | null {
  const [moved, move] = useReducer(seen, null as Seen | null);
  useEffect(() => move({ progress: run, at: Date.now() }), [run]);
  return moved === null ? null : secondsLeft(moved);
}

/** Ends a run; the list and the tray show it at once. */
export function useCancel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: cancelRun,
    onSuccess: () =>
      Promise.all(
        [["runs"], ["get", "/api/v1/runs"]].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}
