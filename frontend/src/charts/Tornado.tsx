/** Tornado chart, one bar per input: the margin at both ends of the input's range. */

import { t } from "@/i18n/t";
import { marginInWords } from "@/lib/chart/margin";
import type { TornadoBar } from "@/lib/chart/viewModel";
import { lazyPlot } from "./lazyPlot";
import classes from "./tornado.module.css";

const HEIGHT = 16;

const TornadoPlot = lazyPlot(
  () => import("./plots/TornadoPlot").then((its) => its.TornadoPlot),
  ({ height }) => height,
);

/** Draw the bar of one input. The table around it has the same values as text. */
export function Tornado({ bar }: { bar: TornadoBar }) {
  return (
    <div className={classes.track}>
      <TornadoPlot bar={bar} height={HEIGHT} />
    </div>
  );
}

/** The ends of the axis that all bars share. */
export function TornadoScale({ domain: [first, last] }: Pick<TornadoBar, "domain">) {
  return (
    <span className={classes.scale}>
      <span>{marginInWords(first)}</span>
      <span>{marginInWords(last)}</span>
    </span>
  );
}

/** The legend of the bars. */
export function TornadoLegend() {
  return (
    <p className={classes.legend}>
      <span>
        <i className={classes.lowEnd} /> {t("charts-lower")}
      </span>
      <span>
        <i className={classes.highEnd} /> {t("charts-higher")}
      </span>
      <span>
        <i className={classes.now} /> {t("charts-current")}
      </span>
      <span>
        <i className={classes.goal} /> {t("charts-goal")}
      </span>
      <span>{t("charts-headroom")}</span>
    </p>
  );
}
