/** API keys in words. */

import type { ApiKey, Scope } from "@/api/types";
import { atTime, isPast, onDay } from "@/lib/time/dates";

export const scopes: readonly { value: Scope; label: string; may: string }[] = [
  { value: "read", label: "Read", may: "projects, scenarios, runs, reports, the catalogue" },
  { value: "write", label: "Write", may: "make and change projects, scenarios, prices and share links" },
  { value: "run", label: "Run", may: "start and cancel runs" },
  { value: "manage", label: "Manage", may: "webhooks, members' list and the audit log: what owners may" },
];

export const lives = [7, 30, 90, 180, 365].map((days) => ({
  value: String(days),
  label: days === 365 ? "a year" : `${days} days`,
}));

type Ending = Pick<ApiKey, "revoked_at" | "expires_at">;

export function isOver({ revoked_at, expires_at }: Ending, now?: number): boolean {
  return revoked_at !== null || isPast(expires_at, now);
}

/** Whether a key still works, and until when. */
export function statusOf(key: Ending, now?: number): string {
  if (key.revoked_at !== null) return `revoked ${onDay(key.revoked_at)}`;
  return `${isPast(key.expires_at, now) ? "ended" : "until"} ${onDay(key.expires_at)}`;
}

export function lastUse({ last_used_at }: Pick<ApiKey, "last_used_at">): string {
  return last_used_at === null ? "never" : atTime(last_used_at);
}
