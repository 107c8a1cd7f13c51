/** Changes of the selected period of the overview strip by pointer and keyboard. */

import type { Overview } from "@/lib/chart/viewModel";
import type { Period } from "@/lib/chart/zoom";

/** The dragged part: one end of the period, or both. */
export type Grip = "from" | "to" | "both";

const strides: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -12,
  PageUp: 12,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The whole calendar. */
export function periodOf({ startsAt, endsAt }: Overview): Period {
  return { from: startsAt, to: endsAt };
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Move one end or both by some milliseconds, on the strip's grid. The period keeps at least one bucket. */
function shifted(period: Period, grip: Grip, by_ms: number, overview: Overview): Period {
  const whole = periodOf(overview);
  const { bucketMs } = overview;
  const onGrid = (at: number) => whole.from + Math.round((at - whole.from) / bucketMs) * bucketMs;
  if (grip === "from") {
    return { ...period, from: within(onGrid(period.from + by_ms), whole.from, period.to - bucketMs) };
  }
  if (grip === "to") {
    return { ...period, to: within(onGrid(period.to + by_ms), period.from + bucketMs, whole.to) };
  }
  const length = period.to - period.from;
  const from = within(onGrid(period.from + by_ms), whole.from, whole.to - length);
  return { from, to: from + length };
}

/** Return the period after a drag over a share of the strip's width. */
export function moved(begun: Period, grip: Grip, share: number, overview: Overview): Period {
  const { from, to } = periodOf(overview);
  return shifted(begun, grip, share * (to - from), overview);
}

/** Return the period after a key press, or null for other keys. */
export function stepped(period: Period, grip: Grip, key: string, overview: Overview): Period | null {
  const stride = strides[key];
  return stride === undefined ? null : shifted(period, grip, stride * overview.bucketMs, overview);
}
