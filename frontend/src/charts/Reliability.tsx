/** Reliability diagram: how often ranges contain the measured values, with its legend. */

import type { Reliability as View } from "@/lib/chart/viewModel";
import { lazyPlot } from "./lazyPlot";
import classes from "./scatter.module.css";

const HEIGHT = 320;

const ReliabilityPlot = lazyPlot(
  () => import("./plots/ReliabilityPlot").then((its) => its.ReliabilityPlot),
  ({ height }) => height,
);

export function Reliability({ reliability }: { reliability: View }) {
  return (
    <figure className={classes.figure} aria-label={reliability.summary}>
      <ReliabilityPlot reliability={reliability} height={HEIGHT} />
      <figcaption className={classes.legend}>
        {reliability.groups.map(({ id, label, color }) => (
          <span key={id}>
            <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
              <circle r="4" fill={color} />
            </svg>
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
