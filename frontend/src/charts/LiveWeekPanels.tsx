/**
 * The panels of a week that are redrawn while an event is dragged. They draw SVG paths themselves: Recharts takes longer
 * than a drag allows (docs/decisions/0031).
 */

import { PathPanel } from "./week/PathPanel";
import { WeekFrame, type WeekProps } from "./week/WeekFrame";

export function LiveWeekPanels(props: WeekProps) {
  return <WeekFrame {...props} Plot={PathPanel} />;
}
