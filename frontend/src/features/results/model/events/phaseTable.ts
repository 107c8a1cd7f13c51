/** The table of phases: one row per phase, one column per figure, the measured number under the predicted one. */

import type { ComparableMeasurement, ComponentUse, PhaseResult, Result, Scenario } from "@/api/types";
import { type LabelId, t } from "@/i18n/t";
import type { Cell as CsvCell } from "@/lib/data/csv";
import { groupBy } from "@/lib/data/groupBy";
import { asReported, duration, percent, points, signedPercent, withBound } from "@/lib/format/numbers";
import { ownerOf } from "@/lib/time/occurrences";
import { componentName, tiers } from "../components";
import { type MeasuredOfPhase, measuredByPhase } from "./measured";
import { isQuiet, marginOf, poolNames } from "./phases";
import { dayOfPhase, foldedRows, type OfDay, type SameDays } from "./sameDays";

interface Column {
  id: string;
  label: string;
  unit: string;
  /** Name of the quantity in the evidence. */
  metric: string;
  value: (phase: PhaseResult) => number | null;
  written: (value: number) => string;
  /** Shares are compared in points, everything else relatively. */
  inPoints: boolean;
}

export interface Cell {
  /** The phase that the figure is from. */
  phaseId: string;
  predicted: string;
  measured: string;
  error: string;
  /** A parameter was fitted to the measured number, or the study configured it: agreeing with it proves little. */
  provesLittle: boolean;
  /** For the table file. */
  value: number | null;
  measurement: ComparableMeasurement | null;
}

export interface PhaseRow extends OfDay {
  label: string;
  /** Names of the pools that go through it. */
  pools: string[];
  kind: string;
  /** Hidden by default: a phase without a storm, unless it decides the verdict. */
  quiet: boolean;
  cells: Cell[];
}

const use = (component: string) => (phase: PhaseResult) =>
  phase.figures.components.find((found) => found.component === component)?.mean_fraction ?? null;

type FigureName =
  | "reads_iops"
  | "writes_iops"
  | "read_mb_per_s"
  | "write_mb_per_s"
  | "host_read_latency_ms"
  | "host_write_latency_ms";

function figure(id: FigureName, label: LabelId, unit: string): Column {
  return {
    id,
    label: t(label),
    unit,
    metric: id,
    value: (phase) => phase.figures[id],
    written: asReported,
    inPoints: false,
  };
}

function fraction(id: string, label: string, metric: string): Column {
  return { id, label, unit: "%", metric, value: use(id), written: (value) => percent(value), inPoints: true };
}

const ofLoad = (): Column[] => [
  figure("reads_iops", "results-reads", "IOPS"),
  figure("writes_iops", "results-writes", "IOPS"),
  figure("read_mb_per_s", "results-column-read", "MB/s"),
  figure("write_mb_per_s", "results-column-written", "MB/s"),
  figure("host_read_latency_ms", "results-column-read-time", "ms"),
  figure("host_write_latency_ms", "results-column-write-time", "ms"),
];

const ofWork = (): Column[] => [
  {
    id: "duration",
    label: t("results-column-duration"),
    unit: "",
    metric: "duration_s",
    value: (phase) => phase.duration_s,
    written: duration,
    inPoints: false,
  },
  {
    id: "login_mean",
    label: t("results-column-mean-login"),
    unit: "",
    metric: "login_mean_s",
    value: (phase) => phase.experience?.mean_s ?? null,
    written: duration,
    inPoints: false,
  },
];

const shown: readonly ComponentUse["component"][] = [
  "controller_cpu",
  ...tiers,
  "iops_limit",
  "throughput_limit",
  "host_cpu",
];

/** The columns that the phases of a result can fill: utilization of the parts this array has. */
function columnsOf(result: Result): Column[] {
  const there = new Set(
    result.phases.flatMap((phase) => phase.figures.components.map((use) => use.component)),
  );
  const busy = shown.filter((component) => there.has(component));
  return [
    ...ofLoad(),
    ...busy.map((component) => fraction(component, componentName(component), `${component}_fraction`)),
    ...ofWork(),
  ];
}

const empty: Omit<Cell, "phaseId"> = {
  predicted: "",
  measured: "",
  error: "",
  provesLittle: false,
  value: null,
  measurement: null,
};

/** 61–73%: the unit once. */
function between(low: string, high: string): string {
  const unit = /\s?%$|\s\S+$/.exec(high)?.[0] ?? "";
  return `${low.endsWith(unit) ? low.slice(0, low.length - unit.length) : low}–${high}`;
}

