/** Evidence as the page shows it: filtered, summed up in a sentence, written out. */

import type { EvidenceRow } from "@/api/types";
import type { Cell } from "@/lib/csv";
import { inUnit, points, signedPercent } from "@/lib/format";

export interface Filter {
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
  within: number;
  predicted: number;
}

/** How many predictions of each phase are within their tolerance. */
export function tallies(rows: readonly EvidenceRow[]): PhaseTally[] {
  const judged = rows.filter((row) => withinOf(row) !== "unsaid");
  return choices(judged, "phase").map((phase) => {
    const ofPhase = judged.filter((row) => row.phase === phase);
    return { phase, within: ofPhase.filter((row) => row.within).length, predicted: ofPhase.length };
  });
}

/** The values that occur in a column, for a filter. */
export function choices(
  rows: readonly EvidenceRow[],
  column: "system" | "phase" | "role" | "metric",
): string[] {
  return [...new Set(rows.map((row) => row[column]))].sort();
}

const abbreviations: Record<string, string> = {
  cpu: "CPU",
  iops: "IOPS",
  mb: "MB",
  kb: "kB",
  sd: "spread",
  n: "number of",
};

/** A name as people read it, without its unit: `login_sd_s` → Login spread. */
export function words(name: string): string {
  const text = name
    .replace("mb_per_s", "throughput")
    .replace("kb_per_s", "throughput")
    .replace(/_(s|ms|fraction|kb|mb|gb)$/, "")
    .split("_")
    .map((word) => abbreviations[word] ?? word)
    .join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const firstOf = (measured: EvidenceRow["measured"]) =>
  typeof measured === "number" ? measured : (measured[0] ?? 0);
export function measuredInWords(row: EvidenceRow): string {
  if (typeof row.measured === "number") return inUnit(row.measured, row.unit);
  return row.measured.map((value) => inUnit(value, row.unit)).join(" or ");
}

export function predictedInWords(row: EvidenceRow): string {
  if (row.predicted === null) return "not predicted";
  const range = row.predicted_range?.map((end) => inUnit(end, row.unit)).join("–");
  return range ? `${inUnit(row.predicted, row.unit)} (${range})` : inUnit(row.predicted, row.unit);
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
    row.tolerance?.relative ?? row.tolerance?.absolute,
    row.role,
    row.within,
    row.note,
  ]);
}
