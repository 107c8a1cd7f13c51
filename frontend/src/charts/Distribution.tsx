/** Distribution of response times: shares of the I/Os with the percentiles, both axes on a log scale. */

import { t } from "@/i18n/t";
import type { Distribution as View } from "@/lib/chart/viewModel";
import { significant } from "@/lib/format";
import classes from "./distribution.module.css";
import { lazyPlot } from "./lazyPlot";

const HEIGHT = 168;

const DistributionPlot = lazyPlot(
  () => import("./plots/DistributionPlot").then((its) => its.DistributionPlot),
  ({ height }) => height,
);

export function Distribution({ distribution: view }: { distribution: View }) {
  return (
    <figure className={classes.figure} aria-label={view.summary}>
      <figcaption className={classes.caption}>
        <span>
          <strong>{view.label}</strong> {t("charts-distribution-axes", { unit: view.unit })}
        </span>
        <span className={classes.values}>
          {view.markers.map(({ label, at }) => (
            <span key={label}>
              {label} <strong className="numeric">{significant(at, 3)}</strong> {view.unit}
            </span>
          ))}
        </span>
      </figcaption>
      <DistributionPlot distribution={view} height={HEIGHT} />
    </figure>
  );
}
