/** Shades of a heat map. */

import type { BandPoint } from "./viewModel";

/** Return the number of steps that a value has reached. */
function levelOf(value: number | null, steps: readonly number[]): number {
  return value === null ? 0 : steps.filter((step) => value >= step).length;
}

/** Return the stretches of equal shade, with their start and end on the time axis. */
export function piecesOf(
  points: readonly BandPoint[],
  bucketMs: number,
  steps: readonly number[],
): { from: number; to: number; level: number }[] {
  const pieces: { from: number; to: number; level: number }[] = [];
  for (const { at, high } of points) {
    const level = levelOf(high, steps);
    const [from, to] = [at - bucketMs / 2, at + bucketMs / 2];
    const last = pieces.at(-1);
    if (last?.level === level) last.to = to;
    else pieces.push({ from, to, level });
  }
  return pieces.filter(({ level }) => level > 0);
}
