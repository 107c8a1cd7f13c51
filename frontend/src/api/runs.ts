import { api } from "@/api/client";
import type { RunSummary } from "@/api/types";

type Kind = RunSummary["kind"];

/** The latest run of a kind of a scenario that ended with an answer. */
export function useLatestRun(scenarioId: string, kind: Kind = "week") {
  return api.useQuery(
    "get",
    "/api/v1/runs",
    { params: { query: { scenario_id: scenarioId, kind, state: "succeeded", limit: 1 } } },
    { select: (page) => page.items[0] ?? null },
  );
}

export function useRun(runId: string | undefined) {
  return api.useQuery(
    "get",
    "/api/v1/runs/{run_id}",
    { params: { path: { run_id: runId ?? "" } } },
    { enabled: runId !== undefined },
  );
}
