/** The audit log in words. */

import type { AuditEntry, AuditVerdict } from "@/api/types";
import { counted, whole } from "@/lib/format/numbers";

export interface AuditFilter {
  action?: string;
  actor_name?: string;
  from?: string;
  to?: string;
}

export interface Asked {
  action?: string | undefined;
  who?: string | undefined;
  /** First and last day, by the reader's clock: 2026-11-22. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Midnight at the beginning of a day, or of the one after it. */
function midnight(day: string, later = 0): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return new Date(year, month - 1, date + later).toISOString();
}

/** What the service is asked: both days are included. */
export function filterOf({ action, who, from, to }: Asked): AuditFilter {
  return {
    ...(action?.trim() ? { action: action.trim() } : {}),
    ...(who?.trim() ? { actor_name: who.trim() } : {}),
    ...(from ? { from: midnight(from) } : {}),
    ...(to ? { to: midnight(to, 1) } : {}),
  };
}

/** Who is nobody in particular. */
const nameless: Record<string, string> = { local: "this computer", worker: "the service" };

/** Who did it: a person or key by name, everything else by what it is. */
export function actorOf({ actor_kind, actor_name }: Pick<AuditEntry, "actor_kind" | "actor_name">): string {
  return nameless[actor_kind] ?? (actor_kind === "api_key" ? `${actor_name}, API key` : actor_name);
}

/** update_scenario → update scenario */
export function actionOf({ action }: Pick<AuditEntry, "action">): string {
  return action.replaceAll("_", " ");
}

/** What it was done to: "scenario 0190f3…". */
export function subjectOf({
  subject_kind,
  subject_id,
}: Pick<AuditEntry, "subject_kind" | "subject_id">): string {
  return [subject_kind, subject_id.length > 13 ? `…${subject_id.slice(-12)}` : subject_id]
    .filter(Boolean)
    .join(" ");
}

export function verdictInWords({ holds, n_entries, first_broken, head_number }: AuditVerdict): string {
  if (holds) return `${counted(n_entries, "entry", "entries")} checked: the log is as it was written`;
  return `Entry ${whole(first_broken ?? head_number)} is not as it was written, or is missing`;
}
