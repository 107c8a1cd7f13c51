/** Periods of a time chart that the hand or the keyboard chooses, on whole seconds. */

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

/** What lies between two instants, whichever comes first; at least a second. */
export function between(a: number, b: number, bounds: Period): Period {
  return clamped({ from: Math.min(a, b), to: Math.max(a, b) }, bounds);
}

/** A period `factor` times as long, in which an instant keeps its place. */
export function zoomed({ from, to }: Period, at: number, factor: number, bounds: Period): Period {
  return clamped({ from: at - (at - from) * factor, to: at + (to - at) * factor }, bounds);
}
