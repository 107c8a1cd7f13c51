/** SVG paths of a series. Points without a value break the line. */

import type { BandPoint } from "./viewModel";

/** Position of an instant or a value on the plot, in pixels. */
export type Place = (value: number) => number;

/** Return the height of a value as a share of the plot. On a log axis, values below the lower end are drawn on it. */
export function heightOf(
  value: number,
  { scale, domain }: { scale: "linear" | "log"; domain: readonly [number, number] },
): number {
  const [low, high] = domain;
  if (scale === "linear") return (value - low) / (high - low);
  return Math.log(Math.max(value, low) / low) / Math.log(high / low);
}

const pixels = (value: number) => Math.round(value * 10) / 10;

/** Return the stretches of points that have a value. */
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

/** Return a line through the means. */
export function meanPath(points: readonly BandPoint[], x: Place, y: Place): string {
  const stretches = unbroken(points, ({ at, mean }) => (mean === null ? null : ([x(at), y(mean)] as const)));
  return stretches.map((places) => `M${through(places)}`).join("");
}

/** Return the area from the lowest to the highest values. */
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
