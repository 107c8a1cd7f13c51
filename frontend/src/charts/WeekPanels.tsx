/** The panels of a week, one above the other on one time axis. */

import { lazyPlot } from "./lazyPlot";
import { WeekFrame, type WeekProps } from "./week/WeekFrame";

const BandPlot = lazyPlot(
  () => import("./plots/BandPlot").then((its) => its.BandPlot),
  ({ height }) => height,
);

export function WeekPanels(props: WeekProps) {
  return <WeekFrame {...props} Plot={BandPlot} />;
}
