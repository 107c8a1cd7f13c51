/** Drawings made with Recharts, loaded when the first of them is shown. */

import { type ComponentType, Suspense } from "react";
import { lazily } from "@/lib/browser/lazily";

/**
 * Return a component that loads its drawing on first use.
 *
 * `heightOf` gives the height of the drawing in pixels, so that nothing moves when the drawing arrives. Assistive
 * technology skips the drawing: the figure around it has a text alternative.
 */
export function lazyPlot<P extends object>(
  load: () => Promise<ComponentType<P>>,
  heightOf: (props: P) => number,
): ComponentType<P> {
  const Plot = lazily(load);
  return function LazyPlot(props: P) {
    return (
      <div aria-hidden="true" data-print-fit="chart" style={{ height: heightOf(props) }}>
        <Suspense fallback={null}>
          <Plot {...props} />
        </Suspense>
      </div>
    );
  };
}
