/** Coverage of predicted ranges as a reliability diagram. */

import type { Coverage } from "@/api/types";
import { t } from "@/i18n/t";
import type { ChartTable } from "@/lib/chart/chartTable";
import type { Reliability } from "@/lib/chart/viewModel";
import { percent } from "@/lib/format/numbers";

/** Share of values from P10 to P90. */
const P10_TO_P90 = 0.8;

const shareOf = (nInside: number, nRows: number) => (nRows > 0 ? nInside / nRows : null);

export function reliability(coverage: readonly Coverage[]): Reliability {
  const points = coverage.map((each) => ({
    expected: each.expected,
    own: shareOf(each.n_inside, each.n_rows),
    leftOut: shareOf(each.left_out_n_inside, each.left_out_n_rows),
  }));
  const at = coverage.findIndex(({ expected }) => Math.abs(expected - P10_TO_P90) < 1e-9);
  const [range, point] = [coverage[at], points[at]];
  return {
    points,
    groups: [
      { id: "own", label: t("evidence-reliability-own"), color: "var(--sz-reads)" },
      { id: "leftOut", label: t("evidence-left-out"), color: "var(--sz-writes)" },
    ],
    summary:
      range && point && point.own !== null && point.leftOut !== null
        ? t("evidence-reliability-summary", {
            inside: range.n_inside,
            rows: range.n_rows,
            share: percent(point.own),
            left_out_inside: range.left_out_n_inside,
            left_out_rows: range.left_out_n_rows,
            left_out_share: percent(point.leftOut),
          })
        : "",
  };
}

export function reliabilityTable({ points, groups }: Reliability): ChartTable {
  return {
    header: [t("evidence-reliability-expected"), ...groups.map(({ label }) => label)],
    rows: points.map((point) => ({
      at: point.expected,
      label: percent(point.expected),
      cells: groups.map(({ id }) => (point[id] === null ? "" : percent(point[id]))),
    })),
  };
}
