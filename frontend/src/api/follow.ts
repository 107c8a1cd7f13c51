/** Runs under way: where one is, as it moves, and how to end it. */

import { client } from "./client";
import type { RunProgress, RunSummary } from "./types";

const final = new Set<RunProgress["state"]>(["succeeded", "failed", "cancelled"]);
const LOOK_AGAIN_MS = 1000;
/**
 * Streams that a tab opens. Over HTTP/1.1, browsers allow six connections to a service from all of their tabs, and each
 * stream keeps one of them.
 */
const MOST_STREAMS = 2;
let nStreams = 0;

/** Whether nothing will change any more. */
export function isOver({ state }: Pick<RunProgress, "state">): boolean {
  return final.has(state);
}

async function look(id: string): Promise<RunProgress | undefined> {
  const { data } = await client.GET("/api/v1/runs/{run_id}", { params: { path: { run_id: id } } });
  return data;
}

/** Opens the stream of a run's progress; null if the tab has as many as it may have. */
function streamOf(id: string): { stream: EventSource; close: () => void } | null {
  if (nStreams >= MOST_STREAMS) return null;
  nStreams += 1;
  const stream = new EventSource(`/api/v1/runs/${id}/events`);
  let isOpen = true;
  const close = () => {
    if (isOpen) nStreams -= 1;
    isOpen = false;
    stream.close();
  };
  return { stream, close };
}

/** Follows a run by server-sent events; without a stream, or where it breaks, it looks again every second. */
export function follow(id: string, moved: (progress: RunProgress) => void): () => void {
  const opened = streamOf(id);
  let hasLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookAgain = async () => {
    const progress = await look(id).catch(() => undefined);
    if (hasLeft) return;
    if (progress) moved(progress);
    if (!progress || !isOver(progress)) timer = setTimeout(lookAgain, LOOK_AGAIN_MS);
  };
  if (opened) {
    opened.stream.onmessage = (message) => {
      const progress = JSON.parse(message.data) as RunProgress;
      if (isOver(progress)) opened.close();
      moved(progress);
    };
    opened.stream.onerror = () => {
      opened.close();
      void lookAgain();
    };
  } else void lookAgain();
  return () => {
    hasLeft = true;
    opened?.close();
    clearTimeout(timer);
  };
}

export async function cancelRun(id: string): Promise<RunSummary | undefined> {
  const { data } = await client.POST("/api/v1/runs/{run_id}/cancel", { params: { path: { run_id: id } } });
  return data;
}
