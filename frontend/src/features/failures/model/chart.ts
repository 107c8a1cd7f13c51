/** Curves around a failure: one line per configuration, and the scenario's own without the failure. */

import type { FailureAnalysis, FailureConfiguration, FailureCurve } from "@/api/types";
import { t } from "@/i18n/t";
import { linearAxis, logAxis } from "@/lib/chart/scale";
import { timeAxis } from "@/lib/chart/timeAxis";
import type { BandSeries, Panel, WeekChart } from "@/lib/chart/viewModel";
import { epoch } from "@/lib/time/instants";

type Values = readonly (number | null)[];

interface Plan {
  id: string;
  title: string;
  unit: string;
  /** Quantities; the highest of them counts, for the busiest of several components. */
  quantities: string[];
  scale: number;
  mayBeLog?: boolean;
  /** The panel is left out if no value is higher. */
  atLeast?: number;
}

const DRIVES = ["drives", "flash", "performance", "capacity"].map((tier) => `${tier}_fraction`);
const PORTS = ["port_in", "port_out"].map((port) => `${port}_fraction`);
/** Utilization of components other than controllers is only charted if it reaches this percentage. */
const NOTABLE_USE = 50;
/** A scale with larger differences is logarithmic. */
const LINEAR_RATIO = 100;

/** Look of the lines: distinguishable without color. */
const looks: { color: string; dash?: string }[] = [
  { color: "var(--sz-accent)" },
  { color: "var(--sz-drives)", dash: "8 3" },
  { color: "var(--sz-capacity)", dash: "3 3" },
  { color: "var(--sz-ports)", dash: "8 3 2 3" },
];
const healthy = { color: "var(--sz-muted)", dash: "1 3" };

function plans(): Plan[] {
  const use = { unit: "%", scale: 100 };
  return [
    {
      id: "logins",
      title: t("failures-chart-logins"),
      unit: t("failures-users"),
      quantities: ["n_logging_in"],
      scale: 1,
    },
    {
      id: "read",
      title: t("failures-chart-read"),
      unit: "ms",
      quantities: ["host_read_latency_ms"],
      scale: 1,
      mayBeLog: true,
    },
    {
      id: "write",
      title: t("failures-chart-write"),
      unit: "ms",
      quantities: ["host_write_latency_ms"],
      scale: 1,
      mayBeLog: true,
    },
    {
      id: "controller",
      title: t("results-component-controller_cpu"),
      quantities: ["controller_cpu_fraction"],
      ...use,
    },
    { id: "drives", title: t("failures-chart-drives"), quantities: DRIVES, atLeast: NOTABLE_USE, ...use },
    { id: "ports", title: t("failures-chart-ports"), quantities: PORTS, atLeast: NOTABLE_USE, ...use },
    {
      id: "hosts",
      title: t("results-component-host_cpu"),
      quantities: ["host_cpu_fraction"],
      atLeast: NOTABLE_USE,
      ...use,
    },
  ];
}

/** Return the highest of several curves in each bucket. */
function highest(curves: Values[]): Values {
  const [first = [], ...others] = curves;
  return first.map((value, i) =>
    others.reduce<number | null>((most, curve) => {
      const other = curve[i] ?? null;
      return most === null || (other !== null && other > most) ? other : most;
    }, value),
  );
}

function valuesOf(
  { curves }: FailureConfiguration,
  plan: Plan,
  pick: (curve: FailureCurve) => Values,
): Values {
  const found = plan.quantities.flatMap((quantity) => curves.filter((curve) => curve.quantity === quantity));
  return highest(found.map(pick).filter((values) => values.length > 0));
}

function pointsOf(
  values: Values,
  plan: Plan,
  { series_from, bucket_s }: FailureAnalysis,
): BandSeries["points"] {
  const from = epoch(series_from);
  return values.map((value, i) => ({
    at: from + (i + 0.5) * bucket_s * 1000,
    mean: value === null ? null : value * plan.scale,
    low: null,
    high: null,
  }));
}

function seriesOf(analysis: FailureAnalysis, plan: Plan): BandSeries[] {
  const lines = analysis.configurations.map((configuration, i) => ({
    id: String(i),
    label: configuration.name,
    ...(looks[i] ?? healthy),
    points: pointsOf(
      valuesOf(configuration, plan, (curve) => curve.with_failure),
      plan,
      analysis,
    ),
  }));
  const [own] = analysis.configurations;
  const points = own
    ? pointsOf(
        valuesOf(own, plan, (curve) => curve.without_failure),
        plan,
        analysis,
      )
    : [];
  const base = {
    id: "healthy",
    label: t("failures-line-healthy", { name: own?.name ?? "" }),
    ...healthy,
    points,
  };
  return [base, ...lines].filter(({ points: drawn }) => drawn.some(({ mean }) => mean !== null));
}

function panelOf(analysis: FailureAnalysis, plan: Plan): Panel[] {
  const series = seriesOf(analysis, plan);
  const values = series.flatMap(({ points }) => points.flatMap(({ mean }) => (mean === null ? [] : [mean])));
  const top = Math.max(0, ...values);
  if (series.length === 0 || top <= (plan.atLeast ?? 0)) return [];
  const lowest = Math.min(...values.filter((value) => value > 0));
  const isLog = Boolean(plan.mayBeLog) && top / lowest > LINEAR_RATIO;
  const axis = isLog ? logAxis(lowest, top) : linearAxis(top);
  return [
    {
      id: plan.id,
      title: plan.title,
      unit: plan.unit,
      scale: isLog ? "log" : "linear",
      domain: axis.domain,
      ticks: axis.ticks,
      series,
      ceilings: [],
      summary: t("failures-panel-summary", { quantity: plan.title, n: series.length }),
    },
  ];
}

/** Return the chart of a failure; its time is marked as a span. */
export function failureChart(analysis: FailureAnalysis, zone: string): WeekChart {
  const { series_from, bucket_s, n_buckets, starts_at, ends_at } = analysis;
  const from = epoch(series_from);
  return {
    axis: timeAxis(from, from + n_buckets * bucket_s * 1000, zone),
    panels: plans().flatMap((plan) => panelOf(analysis, plan)),
    spans: [
      {
        eventId: "failure",
        label: t("failures-span"),
        from: epoch(starts_at),
        to: epoch(ends_at),
        kind: "failure",
      },
    ],
  };
}
