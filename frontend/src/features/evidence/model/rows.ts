/** Evidence as the page shows it: filtered, summed up in a sentence, written out. */

import type { EvidenceRow } from "@/api/types";
import { t } from "@/i18n/t";
import type { Cell } from "@/lib/data/csv";
import { capitalize, inUnit, points, signedPercent, withBound } from "@/lib/format/numbers";

export interface Filter {
  /** The study. */
  source?: string | undefined;
  system?: string | undefined;
  phase?: string | undefined;
  role?: string | undefined;
  /** "yes", "no", or "unsaid" for rows that the engine does not predict. */
  within?: string | undefined;
  metric?: string | undefined;
}

export function withinOf(row: EvidenceRow): "yes" | "no" | "unsaid" {
  if (row.predicted === null || row.within === null) return "unsaid";
  return row.within ? "yes" : "no";
}

export function matching(rows: readonly EvidenceRow[], filter: Filter): EvidenceRow[] {
  return rows.filter(
    (row) =>
      (filter.source === undefined || row.source === filter.source) &&
      (filter.system === undefined || row.system === filter.system) &&
      (filter.phase === undefined || row.phase === filter.phase) &&
      (filter.role === undefined || row.role === filter.role) &&
      (filter.metric === undefined || row.metric === filter.metric) &&
      (filter.within === undefined || withinOf(row) === filter.within),
  );
}

/** Rows that the engine predicts come first; within each part the order of the study stays. */
export function predictedFirst(rows: readonly EvidenceRow[]): EvidenceRow[] {
  return [...rows].sort((a, b) => Number(a.predicted === null) - Number(b.predicted === null));
}

export interface PhaseTally {
  phase: string;
  label: string;
  within: number;
  predicted: number;
}

const HELD_OUT = "held-out-";

/**
 * The rows that no parameter saw, each measurement once: not what depends on another row or repeats it, and not what is
 * predicted a second time without its test.
 */
export function independentChecks(rows: readonly EvidenceRow[]): EvidenceRow[] {
  const stricter = new Set(rows.map(({ id }) => (id.startsWith(HELD_OUT) ? id.slice(HELD_OUT.length) : "")));
  return rows.filter(
    (row) => row.role === "checks" && row.counts_with === "" && row.same_as === "" && !stricter.has(row.id),
  );
}

const BOUNDS: readonly string[] = ["above", "below", "at_most"];

/** How many independent measured values of each phase are within their tolerance, without published bounds. */
export function tallies(rows: readonly EvidenceRow[]): PhaseTally[] {
  const judged = independentChecks(rows).filter(
    (row) => withinOf(row) !== "unsaid" && !BOUNDS.includes(row.qualifier),
  );
  return choices(judged, "phase").map((phase) => {
    const ofPhase = judged.filter((row) => row.phase === phase);
    const label = ofPhase[0]?.phase_label ?? phase;
    return { phase, label, within: ofPhase.filter((row) => row.within).length, predicted: ofPhase.length };
  });
}

/** The measured product of each study in a word or two: what the names of most of its systems begin with. */
export function shortNames(rows: readonly EvidenceRow[]): Map<string, string> {
  return new Map(choices(rows, "source").map((source) => [source, commonest(heads(rows, source))]));
}

function heads(rows: readonly EvidenceRow[], source: string): string[] {
  return rows
    .filter((row) => row.source === source)
    .map(({ system, system_name }) => (system_name || system).split(",")[0] ?? source);
}

function commonest(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
}

/** The values that occur in a column, for a filter. */
export function choices(
  rows: readonly EvidenceRow[],
  column: "source" | "system" | "phase" | "role" | "metric",
): string[] {
  return [...new Set(rows.map((row) => row[column]))].sort();
}

const abbreviations: Record<string, string> = {
  cpu: "CPU",
  iops: "IOPS",
  mb: "MB",
  kb: "kB",
  io: "I/O",
  vsi: "VSI",
  sd: "spread",
  n: "number of",
};

/** Returns the name of a quantity; of one that the engine does not model, that of the study, without its unit. */
export function metricName({ metric, metric_label }: Pick<EvidenceRow, "metric" | "metric_label">): string {
  return capitalize(metric_label || inWords(metric));
}

