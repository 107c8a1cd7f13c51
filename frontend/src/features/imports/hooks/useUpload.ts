/** Files being uploaded in turn, each with its progress and error. */

import { useCallback, useEffect, useRef, useState } from "react";
import { asProblem, type ProblemError } from "@/api/problem";
import { randomKey } from "@/lib/data/randomKey";
import { type Movement, send } from "./upload";

export interface Upload {
  key: string;
  name: string;
  n_bytes: number;
  state: "waiting" | "moving" | "refused";
  movement: Movement;
  problem: ProblemError | null;
}

interface Queued {
  sending: Upload;
  file: File;
  controller: AbortController;
}

const still: Movement = { step: "packing", fraction: 0 };

export function useUpload(importId: string, onArrived: () => void, onSending: (isUnderWay: boolean) => void) {
  const [sendings, setSendings] = useState<readonly Upload[]>([]);
  const queue = useRef<Queued[]>([]);
  const isWorking = useRef(false);
  const arrived = useRef(onArrived);
  arrived.current = onArrived;

  const change = useCallback((key: string, part: Partial<Upload> | null) => {
    setSendings((now) =>
      part === null
        ? now.filter((each) => each.key !== key)
        : now.map((each) => (each.key === key ? { ...each, ...part } : each)),
    );
  }, []);

  const work = useCallback(async () => {
    if (isWorking.current) return;
    isWorking.current = true;
    for (let next = queue.current[0]; next !== undefined; next = queue.current[0]) {
      const { key } = next.sending;
      change(key, { state: "moving" });
      try {
        const { signal } = next.controller;
        await send(importId, next.file, { signal, onMove: (movement) => change(key, { movement }) });
        change(key, null);
        arrived.current();
      } catch (error) {
        const isCancelled = next.controller.signal.aborted;
        change(key, isCancelled ? null : { state: "refused", problem: asProblem(error) });
        if (isCancelled) arrived.current(); // it may have been too late
      }
      queue.current = queue.current.filter((each) => each.sending.key !== key);
    }
    isWorking.current = false;
  }, [importId, change]);

  const add = useCallback(
    (files: readonly File[]) => {
      const fresh = files.map((file) => ({
        file,
        controller: new AbortController(),
        sending: {
          key: randomKey(),
          name: file.name,
          n_bytes: file.size,
          state: "waiting" as const,
          movement: still,
          problem: null,
        },
      }));
      queue.current.push(...fresh);
      setSendings((now) => [...now, ...fresh.map(({ sending }) => sending)]);
      void work();
    },
    [work],
  );

  const drop = useCallback(
    (key: string) => {
      queue.current.find((each) => each.sending.key === key)?.controller.abort();
      change(key, null);
    },
    [change],
  );

  useEffect(
    () => () => {
      for (const { controller } of queue.current) controller.abort();
    },
    [],
  );

  const isUnderWay = sendings.some(({ state }) => state !== "refused");
  useEffect(() => onSending(isUnderWay), [isUnderWay, onSending]);

  return { sendings, add, drop };
}
