/** Histogram of login times, with the color and the pattern of the grade of each bin. */

import { t } from "@/i18n/t";
import type { Bin } from "@/lib/chart/viewModel";
import { duration, percent } from "@/lib/format/numbers";
import classes from "./experience.module.css";
import { lazyPlot } from "./lazyPlot";

const HEIGHT = 55;

const HistogramPlot = lazyPlot(
  () => import("./plots/HistogramPlot").then((its) => its.HistogramPlot),
  ({ height }) => height,
);

export function Histogram({ bins, label }: { bins: Bin[]; label: string }) {
  const first = bins[0]?.from ?? 0;
  const last = bins.at(-1)?.to ?? 0;
  const mode = bins.reduce((best, bin) => (bin.fraction > best.fraction ? bin : best), bins[0] as Bin);
  return (
    <div
      role="img"
      aria-label={t("charts-histogram", {
        label,
        first: duration(first),
        last: duration(last),
        from: duration(mode.from),
        to: duration(mode.to),
        share: percent(mode.fraction),
      })}
    >
      <div className={classes.histogram}>
        <HistogramPlot bins={bins} height={HEIGHT} />
      </div>
      <div className={classes.edges}>
        <span>{duration(first)}</span>
        <span>{duration((first + last) / 2)}</span>
        <span>{duration(last)}</span>
      </div>
    </div>
  );
}
