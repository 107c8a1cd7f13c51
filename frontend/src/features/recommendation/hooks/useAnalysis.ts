/** A question about a scenario that takes the service a while: its newest answer, and the way to ask it again. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { client } from "@/api/client";
import { cancelRun, isOver } from "@/api/follow";
import { defaults } from "@/api/forms";
import { useRun } from "@/api/runs";
import type { components } from "@/api/schema";
import type { Run, RunSummary } from "@/api/types";
import { useFollowed } from "@/api/useFollowed";
import { randomKey } from "@/lib/data/randomKey";
import type { AnalysisKind } from "../model/outdated";
import { newestRuns } from "./newestRuns";

type Schemas = components["schemas"];

/** How often the week is simulated, the families to compare, or the failure. */
export type AnalysisRequest =
  | Schemas["RangeRequest"]
  | Schemas["ShortlistRequest"]
  | Schemas["FailureRequest"];

const addresses = {
  shortlist: "/api/v1/scenarios/{scenario_id}/shortlists",
  advice: "/api/v1/scenarios/{scenario_id}/advices",
  runway: "/api/v1/scenarios/{scenario_id}/runways",
  sensitivity: "/api/v1/scenarios/{scenario_id}/sensitivities",
} as const;

/** Starts an analysis of the saved scenario. */
export async function begin(
  kind: AnalysisKind,
  scenarioId: string,
  request?: AnalysisRequest,
): Promise<void> {
  const params = { path: { scenario_id: scenarioId }, header: { "idempotency-key": randomKey() } };
  if (kind === "range") {
    const body = { ...defaults.RangeRequest, ...request };
    await client.POST("/api/v1/scenarios/{scenario_id}/ranges", { params, body });
  } else if (kind === "shortlist" && request && "family_ids" in request) {
    await client.POST("/api/v1/scenarios/{scenario_id}/shortlists", { params, body: request });
  } else if (kind === "failure") {
    const body = { ...defaults.FailureRequest, ...request };
    await client.POST("/api/v1/scenarios/{scenario_id}/failures", { params, body });
  } else {
    await client.POST(addresses[kind], { params });
  }
}

export interface Question {
  kind: AnalysisKind;
  /** The newest run, whatever became of it. */
  latest: RunSummary | null;
  /** The one that is being worked on, or waits for it. */
  underWay: RunSummary | null;
  secondsLeft: number | null;
  /** The newest one that has an answer, and that answer once it is there. */
  answered: RunSummary | null;
  answer: Run | null;
  isLoading: boolean;
  error: unknown;
  /** It has been asked and is not in the list yet. */
  isStarting: boolean;
  ask: (request?: AnalysisRequest) => Promise<void>;
  cancel: () => Promise<void>;
}

const none: RunSummary[] = [];

export function useAnalysis(kind: AnalysisKind, scenarioId: string): Question {
  const queries = useQueryClient();
  const [isStarting, setStarting] = useState(false);
  const list = useQuery(newestRuns(kind, scenarioId));
  const runs = list.data ?? none;
  const { run: followed, secondsLeft } = useFollowed(runs.find((run) => !isOver(run)) ?? null);
  const underWay = followed !== null && !isOver(followed) ? followed : null;
  const answered = runs.find(({ state }) => state === "succeeded") ?? null;
  const document = useRun(answered?.id);
  const underWayId = underWay?.id;

  const lookAgain = useCallback(
    () => queries.invalidateQueries({ queryKey: ["get", "/api/v1/runs"] }),
    [queries],
  );
  const ask = useCallback(
    async (request?: AnalysisRequest) => {
      setStarting(true);
      try {
        await begin(kind, scenarioId, request);
        await lookAgain();
      } finally {
        setStarting(false);
      }
    },
    [kind, scenarioId, lookAgain],
  );
  const cancel = useCallback(async () => {
    if (underWayId === undefined) return;
    await cancelRun(underWayId);
    await lookAgain();
  }, [underWayId, lookAgain]);

  return {
    kind,
    latest: runs[0] ?? null,
    underWay,
    secondsLeft,
    answered,
    answer: document.data ?? null,
    isLoading: list.isPending || (answered !== null && document.isPending),
    error: list.error ?? document.error,
    isStarting,
    ask,
    cancel,
  };
}
