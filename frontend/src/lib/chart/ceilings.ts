/** Placement of the labels of ceilings. */

import type { Ceiling } from "./viewModel";

/** Return whether a label goes above its line. Labels go below, but the higher one of two on the right goes above. */
export function isAbove({ value, side }: Ceiling, all: readonly Ceiling[]): boolean {
  return side !== "left" && all.some((other) => other.value < value);
}
