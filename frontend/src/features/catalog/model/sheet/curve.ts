/** The response-time curve of an array from its sheet, with the published maximum. */

import type { Schemas } from "@/api/types";
import { t } from "@/i18n/t";
import { linearAxis } from "@/lib/chart/scale";
import type { CurveView } from "@/lib/chart/viewModel";

type Answer = Schemas["SheetAnswer"];

/** The axis ends at this many times the response time of an idle array, above which the curve is nearly vertical. */
const TIMES_IDLE = 8;
const ABOVE = 1.25;
/** Space for the label of the published maximum. */
const RATES_BEYOND = 1.3;

export function sheetCurveView({ points, maximum, published, sentence }: Answer): CurveView {
  const idle_ms = points[0]?.mean_ms ?? 1;
  const latency_ms = published?.latency_ms ?? null;
  const most = Math.max(maximum.iops, published?.iops ?? 0);
  return {
    rates: linearAxis(published ? RATES_BEYOND * most : most),
    times: { scale: "linear", ...linearAxis(Math.max(TIMES_IDLE * idle_ms, ABOVE * (latency_ms ?? 0))) },
    line: points.map(({ iops, mean_ms }) => ({ at: iops, ms: mean_ms })),
    moments: [],
    here:
      published && latency_ms !== null
        ? { at: published.iops, ms: latency_ms, label: t("sheets-curve-published"), side: "right" }
        : null,
    goal: null,
    full: { at: maximum.iops, label: t("sheets-curve-maximum") },
    summary: t("sheets-curve-summary", { sentence }),
  };
}
