/** Per-I/O response times of a window, with the weekly simulation's figures for the same I/Os. */

import type { ActivityFigures, ResponseTimes, StationFigures, WindowResult } from "@/api/types";
import { type LabelId, t } from "@/i18n/t";
import type { Cell } from "@/lib/data/csv";
import { groupBy } from "@/lib/data/groupBy";
import { inColumn, percent, points, signedPercent, significant, whole } from "@/lib/format/numbers";
import { componentLabel } from "../components";

/** Utilization beyond which the engine does not hold the two means to one another. */
const COMPARED_UP_TO = 0.95;

type Percentiles = ResponseTimes["percentiles"];
type Agreement = "agrees" | "differs" | "open";

export const percentiles: readonly { id: keyof Percentiles; label: string }[] = [
  { id: "p50_ms", label: "p50" },
  { id: "p90_ms", label: "p90" },
  { id: "p95_ms", label: "p95" },
  { id: "p99_ms", label: "p99" },
  { id: "p99_9_ms", label: "p99.9" },
  { id: "p99_99_ms", label: "p99.99" },
];

const operations: Record<ResponseTimes["op"], LabelId> = { read: "results-reads", write: "results-writes" };

export interface FigureRow {
  id: string;
  op: string;
  nIos: string;
  week: string;
  mean: string;
  spread: string;
  difference: string;
  agreement: Agreement;
  /** Meaning of the mark of the agreement. */
  reason: string;
  percentiles: string[];
  max: string;
  busiest: string;
}

export interface FigureGroup {
  id: string;
  name: string;
  eventId: string | null;
  isTotal: boolean;
  rows: FigureRow[];
}

const ms = (value: number | null) => (value === null ? "–" : inColumn(value));

function agreementOf({ agrees }: ResponseTimes): Agreement {
  if (agrees === null) return "open";
  return agrees ? "agrees" : "differs";
}

/** "week 1.2 ms, every I/O 1.5 ms: 25% higher" */
function inWords(times: ResponseTimes): string {
  return t(times.difference_fraction < 0 ? "results-differs-less" : "results-differs-more", {
    week: `${ms(times.fluid_mean_ms)} ms`,
    each: `${ms(times.mean_ms)} ms`,
    share: percent(Math.abs(times.difference_fraction)),
  });
}

function whyOpen({ utilization_fraction, spread_ms }: ResponseTimes): string {
  if (utilization_fraction > COMPARED_UP_TO) {
    return t("results-open-busy", {
      share: percent(utilization_fraction),
      limit: percent(COMPARED_UP_TO),
    });
  }
  return t("results-open-spread", { spread: `${ms(spread_ms)} ms` });
}

const reasons: Record<Agreement, (times: ResponseTimes) => string> = {
  agrees: () => t("results-agrees"),
  differs: inWords,
  open: whyOpen,
};

function rowOf(group: string, times: ResponseTimes): FigureRow {
  const agreement = agreementOf(times);
  return {
    id: `${group} ${times.op}`,
    op: t(operations[times.op]),
    nIos: whole(times.n_ios),
    week: ms(times.fluid_mean_ms),
    mean: ms(times.mean_ms),
    spread: times.spread_ms === null ? "" : `± ${significant(times.spread_ms, 1)}`,
    difference: signedPercent(times.difference_fraction),
    agreement,
    reason: reasons[agreement](times),
    percentiles: percentiles.map(({ id }) => ms(times.percentiles[id])),
    max: ms(times.max_ms),
    busiest: percent(times.utilization_fraction),
  };
}

interface Named {
  id: string;
  name: string;
  eventId: string | null;
  operations: readonly ResponseTimes[];
}

/** Everything together first, unless that is a single activity. */
function groupsOf({ total, activities }: WindowResult): Named[] {
  const each = activities.map((found: ActivityFigures, i) => ({
    id: `${i} ${found.activity}`,
    name: found.name,
    eventId: found.event_id,
    operations: found.operations,
  }));
  const all = { id: "total", name: t("results-all-together"), eventId: null, operations: total };
  return each.length === 1 ? each : [all, ...each];
}

export function figureGroups(window: WindowResult): FigureGroup[] {
  return groupsOf(window).map(({ id, name, eventId, operations: times }) => ({
    id,
    name,
    eventId,
    isTotal: id === "total",
    rows: times.map((each) => rowOf(id, each)),
  }));
}

export interface Comparison {
  /** "First login, reads", or several of which the same is to be said. */
  what: string;
  words: string;
}

/** What differs, or is not compared, in words; what is the same for several of them is said once. */
export function comparisons(window: WindowResult, agreement: Exclude<Agreement, "agrees">): Comparison[] {
  const all = groupsOf(window).flatMap(({ name, operations: times }) =>
    times.map((each) => ({
      what: t("results-activity-op", { activity: name, op: t(operations[each.op]) }),
      each,
    })),
  );
  const found = all.filter(({ each }) => agreementOf(each) === agreement);
  const alike = groupBy(found, ({ each }) => reasons[agreement](each));
  return [...alike].map(([words, same]) => ({
    what:
      same.length === all.length && same.length > 1
        ? t("results-all-of-them")
        : same.map(({ what }) => what).join("; "),
    words,
  }));
}

/** Whether a percentile is left open. */
export function hasOpenPercentile(window: WindowResult): boolean {
  return groupsOf(window).some(({ operations: times }) =>
    times.some((each) => percentiles.some(({ id }) => each.percentiles[id] === null)),
  );
}

export interface StationRow {
  id: string;
  label: string;
  servers: string;
  here: string;
  week: string;
  difference: string;
  wait: string;
  waiting: string;
  most: string;
}

function stationRow(station: StationFigures): StationRow {
  return {
    id: station.component,
    label: componentLabel(station.component),
    servers: whole(station.n_servers),
    here: percent(station.mean_fraction),
    week: percent(station.fluid_mean_fraction),
    difference: points(station.mean_fraction - station.fluid_mean_fraction),
    wait: significant(station.mean_wait_ms),
    waiting: significant(station.mean_waiting, 2),
    most: significant(station.max_waiting, 2),
  };
}

/** The busiest first. */
export function stationRows({ stations }: WindowResult): StationRow[] {
  return [...stations].sort((a, b) => b.mean_fraction - a.mean_fraction).map(stationRow);
}

/** Response times as numbers, for a spreadsheet. */
export function csvOfWindow(window: WindowResult): { header: string[]; lines: Cell[][] } {
  const header = [
    "activity",
    "operation",
    "n_ios",
    "fluid_mean_ms",
    "mean_ms",
    "spread_ms",
    "difference_fraction",
    "agrees",
    "utilization_fraction",
    ...percentiles.map(({ id }) => id),
    "max_ms",
  ];
  const lines = groupsOf(window).flatMap(({ name, operations: times }) =>
    times.map((each) => [
      name,
      each.op,
      each.n_ios,
      each.fluid_mean_ms,
      each.mean_ms,
      each.spread_ms,
      each.difference_fraction,
      each.agrees,
      each.utilization_fraction,
      ...percentiles.map(({ id }) => each.percentiles[id]),
      each.max_ms,
    ]),
  );
  return { header, lines };
}
