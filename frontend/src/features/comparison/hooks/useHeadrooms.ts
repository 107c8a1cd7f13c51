/** How many more desktops each compared run's scenario carries: the newest answer there is, and the way to ask for one. */

import { useQueries, useQueryClient } from "@tanstack/react-query";
import { api, client } from "@/api/client";
import { isOver } from "@/api/follow";
import type { RunSummary } from "@/api/types";
import { randomKey } from "@/lib/data/randomKey";
import { type Headroom, headroomOf, runwayOf } from "../model/headroom";

const LOOK_AGAIN_MS = 2000;
const MOST = 20;

export interface Headrooms {
  /** One per run, in their order. */
  columns: Headroom[];
  /** Whether there is something to ask, and it is known where. */
  canFind: boolean;
  /** Asks wherever the answer is open. */
  find: () => Promise<void>;
}

export function useHeadrooms(runs: readonly RunSummary[]): Headrooms {
  const queries = useQueryClient();
  const lists = useQueries({
    queries: runs.map(({ scenario_id }) =>
      api.queryOptions(
        "get",
        "/api/v1/runs",
        { params: { query: { scenario_id: scenario_id ?? "", kind: "runway", limit: MOST } } },
        {
          enabled: scenario_id !== null,
          refetchInterval: ({ state }) => (state.data?.items.every(isOver) === false ? LOOK_AGAIN_MS : false),
        },
      ),
    ),
  });
  const drafts = useQueries({
    queries: runs.map(({ scenario_id }) =>
      api.queryOptions(
        "get",
        "/api/v1/scenarios/{scenario_id}",
        { params: { path: { scenario_id: scenario_id ?? "" } } },
        { enabled: scenario_id !== null },
      ),
    ),
  });
  const newest = runs.map((run, i) => runwayOf(run, lists[i]?.data?.items));
  const answers = useQueries({
    queries: newest.map((found) =>
      api.queryOptions(
        "get",
        "/api/v1/runs/{run_id}",
        { params: { path: { run_id: found?.id ?? "" } } },
        { enabled: found?.state === "succeeded" },
      ),
    ),
  });
  const columns = runs.map((run, i) =>
    headroomOf(run, lists[i]?.data?.items, drafts[i]?.data?.version, answers[i]?.data?.runway ?? null),
  );
  const isLoading = [...lists, ...drafts].some((each) => each.isLoading);
  const open = new Set(runs.flatMap(({ scenario_id }, i) => (columns[i]?.isOpen ? (scenario_id ?? []) : [])));
  const find = async () => {
    const asked = [...open].map((scenarioId) =>
      client.POST("/api/v1/scenarios/{scenario_id}/runways", {
        params: { path: { scenario_id: scenarioId }, header: { "idempotency-key": randomKey() } },
      }),
    );
    await Promise.all(asked).finally(() => queries.invalidateQueries({ queryKey: ["get", "/api/v1/runs"] }));
  };
  return { columns, canFind: !isLoading && open.size > 0, find };
}
