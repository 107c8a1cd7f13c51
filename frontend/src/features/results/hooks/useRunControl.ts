/** A run from the press of the button to its end. */

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { api, client } from "@/api/client";
import { cancelRun, isOver } from "@/api/follow";
import type { RunProgress } from "@/api/types";
import { useFollowed } from "@/api/useFollowed";
import { randomKey } from "@/lib/data/randomKey";

export interface RunHandle {
  progress: RunProgress | null;
  secondsLeft: number | null;
  start: () => Promise<void>;
  cancel: () => Promise<void>;
}

/** The newest week run of a scenario while it is running, including one started before the page was loaded. */
function useBegun(scenarioId: string): RunProgress | null {
  const { data } = api.useQuery(
    "get",
    "/api/v1/runs",
    { params: { query: { scenario_id: scenarioId, kind: "week", limit: 1 } } },
    { select: (page) => page.items[0] ?? null },
  );
  return data && !isOver(data) ? data : null;
}

export function useRunControl(scenarioId: string): RunHandle {
  const queries = useQueryClient();
  const begun = useBegun(scenarioId);
  const [own, setRun] = useState<RunProgress | null>(null);
  const run = begun !== null && begun.id !== own?.id ? begun : own;
  const followed = useFollowed(run);
  const id = run?.id;

  const start = useCallback(async () => {
    const { data } = await client.POST("/api/v1/scenarios/{scenario_id}/runs", {
      params: { path: { scenario_id: scenarioId }, header: { "idempotency-key": randomKey() } },
    });
    if (data) setRun(data);
    void queries.invalidateQueries({ queryKey: ["get", "/api/v1/runs"] });
  }, [scenarioId, queries]);

  const cancel = useCallback(async () => {
    if (id === undefined) return;
    const cancelled = await cancelRun(id);
    if (cancelled) setRun(cancelled);
  }, [id]);

  return { progress: followed.run, secondsLeft: followed.secondsLeft, start, cancel };
}
