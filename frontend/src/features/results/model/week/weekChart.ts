/** From a series of the service to the panels of the week. */

import type { EventSpan, Goals, Scenario, Series } from "@/api/types";
import { type LabelId, t } from "@/i18n/t";
import { linearAxis, logAxis } from "@/lib/chart/scale";
import { timeAxis } from "@/lib/chart/timeAxis";
import type { BandPoint, BandSeries, Ceiling, Panel, Span, WeekChart } from "@/lib/chart/viewModel";
import { percent, significant } from "@/lib/format/numbers";
import { ceilingFraction } from "@/lib/goals";
import { epoch, moment } from "@/lib/time/instants";
import { ownerOf } from "@/lib/time/occurrences";
import { type Component, componentLines } from "../components";
import { heatMap } from "./heatMap";
import { pointsOf } from "./seriesPoints";
import { simplified } from "./simplify";

interface Line {
  quantity: string;
  label: LabelId;
  color: string;
  dash?: string;
}

interface PanelPlan {
  id: string;
  title: LabelId;
  unit: string;
  lines: Line[];
  ceilings: (goals: Goals, drawn: readonly string[]) => Ceiling[];
  /** Latency is drawn on a logarithmic axis when it spans decades. */
  mayBeLog?: boolean;
  full?: number;
  /** The panel is left out where none of its lines are known. */
  ifAny?: boolean;
}

const reads = { label: "results-reads", color: "var(--sz-reads)" } as const;
const writes = { label: "results-writes", color: "var(--sz-writes)", dash: "5 2" } as const;

const used = (component: Component, label: LabelId = `results-component-${component}`): Line => ({
  quantity: `${component}_fraction`,
  label,
  ...componentLines[component],
});

const plans: PanelPlan[] = [
  {
    id: "iops",
    title: "results-chart-iops",
    unit: "IOPS",
    lines: [
      { quantity: "reads_iops", ...reads },
      { quantity: "writes_iops", ...writes },
    ],
    ceilings: () => [],
  },
  {
    id: "throughput",
    title: "results-chart-throughput",
    unit: "MB/s",
    lines: [
      { quantity: "read_mb_per_s", ...reads },
      { quantity: "write_mb_per_s", ...writes },
    ],
    ceilings: () => [],
  },
  {
    id: "latency",
    title: "results-chart-latency",
    unit: "ms",
    lines: [
      { quantity: "host_read_latency_ms", ...reads },
      { quantity: "host_write_latency_ms", ...writes },
    ],
    ceilings: (goals) => [
      {
        value: goals.host_latency_max_ms,
        label: t("results-goal", { goal: `${significant(goals.host_latency_max_ms)} ms` }),
      },
    ],
    mayBeLog: true,
  },
  {
    id: "utilization",
    title: "results-utilization",
    unit: "%",
    lines: [
      used("controller_cpu"),
      used("flash"),
      used("drives"),
      used("performance"),
      used("capacity"),
      used("iops_limit"),
      used("throughput_limit"),
      used("port_out", "results-line-ports"),
      used("host_link_in", "results-line-host-links"),
      used("host_cpu"),
    ],
    ceilings: (goals, drawn) => {
      const drives = ceilingFraction(goals, "drives");
      if (!drawn.includes("controller_cpu_fraction"))
        return [{ value: drives * 100, label: t("results-goal", { goal: percent(drives) }) }];
      const cpu = ceilingFraction(goals, "controller_cpu");
      return [
        { value: cpu * 100, label: t("results-goal-cpu", { goal: percent(cpu) }) },
        { value: drives * 100, label: t("results-goal-drives", { goal: percent(drives) }), side: "left" },
      ];
    },
    full: 100,
  },
  {
    id: "credits",
    title: "results-chart-credits",
    unit: "%",
    lines: [
      { ...used("iops_limit", "results-iops-credits"), quantity: "iops_limit_credit_fraction" },
      {
        ...used("throughput_limit", "results-throughput-credits"),
        quantity: "throughput_limit_credit_fraction",
      },
    ],
    ceilings: () => [],
    full: 100,
    ifAny: true,
  },
];

/** Lines that a panel shows however low they stay; among more, those that never reach this share of it are only named. */
const MOST_LINES = 4;
const LOW = 0.1;
/** Up to this many times the highest value, the axis extends to a goal; a goal further away is only named. */
const NEAR = 10;

