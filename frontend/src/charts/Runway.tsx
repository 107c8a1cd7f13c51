/** Growth runway: the margin of each event to its nearest goal over the number of desktops. */

import { useElementSize } from "@mantine/hooks";
import { t } from "@/i18n/t";
import type { RunwayView } from "@/lib/chart/viewModel";
import { lazyPlot } from "./lazyPlot";
import { heightOf } from "./plots/runwayLayout";
import classes from "./runway.module.css";

const RunwayPlot = lazyPlot(
  () => import("./plots/RunwayPlot").then((its) => its.RunwayPlot),
  ({ view }) => heightOf(view),
);

export function Runway({ view }: { view: RunwayView }) {
  const { ref, width } = useElementSize();
  return (
    <figure className={classes.figure} aria-label={view.summary}>
      <figcaption className={classes.caption}>{t("charts-runway")}</figcaption>
      <div ref={ref}>
        <RunwayPlot view={view} width={width} />
      </div>
    </figure>
  );
}
