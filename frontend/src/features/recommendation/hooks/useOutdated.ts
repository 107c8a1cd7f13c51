/** Analyses of earlier versions of a scenario, and the way to run all of them again. */

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRun } from "@/api/runs";
import type { RunSummary, Scenario } from "@/api/types";
import { toastProblem } from "@/components/feedback/toasts";
import { type AnalysisKind, isStillValid } from "../model/outdated";
import { useOutdatedRuns } from "./newestRuns";
import { type AnalysisRequest, begin } from "./useAnalysis";

export interface OfScenario {
  scenarioId: string;
  /** Saved version of the scenario. */
  version: number;
  scenario: Scenario;
  /** Saves the scenario, then begins. */
  onStart: (begin: () => Promise<void>) => Promise<void>;
}

interface Outdated {
  runs: RunSummary[];
  isStarting: boolean;
  again: () => void;
}

export function useOutdated({ scenarioId, version, scenario, onStart }: OfScenario): Outdated {
  const queries = useQueryClient();
  const found = useOutdatedRuns(scenarioId, version);
  const comparison = useRun(found.find(({ kind }) => kind === "shortlist")?.id).data;
  const runs = found.filter((run) => !isStillValid(run, comparison?.scenario, scenario));
  const again = useMutation({
    mutationFn: () =>
      onStart(async () => {
        const begun = runs.map(({ kind, request }) =>
          begin(kind as AnalysisKind, scenarioId, (request ?? undefined) as AnalysisRequest),
        );
        try {
          await Promise.all(begun);
        } finally {
          await queries.invalidateQueries({ queryKey: ["get", "/api/v1/runs"] });
        }
      }),
    onError: toastProblem,
  });
  return { runs, isStarting: again.isPending, again: () => again.mutate() };
}
