/** What the latest recommendation for the scenario's own array family says of each field. */

import { useMemo } from "react";
import { useLatestRun, useRun } from "@/api/runs";
import type { Recommendation, Run, Scenario } from "@/api/types";
import { recommendedValues } from "@/features/recommendation/model/settings";

/** Of a week, its recommendation; of a shortlist, that of the family. */
function recommendationIn(run: Run | undefined, modelId: string): Recommendation | null {
  const found = [
    run?.result?.recommendation,
    ...(run?.shortlist?.families.map(({ recommendation }) => recommendation) ?? []),
  ];
  return found.find((each) => each?.model_id === modelId && each.holds) ?? null;
}

export function useRecommended(scenarioId: string, { array }: Scenario): ReadonlyMap<string, unknown> | null {
  const week = useRun(useLatestRun(scenarioId).data?.id).data;
  const shortlist = useRun(useLatestRun(scenarioId, "shortlist").data?.id).data;
  const modelId = array.model_id;
  return useMemo(() => {
    const newestFirst = [week, shortlist].sort((a, b) =>
      (b?.created_at ?? "").localeCompare(a?.created_at ?? ""),
    );
    const [newest] = newestFirst.flatMap((run) => recommendationIn(run, modelId) ?? []);
    return newest ? recommendedValues(newest.chosen.configuration, newest.chosen.host_cache_gib) : null;
  }, [week, shortlist, modelId]);
}
