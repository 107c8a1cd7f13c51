/** Axes with round numbers as ticks. */

/** Round up to 1, 2, 2.5 or 5 × 10ⁿ. */
function roundUp(value: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((candidate) => value <= candidate * magnitude * (1 + 1e-9)) ?? 10;
  return step * magnitude;
}

/** Return an axis from zero to a round number above the highest value, in two to five steps. */
export function linearAxis(highest: number): { domain: [number, number]; ticks: number[] } {
  if (!(highest > 0)) return { domain: [0, 1], ticks: [0, 1] };
  const step = roundUp(highest / 3);
  const n = Math.ceil(highest / step - 1e-9);
  return {
    domain: [0, n * step],
    ticks: Array.from({ length: n + 1 }, (_, i) => +(i * step).toPrecision(12)),
  };
}

/** Return about five round numbers within a range. */
export function ticksWithin(lowest: number, highest: number): number[] {
  if (!(highest > lowest)) return [lowest];
  const step = roundUp((highest - lowest) / 6);
  const first = Math.ceil(lowest / step - 1e-9);
  const last = Math.floor(highest / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => +((first + i) * step).toPrecision(12));
}

/** Return an axis between two powers of ten. */
export function logAxis(lowest: number, highest: number): { domain: [number, number]; ticks: number[] } {
  const first = Math.floor(Math.log10(lowest) + 1e-9);
  const last = Math.max(first + 1, Math.ceil(Math.log10(highest) - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => 10 ** (first + i));
  return { domain: [10 ** first, 10 ** last], ticks };
}

/** Return round ticks of a log axis: powers of ten and, on up to three decades, 2 and 5 times as much. */
export function logTicks(lowest: number, highest: number): number[] {
  const first = Math.floor(Math.log10(lowest));
  const last = Math.ceil(Math.log10(highest));
  const steps = last - first > 3 ? [1] : [1, 2, 5];
  return Array.from({ length: last - first + 1 }, (_, i) => 10 ** (first + i))
    .flatMap((power) => steps.map((step) => +(power * step).toPrecision(12)))
    .filter((tick) => tick >= lowest && tick <= highest);
}
