/** Axes whose ticks are round numbers. */

/** The smallest of 1, 2, 2.5, 5 × 10ⁿ that is at least as large. */
function roundUp(value: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((candidate) => value <= candidate * magnitude * (1 + 1e-9)) ?? 10;
  return step * magnitude;
}

/** From zero to a round number above the highest value, in two to five steps. */
export function linearAxis(highest: number): { domain: [number, number]; ticks: number[] } {
  if (!(highest > 0)) return { domain: [0, 1], ticks: [0, 1] };
  const step = roundUp(highest / 3);
  const n = Math.ceil(highest / step - 1e-9);
  return {
    domain: [0, n * step],
    ticks: Array.from({ length: n + 1 }, (_, i) => +(i * step).toPrecision(12)),
  };
}

/** Round numbers within a range, some five of them. */
export function ticksWithin(lowest: number, highest: number): number[] {
  if (!(highest > lowest)) return [lowest];
  const step = roundUp((highest - lowest) / 6);
  const first = Math.ceil(lowest / step - 1e-9);
  const last = Math.floor(highest / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => +((first + i) * step).toPrecision(12));
}

/** From one power of ten to another. */
export function logAxis(lowest: number, highest: number): { domain: [number, number]; ticks: number[] } {
  const first = Math.floor(Math.log10(lowest) + 1e-9);
  const last = Math.max(first + 1, Math.ceil(Math.log10(highest) - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => 10 ** (first + i));
  return { domain: [10 ** first, 10 ** last], ticks };
}

/** Round numbers within a range of at least an octave, on a logarithmic axis: powers of ten, and 2 and 5 times as much where there is room. */
export function logTicks(lowest: number, highest: number): number[] {
  const first = Math.floor(Math.log10(lowest));
  const last = Math.ceil(Math.log10(highest));
  const steps = last - first > 3 ? [1] : [1, 2, 5];
  return Array.from({ length: last - first + 1 }, (_, i) => 10 ** (first + i))
    .flatMap((power) => steps.map((step) => +(power * step).toPrecision(12)))
    .filter((tick) => tick >= lowest && tick <= highest);
}
