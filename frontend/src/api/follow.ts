/** Runs under way: where one is, as it moves, and how to end it. */

import { client } from "./client";
import type { RunProgress, RunSummary } from "./types";

const final = new Set<RunProgress["state"]>(["succeeded", "failed", "cancelled"]);
const LOOK_AGAIN_MS = 1000;

/** Whether nothing will change any more. */
export function isOver({ state }: Pick<RunProgress, "state">): boolean {
  return final.has(state);
}

async function look(id: string): Promise<RunProgress | undefined> {
  const { data } = await client.GET("/api/v1/runs/{run_id}", { params: { path: { run_id: id } } });
  return data;
}

/** Follows a run by server-sent events; where their stream breaks, it looks again every second. */
export function follow(id: string, moved: (progress: RunProgress) => void): () => void {
  const stream = new EventSource(`/api/v1/runs/${id}/events`);
  let hasLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookAgain = async () => {
    const progress = await look(id).catch(() => undefined);
    if (hasLeft) return;
    if (progress) moved(progress);
    if (!progress || !isOver(progress)) timer = setTimeout(lookAgain, LOOK_AGAIN_MS);
  };
  stream.onmessage = (message) => moved(JSON.parse(message.data) as RunProgress);
  stream.onerror = () => {
    stream.close();
    void lookAgain();
  };
  return () => {
    hasLeft = true;
    stream.close();
    clearTimeout(timer);
  };
}

export async function cancelRun(id: string): Promise<RunSummary | undefined> {
  const { data } = await client.POST("/api/v1/runs/{run_id}/cancel", { params: { path: { run_id: id } } });
  return data;
}
