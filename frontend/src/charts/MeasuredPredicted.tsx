/** Measured against predicted values: a scatter chart on log axes with its legend. */

import { t } from "@/i18n/t";
import type { Scatter } from "@/lib/chart/viewModel";
import { percent } from "@/lib/format";
import { lazyPlot } from "./lazyPlot";
import { outlines } from "./plots/marks";
import classes from "./scatter.module.css";

const ScatterPlot = lazyPlot(
  () => import("./plots/ScatterPlot").then((its) => its.ScatterPlot),
  ({ height }) => height,
);

export function MeasuredPredicted({ scatter, height = 380 }: { scatter: Scatter; height?: number }) {
  const { tolerance } = scatter;
  return (
    <figure className={classes.figure} aria-label={scatter.summary}>
      <ScatterPlot scatter={scatter} height={height} />
      <figcaption className={classes.legend}>
        {scatter.groups.map((group) => (
          <span key={group.id}>
            <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
              <path d={outlines[group.shape]} fill={group.color} stroke={group.color} />
            </svg>
            {group.label}
          </span>
        ))}
        <span>{t("charts-filled")}</span>
        <span>{t("charts-hollow")}</span>
        <span>{t("charts-bar")}</span>
        <span>{t("charts-dashed", { tolerance: percent(tolerance) })}</span>
      </figcaption>
    </figure>
  );
}
