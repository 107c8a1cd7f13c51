/** Share links in words. */

import type { ShareLink } from "@/api/types";
import { counted } from "@/lib/format/numbers";
import { atTime, onDay } from "@/lib/time/dates";

export const lives = [1, 7, 14, 30, 90].map((days) => ({ value: String(days), label: counted(days, "day") }));

export const contents: readonly { value: ShareLink["shows"]; label: string; says: string }[] = [
  {
    value: "result_and_report",
    label: "The result and the report",
    says: "the answer with its scenario and charts, and the PDF",
  },
  { value: "result", label: "The result alone", says: "the answer with its scenario and charts" },
];

type Ending = Pick<ShareLink, "is_open" | "revoked_at" | "expires_at">;

export function statusOf({ is_open, revoked_at, expires_at }: Ending): string {
  if (revoked_at !== null) return `revoked ${onDay(revoked_at)}`;
  return `${is_open ? "until" : "ended"} ${onDay(expires_at)}`;
}

export function viewsOf({ n_views, last_viewed_at }: Pick<ShareLink, "n_views" | "last_viewed_at">): string {
  if (last_viewed_at === null) return "not opened yet";
  return `${counted(n_views, "visit")}, the last ${atTime(last_viewed_at)}`;
}

/** Whether an address leads to the computer it is opened on: such a link cannot be sent to anybody. */
export function isOnThisComputer(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
