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
  /** Empty if options of a shortlist are compared. */
  runIds: readonly string[];
  comparison: Comparison;
}

/** Runs to compare or, with a shortlist, families of its options. */
export interface Compares {
  ids: readonly string[];
  /** Id of the run with the options. */
  shortlist?: string | undefined;
}

/** The runs or options side by side; nothing is asked while there are fewer than two. */
export function useComparison({ ids, shortlist }: Compares) {
  return useQuery({
    queryKey: ["comparison", shortlist, ...ids],
    queryFn: async ({ signal }): Promise<Compared> => {
      const body =
        shortlist === undefined
          ? { run_ids: [...ids], family_ids: [] }
          : { run_ids: [], shortlist_run_id: shortlist, family_ids: [...ids] };
      const { data } = await client.POST("/api/v1/comparisons", { body, signal });
      return { runIds: shortlist === undefined ? ids : [], comparison: data as Comparison };
    },
    enabled: ids.length > 1,
    placeholderData: ids.length > 1 ? keepPreviousData : undefined,
  });
}
