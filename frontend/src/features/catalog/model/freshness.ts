/** How long ago an entry was last compared with its source, and whether that is too long. */

const DAY_MS = 86_400_000;
/** Vendors renew data sheets about once a year. */
export const STALE_AFTER_DAYS = 365;

export type Freshness = "fresh" | "stale" | "never";

export function freshness(checkedOn: string, now: number): Freshness {
  const at = Date.parse(checkedOn);
  if (Number.isNaN(at)) return "never";
  return now - at > STALE_AFTER_DAYS * DAY_MS ? "stale" : "fresh";
}
