/** Describe entries of the audit log. */

import type { AuditEntry, AuditVerdict } from "@/api/types";
import { type LabelId, t } from "@/i18n/t";
import { whole } from "@/lib/format/numbers";

export interface AuditFilter {
  action?: string;
  actor_name?: string;
  from?: string;
  to?: string;
}

export interface AuditSearch {
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

/** Returns the filter for the service: both days are included. */
export function filterOf({ action, who, from, to }: AuditSearch): AuditFilter {
  return {
    ...(action?.trim() ? { action: action.trim() } : {}),
    ...(who?.trim() ? { actor_name: who.trim() } : {}),
    ...(from ? { from: midnight(from) } : {}),
    ...(to ? { to: midnight(to, 1) } : {}),
  };
}

/** Actors without a name of their own. */
const unnamed: Record<string, LabelId> = { local: "audit-actor-local", worker: "audit-actor-worker" };

/** Return the name of a person or key, or the kind of another actor. */
export function actorOf({ actor_kind, actor_name }: Pick<AuditEntry, "actor_kind" | "actor_name">): string {
  const label = unnamed[actor_kind];
  if (label !== undefined) return t(label);
  return actor_kind === "api_key" ? t("audit-actor-key", { name: actor_name }) : actor_name;
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
  if (holds) return t("audit-intact", { n: n_entries });
  return t("audit-broken", { number: whole(first_broken ?? head_number) });
}
