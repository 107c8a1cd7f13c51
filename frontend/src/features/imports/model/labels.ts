/** Labels of phases, storms and states, and texts made from values. */

import { type LabelId, type MessageId, t } from "@/i18n/t";
import { percent } from "@/lib/format/numbers";
import { epoch, spanOfTime, wallTime } from "@/lib/time/instants";
import { measureName } from "./mapping";
import type { FoundStorm, ImportState, PhaseKind, Refusal, Remark, WorkloadSummary } from "./types";

export const phaseNames = {
  power_on: "imports-phase-power-on",
  first_login: "imports-phase-first-login",
  monday_login: "imports-phase-monday-login",
  tuesday_login: "imports-phase-tuesday-login",
  steady_state: "imports-phase-steady-state",
  idle: "imports-phase-idle",
} as const satisfies Record<PhaseKind, LabelId>;

export const phaseKinds = Object.keys(phaseNames) as PhaseKind[];

export const stormNames = {
  boot: "imports-storm-boot",
  login: "imports-storm-login",
  logout: "imports-storm-logout",
  unknown: "imports-storm-unknown",
} as const satisfies Record<FoundStorm["kind"], LabelId>;

/** Kind of event for a storm; none if unknown. */
export const eventOfStorm: Record<FoundStorm["kind"], string | null> = {
  boot: "power_on",
  login: "login",
  logout: "logoff",
  unknown: null,
};

export const stateNames = {
  empty: "imports-state-empty",
  queued: "imports-state-queued",
  reading: "imports-state-reading",
  ready: "imports-state-ready",
  failed: "imports-state-failed",
  cancelled: "imports-state-cancelled",
} as const satisfies Record<ImportState, LabelId>;

const entityCounts = {
  vm: "imports-n-desktops",
  disk: "imports-n-disks",
  host: "imports-n-hosts",
  volume: "imports-n-volumes",
} as const satisfies Record<WorkloadSummary["entity_kind"], MessageId>;

/** "48 desktops", "2 hosts" */
export function entities({ n_entities, entity_kind }: WorkloadSummary): string {
  return t(entityCounts[entity_kind], { n: n_entities });
}

/** "row 3, column Reads/sec"; empty where a file does not say. */
export function placeOf({ row, column }: Pick<Remark | Refusal, "row" | "column">): string {
  if (row == null) return column == null ? "" : t("imports-place-column", { column: `${column}` });
  if (column == null) return t("imports-place-row", { row: `${row}` });
  return t("imports-place", { row: `${row}`, column: `${column}` });
}

/** "likely, 60%" */
export function certaintyOf(certainty: number): string {
  const id = certainty >= 0.8 ? "imports-certain" : certainty >= 0.5 ? "imports-likely" : "imports-uncertain";
  return t(id, { percent: percent(certainty) });
}

/** "Mon, Jun 6 07:00 – 07:30, 2011": measured and planned weeks may be of any year. */
export function spanWithYear(from: string, to: string, zone: string): string {
  const year = wallTime(epoch(from), zone).slice(0, 4);
  return t("imports-span-year", { span: spanOfTime(epoch(from), epoch(to), zone), year });
}

const factNames: Record<string, LabelId> = {
  host: "imports-fact-host",
  tab: "imports-fact-tab",
  release: "imports-fact-release",
  version: "imports-fact-version",
  bytes: "imports-fact-bytes",
  counters: "imports-fact-counters",
  columns: "imports-fact-columns",
  encoding: "imports-fact-encoding",
  disks: "imports-fact-disks",
  seconds: "imports-fact-seconds",
  "time zone": "imports-fact-time-zone",
  "mean read size": "imports-fact-mean-read-size",
  "mean write size": "imports-fact-mean-write-size",
  "reads in sequence": "imports-fact-reads-in-sequence",
  "writes in sequence": "imports-fact-writes-in-sequence",
  "machines with rates": "imports-fact-machines-with-rates",
  "reads per second, sum of averages": "imports-fact-reads-per-second",
  "writes per second, sum of averages": "imports-fact-writes-per-second",
  "peak of all at once, at least": "imports-fact-peak-at-least",
  "peak of all at once, at most": "imports-fact-peak-at-most",
};

/** Returns the label of a fact about a file: a measure, or a name from the file itself, is its own. */
export function factName(name: string): string {
  const id = factNames[name];
  return id === undefined ? measureName(name) : t(id);
}
