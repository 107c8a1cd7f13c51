/** Instants and the clock on the wall. Screens show wall time in the scenario's zone; documents hold instants. */

import * as Calendar from "temporal-polyfill/fns/Calendar";
import * as Instant from "temporal-polyfill/fns/Instant";
import * as PlainDateTime from "temporal-polyfill/fns/PlainDateTime";
import * as ZonedDateTime from "temporal-polyfill/fns/ZonedDateTime";
import { dateLocale } from "@/i18n/locale";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

function zoned(milliseconds: number, zone: string) {
  return Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(Math.round(milliseconds)), zone);
}

/** An instant as milliseconds since 1970. */
export function epoch(instant: string): number {
  return Instant.fromString(instant).epochMilliseconds;
}

/** Milliseconds since 1970 as an instant on a whole second: 2011-06-06T07:00:00Z. */
export function instantAt(milliseconds: number): string {
  return Instant.toString(Instant.fromEpochMilliseconds(Math.round(milliseconds / 1000) * 1000));
}

/** What the clock on the wall shows: 2011-06-06T07:00:00. */
export function wallTime(milliseconds: number, zone: string): string {
  return PlainDateTime.toString(ZonedDateTime.toPlainDateTime(zoned(milliseconds, zone)), {
    smallestUnit: "second",
  });
}

/** The instant at which the clock on the wall shows this; in the hour that a zone skips, the hour after. */
export function fromWallTime(wall: string, zone: string): number {
  const local = PlainDateTime.fromString(wall.replace(/(Z|[+-]\d\d:?\d\d)$/, ""), Calendar.getISO);
  return PlainDateTime.toZonedDateTime(local, zone).epochMilliseconds;
}

/** Midnight of the day that an instant falls on. */
export function startOfDay(milliseconds: number, zone: string): number {
  return ZonedDateTime.startOfDay(zoned(milliseconds, zone)).epochMilliseconds;
}

/** The same time of day some days later, also across a change of the clock. */
export function addDays(milliseconds: number, days: number, zone: string): number {
  return ZonedDateTime.addDays(zoned(milliseconds, zone), days).epochMilliseconds;
}

/** Midnights from the first to the last instant, both days included. */
export function midnights(from: number, to: number, zone: string): number[] {
  const found: number[] = [];
  for (let at = startOfDay(from, zone); at <= to; at = addDays(at, 1, zone)) found.push(at);
  return found;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${dateLocale()} ${zone} ${JSON.stringify(style)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(dateLocale(), { timeZone: zone, ...style });
  formats.set(key, known);
  return known;
}

/** How closely a clock is read. */
export type Precision = "minute" | "second";

/** 07:00, or 07:00:15 */
export function clock(milliseconds: number, zone: string, precision: Precision = "minute"): string {
  const toSecond = precision === "second" ? ({ second: "2-digit" } as const) : {};
  return format(zone, { hour: "2-digit", minute: "2-digit", ...toSecond, hourCycle: "h23" }).format(
    milliseconds,
  );
}

/** Mon, Jun 6 */
export function day(milliseconds: number, zone: string): string {
  return format(zone, { weekday: "short", day: "numeric", month: "short" }).format(milliseconds);
}

/** Monday, June 6 */
export function longDay(milliseconds: number, zone: string): string {
  return format(zone, { weekday: "long", day: "numeric", month: "long" }).format(milliseconds);
}

/** Mon, Jun 6 07:00, or Mon, Jun 6 07:00:15 */
export function moment(milliseconds: number, zone: string, precision: Precision = "minute"): string {
  return `${day(milliseconds, zone)} ${clock(milliseconds, zone, precision)}`;
}

/** Mon, Jun 6 07:00 – 07:21; the second day is named when it is another, seconds when there are any. */
export function spanOfTime(from: number, to: number, zone: string): string {
  const isOneDay = startOfDay(from, zone) === startOfDay(to, zone);
  const precision = from % MINUTE === 0 && to % MINUTE === 0 ? "minute" : "second";
  const end = isOneDay ? clock(to, zone, precision) : moment(to, zone, precision);
  return `${moment(from, zone, precision)} – ${end}`;
}

/** Precision needed to distinguish the instants of a period. */
export function precisionOf({ from, to }: { from: number; to: number }): Precision {
  return to - from < 2 * HOUR ? "second" : "minute";
}

/** Names of all time zones, the common one first. */
export const zones = ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];