function cellOf(column: Column, phase: PhaseResult, measured: MeasuredOfPhase): Cell {
  const value = column.value(phase);
  const none = { ...empty, phaseId: phase.id };
  if (value === null) return none;
  const found = measured.get(column.metric);
  if (found === undefined) return { ...none, predicted: column.written(value), value };
  const { low, high, qualifier, error } = found;
  const shown = low === high ? column.written(low) : between(column.written(low), column.written(high));
  return {
    phaseId: phase.id,
    predicted: column.written(value),
    measured: withBound(qualifier, shown),
    error: column.inPoints ? points(error) : signedPercent(error),
    provesLittle: found.role !== "checks",
    value,
    measurement: found,
  };
}

function shownOf({ quiet, phase, cells }: PhaseRow): unknown {
  return [quiet, phase.status, cells.map(({ predicted, measured }) => [predicted, measured])];
}

/** The row of the worst day with the highest figure of all days in each column. */
function highest(worst: PhaseRow, all: readonly PhaseRow[]): PhaseRow {
  const cells = worst.cells.map((cell, i) =>
    all.reduce((most, row) => {
      const other = row.cells[i] ?? most;
      return (other.value ?? Number.NEGATIVE_INFINITY) > (most.value ?? Number.NEGATIVE_INFINITY)
        ? other
        : most;
    }, cell),
  );
  return { ...worst, cells };
}

/** One row for pools with the same figures in an event, and one for the days of an event unless they were measured. */
export function together(rows: readonly PhaseRow[], zone: string): (PhaseRow & SameDays)[] {
  const alike = groupBy(rows, (row) => JSON.stringify([row.label, shownOf(row)]));
  const ofPools = [...alike.values()].flatMap((group) => {
    const [first] = group;
    return first ? { ...first, pools: [...new Set(group.flatMap(({ pools }) => pools))] } : [];
  });
  return foldedRows(
    ofPools,
    ({ pools, cells }) => [pools, cells.map(({ measured }) => measured)],
    zone,
    highest,
  );
}

export interface Phases {
  columns: readonly Column[];
  rows: readonly PhaseRow[];
  hasMeasured: boolean;
  nPools: number;
  zone: string;
}

/** Smallest margins whose phases are always shown. */
const N_NEAREST = 3;

/** Days' keys of the phases that are always shown: the one that the verdict names, and those with the smallest margins. */
function decisive(phases: readonly OfDay[], { worst_phase_id }: Result["verdict"]): ReadonlySet<string> {
  const judged = phases.filter(({ phase }) => phase.checks.length > 0);
  const byMargin = [...judged].sort((a, b) => marginOf([a.phase]) - marginOf([b.phase]));
  const nearest = [...new Set(byMargin.map(({ dayKey }) => dayKey))].slice(0, N_NEAREST);
  const named = phases.filter(({ phase }) => phase.id === worst_phase_id).map(({ dayKey }) => dayKey);
  return new Set([...named, ...nearest]);
}

export function phaseTable(
  scenario: Scenario,
  result: Result,
  measured: readonly ComparableMeasurement[],
): Phases {
  const columns = columnsOf(result);
  const measuredOf = measuredByPhase(measured);
  const days = result.phases.map(dayOfPhase(scenario, result));
  const always = decisive(days, result.verdict);
  const rows = days.map((day) => {
    const { phase } = day;
    return {
      ...day,
      label: phase.label,
      pools: poolNames(phase, scenario),
      kind: ownerOf(scenario, phase.event_id)?.kind ?? "",
      quiet: isQuiet(phase.phase) && !always.has(day.dayKey),
      cells: columns.map((column) => cellOf(column, phase, measuredOf(phase.id))),
    };
  });
  return {
    columns,
    rows,
    hasMeasured: rows.some((row) => row.cells.some((cell) => cell.measured !== "")),
    nPools: scenario.pools.length,
    zone: scenario.time_zone,
  };
}

/** Two numbers where the study prints two. */
function printed(measurement: ComparableMeasurement | null): CsvCell {
  if (measurement === null) return null;
  return measurement.low === measurement.high ? measurement.low : `${measurement.low} to ${measurement.high}`;
}

/** The whole table as numbers, for a spreadsheet. */
export function csvOfPhases({ columns, rows }: Pick<Phases, "columns" | "rows">): {
  header: string[];
  lines: CsvCell[][];
} {
  const header = [
    "phase",
    "label",
    "pools",
    "starts_at",
    "ends_at",
    "status",
    ...columns.flatMap(({ metric }) => [metric, `${metric} measured`, `${metric} error`]),
  ];
  const lines = rows.map(({ phase, label, pools, cells }) => [
    phase.phase,
    label,
    pools.join("; "),
    phase.starts_at,
    phase.ends_at,
    phase.status,
    ...cells.flatMap(({ value, measurement }) => [value, printed(measurement), measurement?.error ?? null]),
  ]);
  return { header, lines };
}
