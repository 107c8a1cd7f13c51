/** Describe share links. */

import type { ShareLink } from "@/api/types";
import { type LabelId, t } from "@/i18n/t";
import { atTime, onDay } from "@/lib/time/dates";

/** Return the lifetimes a link can have, by their number of days. */
export function lifetimes(): { value: string; label: string }[] {
  return [1, 7, 14, 30, 90].map((days) => ({ value: String(days), label: t("shares-days", { n: days }) }));
}

export const contents: readonly { value: ShareLink["shows"]; label: LabelId; hint: LabelId }[] = [
  {
    value: "result_and_report",
    label: "shares-content-result-and-report",
    hint: "shares-content-result-and-report-hint",
  },
  { value: "result", label: "shares-content-result", hint: "shares-content-result-hint" },
];

type Ending = Pick<ShareLink, "is_open" | "revoked_at" | "expires_at">;

export function statusOf({ is_open, revoked_at, expires_at }: Ending): string {
  if (revoked_at !== null) return t("shares-status-revoked", { date: onDay(revoked_at) });
  const date = onDay(expires_at);
  return is_open ? t("shares-status-active", { date }) : t("shares-status-expired", { date });
}

export function viewsOf({ n_views, last_viewed_at }: Pick<ShareLink, "n_views" | "last_viewed_at">): string {
  if (last_viewed_at === null) return t("shares-not-opened");
  return t("shares-visits", { n: n_views, date: atTime(last_viewed_at) });
}

/** Return whether an address is reachable only on this computer. */
export function isOnThisComputer(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
