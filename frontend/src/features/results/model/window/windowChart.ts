/** A window over its own time: load, response time, and waits by station. */

import type { Scenario, WindowResult } from "@/api/types";
import { t } from "@/i18n/t";
import { linearAxis, logAxis } from "@/lib/chart/scale";
import { timeAxis } from "@/lib/chart/timeAxis";
import type { BandSeries, Panel, WeekChart } from "@/lib/chart/viewModel";
import { significant, withUnit } from "@/lib/format/numbers";
import { epoch, moment } from "@/lib/time/instants";
import { type Component, componentLabel, componentLines } from "../components";

/** Response times are drawn on a logarithmic axis when they span more than this: the means would lie on the ground. */
const FAR = 5;
/** Queues that never reach this share of the longest one are only named. */
const SHORT = 0.02;

type Timeline = WindowResult["timeline"];
type Values = readonly (number | null)[];
type Line = Omit<BandSeries, "points">;

const meanLine = (): Line => ({ id: "mean", label: t("results-mean"), color: "var(--sz-accent)" });
const latencyLines = (): (Line & { values: (timeline: Timeline) => Values })[] => [
  { id: "p99", label: "p99", color: "var(--sz-text)", dash: "8 2", values: ({ p99_ms }) => p99_ms },
  { ...meanLine(), values: ({ mean_ms }) => mean_ms },
  {
    id: "week",
    label: t("results-week-mean"),
    color: "var(--sz-accent)",
    dash: "4 3",
    values: ({ fluid_mean_ms }) => fluid_mean_ms,
  },
  { id: "p50", label: "p50", color: "var(--sz-muted)", dash: "2 2", values: ({ p50_ms }) => p50_ms },
];

function extremes(series: readonly BandSeries[]): { lowest: number; highest: number } {
  const values = series.flatMap(({ points }) => points.flatMap(({ mean }) => mean ?? []));
  return {
    lowest: Math.min(Infinity, ...values.filter((value) => value > 0)),
    highest: Math.max(0, ...values),
  };
}

function summaryOf(title: string, unit: string, series: readonly BandSeries[], zone: string): string {
  const peaks = series.map(({ label, points }) => {
    const top = points.reduce((best, point) => ((point.mean ?? -1) > (best.mean ?? -1) ? point : best));
    if (top.mean === null) return t("results-peak-none", { line: label });
    return t("results-peak-at", {
      line: label,
      value: withUnit(significant(top.mean), unit),
      time: moment(top.at, zone, "second"),
    });
  });
  return t("results-chart-summary", { title, peaks: peaks.join("; ") });
}

export function windowChart(
  { timeline, from_s, to_s }: WindowResult,
  { calendar, time_zone: zone, goals }: Scenario,
): WeekChart {
  const startsAt = epoch(calendar.starts_at);
  const drawn = (line: Line, values: Values): BandSeries => ({
    ...line,
    points: values.map((mean, i) => ({
      at: startsAt + (timeline.starts_s + (i + 0.5) * timeline.bucket_s) * 1000,
      mean,
      low: null,
      high: null,
    })),
  });
  const panel = (id: string, title: string, unit: string, series: BandSeries[]): Panel => ({
    id,
    title,
    unit,
    scale: "linear",
    ...linearAxis(extremes(series).highest),
    series,
    ceilings: [],
    summary: summaryOf(title, unit, series, zone),
  });

  const rates = [drawn({ ...meanLine(), id: "iops", label: t("results-reads-and-writes") }, timeline.iops)];
  const latency = panel(
    "latency",
    t("results-chart-latency"),
    "ms",
    latencyLines().map(({ values, ...line }) => drawn(line, values(timeline))),
  );
  const { lowest, highest } = extremes(latency.series);
  const isLog = highest / lowest > FAR;
  const goal = goals.host_latency_max_ms;

  const queues = (Object.entries(timeline.waiting) as [Component, number[]][]).map(([component, waiting]) =>
    drawn({ id: component, label: componentLabel(component), ...componentLines[component] }, waiting),
  );
  const longest = extremes(queues).highest;
  const isShort = (line: BandSeries) => extremes([line]).highest < longest * SHORT;
  const short = longest > 0 ? queues.filter(isShort) : [];
  const waiting = panel(
    "waiting",
    t("results-waiting-at"),
    t("results-jobs"),
    queues.filter((line) => !short.includes(line)),
  );

  return {
    axis: timeAxis(startsAt + from_s * 1000, startsAt + to_s * 1000, zone),
    panels: [
      panel("iops", t("results-chart-iops"), "IOPS", rates),
      {
        ...latency,
        ...(isLog && { scale: "log", ...logAxis(lowest, highest) }),
        ceilings:
          goal <= highest
            ? [{ value: goal, label: t("results-goal", { goal: `${significant(goal)} ms` }) }]
            : [],
      },
      {
        ...waiting,
        ...(short.length > 0 && {
          note: t("results-near-zero", { lines: short.map(({ label }) => label).join("; ") }),
        }),
      },
    ],
    spans: [],
  };
}
