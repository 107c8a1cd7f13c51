/** The response-time curve of a phase with its operating point. */

import type { ResponseCurve } from "@/api/types";
import { t } from "@/i18n/t";
import type { ChartTable } from "@/lib/chart/chartTable";
import { linearAxis, logAxis } from "@/lib/chart/scale";
import type { CurveView } from "@/lib/chart/viewModel";
import { inUnit, significant } from "@/lib/format/numbers";
import { componentName } from "../components";

/** Space above the goal and the operating point. */
const ABOVE = 1.25;
/** Points far beyond the goal are drawn at the upper edge, to preserve the scale of the curve. */
const FAR = 4;
/** From here on the axis is logarithmic. */
const DECADES = 200;

function timesOf({ points, here, moments, goal_ms }: ResponseCurve): CurveView["times"] {
  const worst = Math.max(here.mean_ms, ...moments.map(({ mean_ms }) => mean_ms));
  const top = Math.max(goal_ms * ABOVE, here.mean_ms * ABOVE, Math.min(worst, goal_ms * FAR));
  const lowest = Math.min(here.mean_ms, ...points.map(({ mean_ms }) => mean_ms));
  if (top / lowest > DECADES) return { scale: "log", ...logAxis(lowest, top) };
  return { scale: "linear", ...linearAxis(top) };
}

export function curveView(curve: ResponseCurve) {
  const { points, here, moments, goal_ms, full_iops, full_component, label, sentence } = curve;
  const most = Math.max(full_iops, here.iops, ...moments.map(({ iops }) => iops));
  return {
    rates: linearAxis(most),
    times: timesOf(curve),
    line: points.map(({ iops, mean_ms }) => ({ at: iops, ms: mean_ms })),
    moments: moments.map(({ iops, mean_ms }) => ({ at: iops, ms: mean_ms })),
    here: {
      at: here.iops,
      ms: here.mean_ms,
      label: t("results-curve-here", { time: inUnit(here.mean_ms, "ms") }),
    },
    goal: { ms: goal_ms, label: t("results-curve-goal", { time: inUnit(goal_ms, "ms") }) },
    full: { at: full_iops, label: t("results-curve-full", { component: componentName(full_component) }) },
    summary: t("results-curve-summary", { phase: label, sentence }),
  } satisfies CurveView;
}

const written = (value: number | null) => (value === null ? "–" : significant(value));

/** The curve and the operating point, in rows of ascending rate. */
export function curveTable({ points, here, goal_iops, goal_ms }: ResponseCurve): ChartTable {
  const all = [
    ...points.map((point) => ({ ...point, label: significant(point.iops) })),
    { ...here, label: t("results-curve-at-phase", { rate: significant(here.iops) }) },
    ...(goal_iops === null
      ? []
      : [
          {
            iops: goal_iops,
            mean_ms: goal_ms,
            read_ms: null,
            write_ms: null,
            label: t("results-curve-at-goal", { rate: significant(goal_iops) }),
          },
        ]),
  ];
  return {
    header: ["IOPS", t("results-curve-mean"), t("results-curve-reads"), t("results-curve-writes")],
    rows: all
      .sort((a, b) => a.iops - b.iops)
      .map(({ mean_ms, read_ms, write_ms, label }, i) => ({
        at: i,
        label,
        cells: [written(mean_ms), written(read_ms), written(write_ms)],
      })),
    raw: () => ({
      header: ["iops", "mean_ms", "read_ms", "write_ms"],
      lines: points.map(({ iops, mean_ms, read_ms, write_ms }) => [iops, mean_ms, read_ms, write_ms]),
    }),
  };
}
