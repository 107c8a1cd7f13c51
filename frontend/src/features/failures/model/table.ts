/** Figures without and with a failure, side by side for each configuration. */

import type {
  FailureAnalysis,
  FailureConfiguration,
  GoalStatus,
  LoginFigures,
  WeekFigures,
} from "@/api/types";
import { t } from "@/i18n/t";
import { inUnit } from "@/lib/format/numbers";

/** A figure whose visible change by this share counts as worse. */
const NOTABLE = 0.05;

export interface Pair {
  before: string;
  during: string;
  /** Whether the figure is worse with the failure by more than a few percent. */
  isWorse: boolean;
}

export interface FigureRow {
  id: string;
  label: string;
  /** One per configuration; null where a configuration has no such figure. */
  pairs: (Pair | null)[];
}

export interface FigureGroup {
  id: string;
  label: string;
  rows: FigureRow[];
}

interface Measure {
  id: string;
  label: string;
  unit: string;
  isBetterHigh?: boolean;
  value: (week: WeekFigures) => number | null | undefined;
  /** The limit above which a higher value counts as worse; by default, it always does. */
  limit?: (week: WeekFigures) => number | undefined;
}

function pairOf(measure: Measure, { without_failure, with_failure }: FailureConfiguration): Pair | null {
  const before = without_failure === null ? null : measure.value(without_failure);
  const during = with_failure === null ? null : measure.value(with_failure);
  if (before == null && during == null) return null;
  const written = (value: number | null | undefined) => (value == null ? "–" : inUnit(value, measure.unit));
  const limit = with_failure === null ? undefined : measure.limit?.(with_failure);
  const isWithin = during != null && limit !== undefined && during <= limit;
  const change = (during ?? 0) - (before ?? 0);
  const worse = measure.isBetterHigh ? -change : change;
  return {
    before: written(before),
    during: written(during),
    isWorse:
      !isWithin &&
      before != null &&
      during != null &&
      worse > NOTABLE * Math.abs(before) &&
      written(before) !== written(during),
  };
}

function rowsOf(measures: Measure[], { configurations }: FailureAnalysis): FigureRow[] {
  return measures
    .map((measure) => ({
      id: measure.id,
      label: measure.label,
      pairs: configurations.map((configuration) => pairOf(measure, configuration)),
    }))
    .filter(({ pairs }) => pairs.some((pair) => pair !== null));
}

function loginMeasures(phaseId: string): Measure[] {
  const of = (value: (logins: LoginFigures) => number) => (week: WeekFigures) => {
    const logins = week.logins.find(({ phase_id }) => phase_id === phaseId);
    return logins && value(logins);
  };
  return [
    {
      id: "good",
      label: t("failures-good"),
      unit: "fraction",
      isBetterHigh: true,
      value: of((its) => its.good_fraction),
    },
    { id: "fair", label: t("failures-fair"), unit: "fraction", value: of((its) => its.fair_fraction) },
    { id: "poor", label: t("failures-poor"), unit: "fraction", value: of((its) => its.poor_fraction) },
    { id: "median", label: t("failures-median"), unit: "s", value: of((its) => its.p50_s) },
    { id: "p95", label: t("failures-p95"), unit: "s", value: of((its) => its.p95_s) },
  ];
}

function latencyMeasures(): Measure[] {
  return [
    { id: "read", label: t("failures-read-mean"), unit: "ms", value: ({ read }) => read?.mean_ms },
    { id: "read-p95", label: t("failures-read-p95"), unit: "ms", value: ({ read }) => read?.p95_ms },
    { id: "write", label: t("failures-write-mean"), unit: "ms", value: ({ write }) => write?.mean_ms },
    { id: "write-p95", label: t("failures-write-p95"), unit: "ms", value: ({ write }) => write?.p95_ms },
  ];
}

function utilizationMeasures(
  { configurations }: FailureAnalysis,
  statistic: "mean_fraction" | "peak_fraction",
): Measure[] {
  const weeks = configurations.flatMap(({ without_failure }) => without_failure ?? []);
  const components = [...new Set(weeks.flatMap((week) => week.components.map(({ component }) => component)))];
  return components.map((component) => ({
    id: component,
    label: t(`results-component-${component}`),
    unit: "fraction",
    value: (week) => week.components.find((use) => use.component === component)?.[statistic],
    limit: (week) =>
      statistic === "peak_fraction"
        ? 1
        : week.components.find((use) => use.component === component)?.ceiling_fraction,
  }));
}

/** Return the figures in groups: each login storm, response times, and utilization. */
export function figureGroups(analysis: FailureAnalysis): FigureGroup[] {
  const storms = new Map(
    analysis.configurations
      .flatMap(({ with_failure, without_failure }) => [with_failure, without_failure])
      .flatMap((week) => week?.logins ?? [])
      .map(({ phase_id, label }) => [phase_id, label]),
  );
  return [
    ...[...storms].map(([id, label]) => ({ id, label, rows: rowsOf(loginMeasures(id), analysis) })),
    { id: "latency", label: t("failures-latency"), rows: rowsOf(latencyMeasures(), analysis) },
    {
      id: "use",
      label: t("failures-use"),
      rows: rowsOf(utilizationMeasures(analysis, "mean_fraction"), analysis),
    },
    {
      id: "use-peak",
      label: t("failures-use-peak"),
      rows: rowsOf(utilizationMeasures(analysis, "peak_fraction"), analysis),
    },
  ].filter(({ rows }) => rows.length > 0);
}

/** Return the goals that one week misses, each once. */
export function missedGoals(week: WeekFigures | null): string[] {
  return [...new Set(week?.missed.map(({ label }) => label) ?? [])];
}

/** Return the status of the phases that overlap the failure; results of older engines only pass or fail. */
export function statusOf(week: WeekFigures): GoalStatus {
  return week.status ?? (week.missed.length > 0 ? "fail" : "pass");
}
