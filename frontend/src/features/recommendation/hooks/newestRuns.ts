/** The newest runs of the analyses of a scenario, and which of them are outdated. */

import { useQueries } from "@tanstack/react-query";
import { api } from "@/api/client";
import { isOver } from "@/api/follow";
import type { RunSummary } from "@/api/types";
import { type AnalysisKind, analyses, outdatedOf } from "../model/outdated";

const LOOK_AGAIN_MS = 5000;
const MOST = 20;

/** The newest runs of a kind, newest first; loaded again until all of them have ended. */
export function newestRuns(kind: AnalysisKind, scenarioId: string) {
  return api.queryOptions(
    "get",
    "/api/v1/runs",
    { params: { query: { scenario_id: scenarioId, kind, limit: MOST } } },
    {
      select: (page) => page.items,
      refetchInterval: ({ state }) => (state.data?.items.every(isOver) === false ? LOOK_AGAIN_MS : false),
    },
  );
}

/** The newest results of each analysis that are for an earlier version of the scenario, or for other prices. */
export function useOutdatedRuns(scenarioId: string, version: number): RunSummary[] {
  return useQueries({
    queries: analyses.map((kind) => newestRuns(kind, scenarioId)),
    combine: (lists) => lists.flatMap(({ data }) => outdatedOf(data ?? [], version)),
  });
}
