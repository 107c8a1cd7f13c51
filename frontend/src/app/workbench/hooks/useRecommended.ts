/** What the latest recommendation for the scenario's own array families says of each field. */

import { useMemo } from "react";
import { useLatestRun, useRun } from "@/api/runs";
import type { OtherArray, Recommendation, Run, Scenario } from "@/api/types";
import { recommendedValues } from "@/features/recommendation/model/settings";
import { othersOf } from "@/lib/sizing/arrays";

/** Of a week, its recommendation; of a shortlist, that of the family. */
function recommendationIn(run: Run | undefined, modelId: string): Recommendation | null {
  const found = [
    run?.result?.recommendation,
    ...(run?.shortlist?.families.map(({ recommendation }) => recommendation) ?? []),
  ];
  return found.find((each) => each?.model_id === modelId && each.holds) ?? null;
}

/** Of the other arrays, what the latest week recommends. */
function ofOthers(run: Run | undefined, others: readonly OtherArray[]): [string, unknown][] {
  return others.flatMap(({ id, model_id }, i) => {
    const found = run?.result?.other_arrays?.find((each) => each.id === id)?.recommendation;
    if (!found?.holds || found.model_id !== model_id) return [];
    return [...recommendedValues(found.chosen.configuration, undefined, `other_arrays.${i}`)];
  });
}

export function useRecommended(scenarioId: string, scenario: Scenario): ReadonlyMap<string, unknown> | null {
  const week = useRun(useLatestRun(scenarioId).data?.id).data;
  const shortlist = useRun(useLatestRun(scenarioId, "shortlist").data?.id).data;
  const modelId = scenario.array.model_id;
  const others = othersOf(scenario);
  return useMemo(() => {
    const newestFirst = [week, shortlist].sort((a, b) =>
      (b?.created_at ?? "").localeCompare(a?.created_at ?? ""),
    );
    const [newest] = newestFirst.flatMap((run) => recommendationIn(run, modelId) ?? []);
    const ofMain = newest ? recommendedValues(newest.chosen.configuration, newest.chosen.host_cache_gib) : [];
    const values = new Map([...ofMain, ...ofOthers(week, others)]);
    return values.size > 0 ? values : null;
  }, [week, shortlist, modelId, others]);
}
