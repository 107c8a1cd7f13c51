/** What the pages call things. */

import { counted, percent } from "@/lib/format/numbers";
import { epoch, spanOfTime, wallTime } from "@/lib/time/instants";
import type { FoundStorm, ImportState, PhaseKind, Refusal, Remark, WorkloadDigest } from "./types";

export const phaseNames: Record<PhaseKind, string> = {
  power_on: "Power-on",
  first_login: "First login",
  monday_login: "Monday login",
  tuesday_login: "Tuesday login",
  steady_state: "Steady state",
  idle: "Idle",
};

export const phaseKinds = Object.keys(phaseNames) as PhaseKind[];

export const stormNames: Record<FoundStorm["kind"], string> = {
  boot: "Boot storm",
  login: "Login storm",
  logout: "Logout storm",
  unknown: "Storm of unknown kind",
};

/** Kind of event that a storm becomes; none where nobody can tell. */
export const eventOfStorm: Record<FoundStorm["kind"], string | null> = {
  boot: "power_on",
  login: "login",
  logout: "logoff",
  unknown: null,
};

export const stateNames: Record<ImportState, string> = {
  empty: "not read yet",
  queued: "waiting for a worker",
  reading: "being read",
  ready: "ready",
  failed: "broke off",
  cancelled: "cancelled",
};

const entityNames: Record<WorkloadDigest["entity_kind"], [string, string]> = {
  vm: ["desktop", "desktops"],
  disk: ["disk", "disks"],
  host: ["host", "hosts"],
  volume: ["volume", "volumes"],
};

/** "48 desktops", "2 hosts" */
export function entities({ n_entities, entity_kind }: WorkloadDigest): string {
  return counted(n_entities, ...entityNames[entity_kind]);
}

/** "row 3, column Reads/sec"; empty where a file does not say. */
export function placeOf({ row, column }: Pick<Remark | Refusal, "row" | "column">): string {
  return [row == null ? "" : `row ${row}`, column == null ? "" : `column ${column}`]
    .filter(Boolean)
    .join(", ");
}

/** How sure a storm's kind is, in a word and a number. */
export function certaintyOf(certainty: number): string {
  const word = certainty >= 0.8 ? "sure" : certainty >= 0.5 ? "likely" : "unsure";
  return `${word}, ${percent(certainty)}`;
}

/** "Mon 6 Jun 07:00 – 07:30, 2011": measured and planned weeks may be of any year. */
export function spanWithYear(from: string, to: string, zone: string): string {
  const year = wallTime(epoch(from), zone).slice(0, 4);
  return `${spanOfTime(epoch(from), epoch(to), zone)}, ${year}`;
}

/** `pools.staff.n_desktops` as people read it: pools › staff › n desktops. */
export function pathInWords(path: string): string {
  return path.replaceAll("_", " ").split(".").join(" › ");
}
