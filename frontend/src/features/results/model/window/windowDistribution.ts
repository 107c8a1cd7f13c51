/** How the response times of a window spread, for the reads and for the writes, on one axis. */

import type { WindowResult } from "@/api/types";
import { t } from "@/i18n/t";
import type { ChartTable } from "@/lib/chart/chartTable";
import { logAxis, logTicks } from "@/lib/chart/scale";
import type { Distribution } from "@/lib/chart/viewModel";
import { inPercent, significant } from "@/lib/format/numbers";
import { percentiles } from "./windowFigures";

const marked = new Set<string>(["p50_ms", "p99_ms", "p99_9_ms"]);

const lines = {
  read: { label: "results-times-of-reads", color: "var(--sz-reads)" },
  write: { label: "results-times-of-writes", color: "var(--sz-writes)" },
} as const;

/** Shares below this lie on the ground. */
const RAREST = 1e-5;

/** Where the first cell begins: it is as wide as the second. */
function lowestEdge([first = 1, second]: readonly number[]): number {
  return second === undefined ? first / 2 : first - (second - first);
}

export function distributionsOf({ distributions, total }: WindowResult): Distribution[] {
  const there = distributions.filter(({ fraction }) => fraction.length > 0);
  const low = Math.min(...there.map(({ upper_ms }) => lowestEdge(upper_ms)));
  const high = Math.max(...there.map(({ upper_ms }) => upper_ms.at(-1) ?? 0));
  const shares = there.flatMap(({ fraction }) => fraction.filter((share) => share > 0));
  const axis = logAxis(Math.max(RAREST, Math.min(...shares)), Math.max(...shares));
  return there.map(({ op, upper_ms, fraction }) => {
    const times = total.find((found) => found.op === op);
    const markers = percentiles.flatMap(({ id, label }) => {
      const at = times?.percentiles[id];
      return at && marked.has(id) ? [{ label, at }] : [];
    });
    return {
      id: op,
      unit: "ms",
      color: lines[op].color,
      label: t(lines[op].label),
      cells: upper_ms.map((to, i) => ({
        from: upper_ms[i - 1] ?? lowestEdge(upper_ms),
        to,
        fraction: fraction[i] ?? 0,
      })),
      domain: [low, high],
      ticks: logTicks(low, high),
      shares: axis,
      markers,
      summary: `${t(lines[op].label)}: ${markers.map(({ label, at }) => `${label} ${significant(at, 3)} ms`).join(", ")}.`,
    };
  });
}

/** What rounding leaves below this is nothing. */
const NOTHING = 1e-9;
const share = (fraction: number) => inPercent(fraction > NOTHING ? significant(fraction * 100) : "0");

/** The cells as rows: the share of each, and of all that took longer. */
export function distributionTable({ cells }: Distribution): ChartTable {
  let longer = 1;
  return {
    header: [
      t("results-distribution-time"),
      t("results-distribution-share"),
      t("results-distribution-longer"),
    ],
    rows: cells.map(({ from, to, fraction }) => {
      longer -= fraction;
      return {
        at: to,
        label: t("results-distribution-cell", { from: significant(from, 3), to: significant(to, 3) }),
        cells: [share(fraction), share(longer)],
      };
    }),
  };
}
