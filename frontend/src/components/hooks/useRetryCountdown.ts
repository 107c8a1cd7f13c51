import { useEffect, useState } from "react";
import { asProblem } from "@/api/problem";

/** Seconds until a refused request can be retried; 0 from then on. */
export function useRetryCountdown(error: unknown): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const endsAt = error ? Date.now() + asProblem(error).retryAfterS * 1000 : 0;
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    tick();
    if (endsAt <= Date.now()) return;
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [error]);
  return left;
}
