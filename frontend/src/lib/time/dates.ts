/** Format the days and times of people's actions by their own clock. */

import { formatLocale } from "@/i18n/locale";

/** Nov 22, 2026 */
export function onDay(instant: string): string {
  return new Intl.DateTimeFormat(formatLocale(), { dateStyle: "medium" }).format(new Date(instant));
}

/** Nov 22, 2026, 2:03 PM */
export function atTime(instant: string): string {
  return new Intl.DateTimeFormat(formatLocale(), { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(instant),
  );
}

/** 2:03 PM */
export function timeOfDay(milliseconds: number): string {
  return new Intl.DateTimeFormat(formatLocale(), { timeStyle: "short" }).format(milliseconds);
}

export function isPast(instant: string, now: number = Date.now()): boolean {
  return Date.parse(instant) <= now;
}
