/** A run from the press of the button to its end. */

import { useCallback, useState } from "react";
import { client } from "@/api/client";
import { cancelRun } from "@/api/follow";
import type { RunProgress } from "@/api/types";
import { useFollowed } from "@/api/useFollowed";
import { randomKey } from "@/lib/key";

export interface Runner {
  progress: RunProgress | null;
  secondsLeft: number | null;
  start: (scenarioId: string) => Promise<void>;
  cancel: () => Promise<void>;
}

export function useRunner(): Runner {
  const [run, setRun] = useState<RunProgress | null>(null);
  const followed = useFollowed(run);
  const id = run?.id;

  const start = useCallback(async (scenarioId: string) => {
    const { data } = await client.POST("/api/v1/scenarios/{scenario_id}/runs", {
      params: { path: { scenario_id: scenarioId }, header: { "idempotency-key": randomKey() } },
    });
    if (data) setRun(data);
  }, []);

  const cancel = useCallback(async () => {
    if (id === undefined) return;
    const cancelled = await cancelRun(id);
    if (cancelled) setRun(cancelled);
  }, [id]);

  return { progress: followed.run, secondsLeft: followed.secondsLeft, start, cancel };
}
