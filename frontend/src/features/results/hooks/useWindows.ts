/** Windows of a scenario of which every I/O is simulated: those there are, and a new one. */

import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api, client } from "@/api/client";
import { defaults } from "@/api/fields";
import { cancelRun, isOver } from "@/api/follow";
import type { RunSummary } from "@/api/types";
import { useFollowed } from "@/api/useFollowed";
import { randomKey } from "@/lib/data/randomKey";
import { instantAt } from "@/lib/time/instants";
import type { Range } from "./useLivePreview";

const MOST = 20;
const LOOK_AGAIN_MS = 5000;

export interface Windows {
  /** The newest first. */
  runs: readonly RunSummary[];
  /** The one that is being simulated, or waits for it. */
  underWay: RunSummary | null;
  secondsLeft: number | null;
  start: (range: Range) => Promise<RunSummary>;
  cancel: (id: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

const none: RunSummary[] = [];

export function useWindows(scenarioId: string): Windows {
  const queries = useQueryClient();
  const list = api.useQuery(
    "get",
    "/api/v1/runs",
    { params: { query: { scenario_id: scenarioId, kind: "window", limit: MOST } } },
    {
      select: (page) => page.items,
      refetchInterval: ({ state }) => (state.data?.items.every(isOver) === false ? LOOK_AGAIN_MS : false),
    },
  );
  const runs = list.data ?? none;
  const { run: followed, secondsLeft } = useFollowed(runs.find((run) => !isOver(run)) ?? null);

  const lookAgain = useCallback(async () => {
    await queries.invalidateQueries({ queryKey: ["get", "/api/v1/runs"] });
    await queries.invalidateQueries({ queryKey: ["get", "/api/v1/runs/{run_id}"] });
  }, [queries]);

  const start = useCallback(
    async ({ from, to }: Range) => {
      const { data } = await client.POST("/api/v1/scenarios/{scenario_id}/windows", {
        params: { path: { scenario_id: scenarioId }, header: { "idempotency-key": randomKey() } },
        body: { from: instantAt(from), to: instantAt(to), ...defaults.WindowRequest },
      });
      await lookAgain();
      return data as RunSummary;
    },
    [scenarioId, lookAgain],
  );
  const cancel = useCallback(
    async (id: string) => {
      await cancelRun(id);
      await lookAgain();
    },
    [lookAgain],
  );
  const remove = useCallback(
    async (id: string) => {
      await client.DELETE("/api/v1/runs/{run_id}", { params: { path: { run_id: id } } });
      await lookAgain();
    },
    [lookAgain],
  );

  return {
    runs: followed === null ? runs : runs.map((run) => (run.id === followed.id ? followed : run)),
    underWay: followed !== null && !isOver(followed) ? followed : null,
    secondsLeft,
    start,
    cancel,
    remove,
  };
}
