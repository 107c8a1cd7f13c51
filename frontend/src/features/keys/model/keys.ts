/** Describe API keys. */

import type { ApiKey, Scope } from "@/api/types";
import { t } from "@/i18n/t";
import { atTime, isPast, onDay } from "@/lib/time/dates";

export const scopes: readonly Scope[] = ["read", "write", "run", "manage"];

/** Return the lifetimes a key can have, by their number of days. */
export function lifetimes(): { value: string; label: string }[] {
  return [7, 30, 90, 180, 365].map((days) => ({
    value: String(days),
    label: days === 365 ? t("keys-year") : t("keys-days", { n: days }),
  }));
}

type Ending = Pick<ApiKey, "revoked_at" | "expires_at">;

export function isOver({ revoked_at, expires_at }: Ending, now?: number): boolean {
  return revoked_at !== null || isPast(expires_at, now);
}

/** Return the status of a key with its date. */
export function statusOf(key: Ending, now?: number): string {
  if (key.revoked_at !== null) return t("keys-status-revoked", { date: onDay(key.revoked_at) });
  const date = onDay(key.expires_at);
  return isPast(key.expires_at, now) ? t("keys-status-expired", { date }) : t("keys-status-active", { date });
}

export function lastUse({ last_used_at }: Pick<ApiKey, "last_used_at">): string {
  return last_used_at === null ? t("keys-never-used") : atTime(last_used_at);
}
