import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api, client } from "@/api/client";
import type { Comparison } from "@/api/types";

const MOST = 100;

/** Weeks of a project that ended with an answer, the newest first. */
export function useFinishedWeeks(projectId: string) {
  return api.useQuery(
    "get",
    "/api/v1/runs",
    { params: { query: { project_id: projectId, kind: "week", state: "succeeded", limit: MOST } } },
    { select: (page) => page.items },
  );
}

export interface Compared {
  runIds: readonly string[];
  comparison: Comparison;
}

/** The runs side by side; nothing is asked while there are fewer than two. */
export function useComparison(runIds: readonly string[]) {
  return useQuery({
    queryKey: ["comparison", ...runIds],
    queryFn: async ({ signal }): Promise<Compared> => {
      const { data } = await client.POST("/api/v1/comparisons", { body: { run_ids: [...runIds] }, signal });
      return { runIds, comparison: data as Comparison };
    },
    enabled: runIds.length > 1,
    placeholderData: runIds.length > 1 ? keepPreviousData : undefined,
  });
}