const extremes = (all: BandSeries[]) => {
  const points = all.flatMap((series) => series.points);
  const highs = points.flatMap((point) => point.high ?? []);
  const lows = points.flatMap((point) => (point.low !== null && point.low > 0 ? point.low : []));
  return { highest: Math.max(0, ...highs), lowest: Math.min(Infinity, ...lows) };
};

function peakSentence(plan: PanelPlan, series: BandSeries[], zone: string): string {
  const peaks = series.map((line) => {
    const top = line.points.reduce<BandPoint | null>(
      (best, point) => ((point.high ?? -1) > (best?.high ?? -1) ? point : best),
      null,
    );
    if (!top?.high) return t("results-peak-none", { line: line.label });
    return t("results-peak-at", {
      line: line.label,
      value: `${significant(top.high)} ${plan.unit}`,
      time: moment(top.at, zone),
    });
  });
  return t("results-chart-summary", { title: t(plan.title), peaks: peaks.join("; ") });
}

function parted<T>(items: readonly T[], isKept: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isKept), items.filter((item) => !isKept(item))];
}

function listed(labeled: readonly { label: string }[]): string {
  return labeled.map(({ label }) => label).join(", ");
}

function panelOf(plan: PanelPlan, series: Series, startsAt: number, goals: Goals, zone: string): Panel {
  const factor = plan.unit === "%" ? 100 : 1;
  const lines = plan.lines.filter(({ quantity }) => quantity in series.bands);
  const whole = lines.map(({ quantity, label, ...line }) => ({
    id: quantity,
    ...line,
    label: t(label),
    points: pointsOf(series, quantity, startsAt, factor),
  }));
  const { highest, lowest } = extremes(whole);
  const isLow = (line: BandSeries) => plan.full !== undefined && extremes([line]).highest < plan.full * LOW;
  const low = whole.length > MOST_LINES ? whole.filter(isLow) : [];
  const drawn = whole.filter((line) => !low.includes(line));
  const quantities = lines.map(({ quantity }) => quantity);
  const isNear = (value: number) => highest === 0 || value <= NEAR * highest;
  const [ceilings, above] = parted(plan.ceilings(goals, quantities), ({ value }) => isNear(value));
  const full = plan.full !== undefined && isNear(plan.full) ? plan.full : 0;
  const notes = [
    low.length > 0 && t("results-under", { share: percent(LOW), lines: listed(low) }),
    above.length > 0 && t("results-goals-above", { goals: listed(above) }),
  ].filter((note) => note !== false);
  const isLog = Boolean(plan.mayBeLog) && highest / lowest > 100;
  const top = Math.max(highest, full, ...ceilings.map((ceiling) => ceiling.value * 1.1));
  const axis = isLog ? logAxis(lowest, top) : linearAxis(top);
  return {
    id: plan.id,
    title: t(plan.title),
    unit: plan.unit,
    scale: isLog ? "log" : "linear",
    ...axis,
    series: drawn.map((line) => ({ ...line, points: simplified(line.points, axis.domain[1] / 1000) })),
    ceilings,
    ...(notes.length > 0 && { note: notes.join(" · ") }),
    summary: peakSentence(plan, whole, zone),
  };
}

function spansOf(events: readonly EventSpan[], scenario: Scenario): Span[] {
  return events.map((span) => {
    const event = ownerOf(scenario, span.event_id);
    return {
      eventId: span.event_id,
      label: event?.name ?? "",
      from: epoch(span.starts_at),
      to: epoch(span.ends_at),
      kind: event?.kind ?? "",
    };
  });
}

export function weekChart(
  scenario: Scenario,
  series: Series,
  events: readonly EventSpan[],
  range: { from: number; to: number },
): WeekChart {
  const startsAt = epoch(scenario.calendar.starts_at);
  const zone = scenario.time_zone;
  return {
    axis: timeAxis(range.from, range.to, zone),
    panels: plans
      .filter(({ ifAny, lines }) => !ifAny || lines.some(({ quantity }) => quantity in series.bands))
      .map((plan) => panelOf(plan, series, startsAt, scenario.goals, zone)),
    heat: heatMap(series, startsAt, zone),
    spans: spansOf(events, scenario),
  };
}
