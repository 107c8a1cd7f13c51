/** Format the days and times of people's actions by their own clock. */

import { dateLocale } from "@/i18n/locale";

/** Nov 22, 2026 */
export function onDay(instant: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: "medium" }).format(new Date(instant));
}

/** Nov 22, 2026, 14:03 */
export function atTime(instant: string): string {
  const style = { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(dateLocale(), style).format(new Date(instant));
}

/** 14:03 */
export function timeOfDay(milliseconds: number): string {
  return new Intl.DateTimeFormat(dateLocale(), { timeStyle: "short", hourCycle: "h23" }).format(milliseconds);
}

export function isPast(instant: string, now: number = Date.now()): boolean {
  return Date.parse(instant) <= now;
}
