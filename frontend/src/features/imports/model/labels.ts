/** Labels of phases, storms and states, and texts made from values. */

import { type LabelId, type MessageId, t } from "@/i18n/t";
import { percent } from "@/lib/format/numbers";
import { fieldLabel } from "@/lib/sizing/fieldLabel";
import { epoch, spanOfTime, wallTime } from "@/lib/time/instants";
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

/** "likely, 60 %" */
export function certaintyOf(certainty: number): string {
  const id = certainty >= 0.8 ? "imports-certain" : certainty >= 0.5 ? "imports-likely" : "imports-uncertain";
  return t(id, { percent: percent(certainty) });
}

/** "Mon, Jun 6 07:00 – 07:30, 2011": measured and planned weeks may be of any year. */
export function spanWithYear(from: string, to: string, zone: string): string {
  const year = wallTime(epoch(from), zone).slice(0, 4);
  return t("imports-span-year", { span: spanOfTime(epoch(from), epoch(to), zone), year });
}

/** Returns the name of a phase in a refit: that of the phase with its number, or of a job of the user. */
export function phaseLabel(name: string): string {
  const [, phase = "", number = ""] = /^(\w+)( \(\d+\))?$/.exec(name) ?? [];
  const label = phaseNames[phase as PhaseKind];
  return label === undefined ? name : t(label) + number;
}

const parts: Record<string, LabelId> = {
  pools: "scenario-where-pool",
  events: "scenario-where-event",
  hosts: "scenario-where-hosts",
  array: "scenario-where-array",
  profile: "scenario-field-profile_id",
};

/** `pools.staff.n_desktops` as people read it: Pool › staff › Desktops. */
export function pathInWords(path: string): string {
  const [first = "", ...steps] = path.split(".");
  const part = parts[first];
  const isListed = first === "pools" || first === "events";
  const names = steps.map((step, i) => (isListed && i === 0 ? step : (fieldLabel(step) ?? phaseLabel(step))));
  return [part === undefined ? first : t(part), ...names].join(" › ");
}