function inWords(name: string): string {
  return name
    .replace("density_desktops", "desktops_per_host")
    .replace("mb_per_s", "throughput")
    .replace("kb_per_s", "throughput")
    .replace(/_(s|ms|fraction|kb|mb|gb)$/, "")
    .split("_")
    .map((word) => abbreviations[word] ?? word)
    .join(" ");
}

export const roleLabel = (role: EvidenceRow["role"]): string => t(`evidence-role-${role}`);

export const roleHint = (role: EvidenceRow["role"]): string => t(`evidence-role-${role}-hint`);

const firstOf = (measured: EvidenceRow["measured"]) =>
  typeof measured === "number" ? measured : (measured[0] ?? 0);

/** Lowest and highest printed value; the same twice where there is one. */
export function rangeOf({ measured }: EvidenceRow): [number, number] {
  return typeof measured === "number" ? [measured, measured] : [Math.min(...measured), Math.max(...measured)];
}

/** Rows for which a study prints two values: a range, or a contradiction that the note explains. */
export function withTwoValues(rows: readonly EvidenceRow[]): EvidenceRow[] {
  return rows.filter((row) => {
    const [low, high] = rangeOf(row);
    return low !== high;
  });
}

/** 14,000–15,000 IOPS: the unit once. */
function span(low: number, high: number, unit: string): string {
  const [from, to] = [inUnit(low, unit), inUnit(high, unit)];
  const suffix = /\s\S+$/.exec(to)?.[0] ?? "";
  return suffix !== "" && from.endsWith(suffix) ? `${from.slice(0, -suffix.length)}–${to}` : `${from}–${to}`;
}

export function measuredInWords(row: EvidenceRow): string {
  const [low, high] = rangeOf(row);
  if (low !== high) return span(low, high, row.unit);
  return withBound(row.qualifier, inUnit(low, row.unit));
}

export function predictedInWords(row: EvidenceRow): string {
  if (row.predicted === null) return t("evidence-not-modeled");
  const [low, high] = row.predicted_range ?? [];
  if (low === undefined || high === undefined) return inUnit(row.predicted, row.unit);
  return `${inUnit(row.predicted, row.unit)} (${span(low, high, row.unit)})`;
}

/** Returns why the engine does not predict a row; empty if it does. */
export function whyNotModeled(row: EvidenceRow): string {
  if (row.predicted !== null) return "";
  if (row.same_as !== "") return t("evidence-not-modeled-repeated");
  if (row.role === "formula") return t("evidence-not-modeled-formula");
  if (row.role === "explained") return t("evidence-not-modeled-explained");
  return t("evidence-not-modeled-other");
}

/** Returns the prediction from the other studies; empty if there is none. */
export function leftOutInWords(row: EvidenceRow): string {
  return row.left_out_predicted == null ? "" : inUnit(row.left_out_predicted, row.unit);
}

/** Replaces the predictions of rows by those from the other studies. */
export function asLeftOut(rows: readonly EvidenceRow[]): EvidenceRow[] {
  return rows.map((row) => ({
    ...row,
    predicted: row.left_out_predicted ?? null,
    predicted_range: null,
    error: row.left_out_error ?? null,
    within: row.left_out_within ?? null,
  }));
}

/** The error as the tolerance has it: relative, or in points for shares. */
export function errorInWords(row: EvidenceRow): string {
  if (row.error === null) return "";
  return row.unit === "fraction" ? points(row.error) : signedPercent(row.error);
}

export const header = [
  "id",
  "system",
  "source",
  "table",
  "phase",
  "metric",
  "unit",
  "measured",
  "measured_other",
  "predicted",
  "error",
  "left_out_predicted",
  "left_out_error",
  "tolerance",
  "role",
  "within",
  "note",
];

export function lines(rows: readonly EvidenceRow[]): Cell[][] {
  return rows.map((row) => [
    row.id,
    row.system,
    row.source,
    row.table,
    row.phase,
    row.metric,
    row.unit,
    firstOf(row.measured),
    typeof row.measured === "number" ? null : row.measured[1],
    row.predicted,
    row.error,
    row.left_out_predicted ?? null,
    row.left_out_error ?? null,
    row.tolerance?.relative ?? row.tolerance?.absolute ?? row.tolerance?.factor,
    row.role,
    row.within,
    row.note,
  ]);
}
