/** Selected periods of a time chart, in whole seconds. */

import { SECOND } from "@/lib/time/instants";

/** Milliseconds since 1970. */
export interface Period {
  from: number;
  to: number;
}

function clamped({ from, to }: Period, bounds: Period): Period {
  const whole = (at: number) => Math.round(at / SECOND) * SECOND;
  const begin = Math.max(bounds.from, Math.min(whole(from), bounds.to - SECOND));
  return { from: begin, to: Math.min(bounds.to, Math.max(whole(to), begin + SECOND)) };
}

/** Return the period between two instants in either order, at least one second long. */
export function between(a: number, b: number, bounds: Period): Period {
  return clamped({ from: Math.min(a, b), to: Math.max(a, b) }, bounds);
}

/** Return a period `factor` times as long. An instant does not move within it. */
export function zoomed({ from, to }: Period, at: number, factor: number, bounds: Period): Period {
  return clamped({ from: at - (at - from) * factor, to: at + (to - at) * factor }, bounds);
}
