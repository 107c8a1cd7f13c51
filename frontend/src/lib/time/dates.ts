/** Days and times of what people did, by their own clock. */

const locale = () => (typeof navigator === "undefined" ? "en" : navigator.language);

/** 22 Nov 2026 */
export function onDay(instant: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(new Date(instant));
}

/** 22 Nov 2026, 14:03 */
export function atTime(instant: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(instant),
  );
}

export function isPast(instant: string, now: number = Date.now()): boolean {
  return Date.parse(instant) <= now;
}
