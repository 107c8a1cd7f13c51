/** A run from the press of the button to its end, followed by server-sent events. */

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { client } from "@/api/client";
import type { RunProgress } from "@/api/types";
import { randomKey } from "@/lib/key";

const final = new Set<RunProgress["state"]>(["succeeded", "failed", "cancelled"]);
const LOOK_AGAIN_MS = 1000;

export interface Runner {
  progress: RunProgress | null;
  start: (scenarioId: string) => Promise<void>;
  cancel: () => Promise<void>;
}

async function look(id: string): Promise<RunProgress | undefined> {
  const { data } = await client.GET("/api/v1/runs/{run_id}", { params: { path: { run_id: id } } });
  return data as RunProgress | undefined;
}

/** Follows a run; where the stream of events breaks, it looks again every second. */
function follow(id: string, moved: (progress: RunProgress) => void): () => void {
  const stream = new EventSource(`/api/v1/runs/${id}/events`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookAgain = async () => {
    const progress = await look(id).catch(() => undefined);
    if (progress) moved(progress);
    if (!progress || !final.has(progress.state)) timer = setTimeout(lookAgain, LOOK_AGAIN_MS);
  };
  stream.onmessage = (message) => moved(JSON.parse(message.data) as RunProgress);
  stream.onerror = () => {
    stream.close();
    void lookAgain();
  };
  return () => {
    stream.close();
    clearTimeout(timer);
  };
}

export function useRunner(): Runner {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<RunProgress | null>(null);
  const id = progress?.id;
  const isOver = progress !== null && final.has(progress.state);

  useEffect(() => {
    if (id === undefined || isOver) return;
    return follow(id, setProgress);
  }, [id, isOver]);

  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: ["get", "/api/v1/runs"] });
  }, [isOver, queries]);

  const start = useCallback(async (scenarioId: string) => {
    const { data } = await client.POST("/api/v1/scenarios/{scenario_id}/runs", {
      params: { path: { scenario_id: scenarioId }, header: { "idempotency-key": randomKey() } },
    });
    if (data) setProgress(data as RunProgress);
  }, []);

  const cancel = useCallback(async () => {
    if (id === undefined) return;
    const { data } = await client.POST("/api/v1/runs/{run_id}/cancel", {
      params: { path: { run_id: id } },
    });
    if (data) setProgress(data as RunProgress);
  }, [id]);

  return { progress, start, cancel };
}
