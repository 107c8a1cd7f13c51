/** Points of a series as SVG paths; where a point has no value the line is broken. */

import type { BandPoint } from "./viewModel";

/** Where an instant, or a value, stands on the plot. Pixels. */
export type Place = (value: number) => number;

/** Share of the height at which a value stands, from the bottom; on a logarithmic axis nothing stands below its begin. */
export function heightOf(
  value: number,
  { scale, domain }: { scale: "linear" | "log"; domain: readonly [number, number] },
): number {
  const [low, high] = domain;
  if (scale === "linear") return (value - low) / (high - low);
  return Math.log(Math.max(value, low) / low) / Math.log(high / low);
}

const pixels = (value: number) => Math.round(value * 10) / 10;

/** Stretches of points that all have what is drawn. */
function unbroken<T>(points: readonly BandPoint[], drawn: (point: BandPoint) => T | null): T[][] {
  const stretches: T[][] = [];
  let isOpen = false;
  for (const point of points) {
    const found = drawn(point);
    if (found === null) isOpen = false;
    else if (isOpen) stretches.at(-1)?.push(found);
    else {
      stretches.push([found]);
      isOpen = true;
    }
  }
  return stretches;
}

const through = (places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => `${pixels(x)},${pixels(y)}`).join("L");

/** A line through the means. */
export function meanPath(points: readonly BandPoint[], x: Place, y: Place): string {
  const stretches = unbroken(points, ({ at, mean }) => (mean === null ? null : ([x(at), y(mean)] as const)));
  return stretches.map((places) => `M${through(places)}`).join("");
}

/** The area from the lowest to the highest. */
export function bandPath(points: readonly BandPoint[], x: Place, y: Place): string {
  const stretches = unbroken(points, ({ at, low, high }) =>
    low === null || high === null ? null : { top: [x(at), y(high)] as const, foot: [x(at), y(low)] as const },
  );
  return stretches
    .map((edges) => {
      const there = through(edges.map(({ top }) => top));
      const back = through(edges.map(({ foot }) => foot).reverse());
      return `M${there}L${back}Z`;
    })
    .join("");
}
