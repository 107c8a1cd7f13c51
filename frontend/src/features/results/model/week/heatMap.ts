/** How busy each part of the system was, all of them over the same clock. */

import type { Series } from "@/api/types";
import { t } from "@/i18n/t";
import type { BandPoint, HeatMap, HeatRow } from "@/lib/chart/viewModel";
import { percent } from "@/lib/format/numbers";
import { moment } from "@/lib/time/instants";
import { componentLabel, componentLines, componentMark, components } from "../components";
import { pointsOf } from "./seriesPoints";

/** Shades begin where there is anything to see, and end where a part is as good as full. */
const STEPS = [1, 25, 50, 70, 90];

const highest = (points: readonly BandPoint[]) =>
  points.reduce<BandPoint | null>(
    (best, point) => ((point.high ?? -1) > (best?.high ?? -1) ? point : best),
    null,
  );

function peakInWords({ label, points }: HeatRow, zone: string): string {
  const top = highest(points);
  if (!top?.high) return t("results-peak-idle", { line: label });
  return t("results-peak-at", { line: label, value: percent(top.high / 100), time: moment(top.at, zone) });
}

export function heatMap(series: Series, startsAt: number, zone: string): HeatMap {
  const rows = components.flatMap((part): HeatRow[] => {
    const points = pointsOf(series, `${part}_fraction`, startsAt, 100);
    if (points.length === 0) return [];
    const { color } = componentLines[part];
    return [{ id: part, label: componentLabel(part), name: componentMark(part), color, points }];
  });
  const title = t("results-utilization");
  return {
    title,
    unit: "%",
    rows,
    bucketMs: series.bucket_s * 1000,
    steps: STEPS,
    summary: t("results-chart-summary", {
      title,
      peaks: rows.map((row) => peakInWords(row, zone)).join("; "),
    }),
  };
}
