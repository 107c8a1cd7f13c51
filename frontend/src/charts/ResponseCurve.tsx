/** Response time over the I/O rate: flat, then steep, with the operating point of a phase. */

import type { CurveView } from "@/lib/chart/viewModel";
import { lazyPlot } from "./lazyPlot";

const HEIGHT = 206;

const ResponsePlot = lazyPlot(
  () => import("./plots/ResponsePlot").then((its) => its.ResponsePlot),
  ({ height }) => height,
);

export function ResponseCurve({ view }: { view: CurveView }) {
  return (
    <div role="img" aria-label={view.summary}>
      <ResponsePlot view={view} height={HEIGHT} />
    </div>
  );
}
