/** Outlines of the marks of a scatter chart, around their center. */

import type { Scatter } from "@/lib/chart/viewModel";

export type Shape = Scatter["groups"][number]["shape"];

export const outlines: Record<Shape, string> = {
  circle: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0",
  square: "M-4-4h8v8h-8z",
  diamond: "M0-5.5 5.5 0 0 5.5-5.5 0z",
  triangle: "M0-5 5 4H-5z",
};
