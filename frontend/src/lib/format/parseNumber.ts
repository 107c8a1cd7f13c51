/** Reads a number as written in the user's locale, or rejects it; no character is ignored. */

import { formatLocale } from "@/i18n/locale";

/** The number that was typed; `empty` for an empty field, `unreadable` for anything that is not one number. */
export type TypedNumber = number | "empty" | "unreadable";

interface Marks {
  /** Sign between groups of digits; a space for every kind of space. */
  group: string;
  decimal: string;
  /** Digits of each group, except those of the last, which are three: 2 in India. */
  groupSize: number;
}

const known = new Map<string, Marks>();

const spaces = /[\s\u00a0\u2007\u2009\u202f]+/g;

function marksOf(locale: string): Marks {
  let marks = known.get(locale);
  if (marks === undefined) {
    const parts = new Intl.NumberFormat(locale, { useGrouping: "always" }).formatToParts(123_456_789.5);
    const of = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
    const groups = parts.filter(({ type }) => type === "integer");
    marks = {
      group: plain(of("group")) || " ",
      decimal: of("decimal"),
      groupSize: groups.at(-2)?.value.length ?? 3,
    };
    known.set(locale, marks);
  }
  return marks;
}

/** Full-width characters of a Japanese keyboard as ASCII, any minus sign as a hyphen, any space as one space. */
function plain(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u2212/g, "-")
    .replace(/\u2019/g, "'")
    .replace(spaces, " ");
}

const escaped = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Digits before the decimal sign, in groups: 12,345,678, in India also 1,23,45,678. */
function groupedPattern(group: string, size: number): string {
  const sign = escaped(group);
  const inThrees = `[1-9]\\d{0,2}(?:${sign}\\d{3})+`;
  return size === 3 ? inThrees : `${inThrees}|[1-9]\\d{0,${size - 1}}(?:${sign}\\d{${size}})*${sign}\\d{3}`;
}

/** Returns digits with a decimal point and without groups: "1.234,5" in German → "1234.5"; null if they are no number. */
function ungrouped(text: string, { group, decimal, groupSize }: Marks): string | null {
  const sign = escaped(decimal);
  const whole = [group, " "].map((each) => groupedPattern(each, groupSize)).join("|");
  const own = new RegExp(`^(?:(\\d+|${whole})(?:${sign}(\\d*))?|${sign}(\\d+))$`).exec(text);
  if (own) return `${(own[1] ?? "0").replace(/\D/g, "")}.${own[2] ?? own[3] ?? ""}`;
  const looksGrouped = /^[1-9]\d{0,2}\.\d{3}$/.test(text);
  return decimal !== "." && /^\d*\.\d+$/.test(text) && !looksGrouped ? text : null;
}

/** Returns the text without its unit, which may be shortened to its first word: "15 GiB" of GiB per desktop. */
function withoutUnit(text: string, unit: string): string {
  const whole = plain(unit).trim().toLowerCase();
  const found = [whole, whole.split(" ")[0] ?? ""].find(
    (each) => each !== "" && text.toLowerCase().endsWith(each),
  );
  return found === undefined ? text : text.slice(0, -found.length).trim();
}

/**
 * Returns the number in a text, read with the signs of a locale.
 *
 * The locale decides what a sign means: a comma groups digits in English and Japanese and begins the decimals in German,
 * Spanish and French; a point the reverse, except in French, where spaces group. A grouping sign is read only
 * between groups of three digits (and of two in India), the first of which does not begin with a zero:
 *
 *   - "1,200" is 1200 in English and 1.2 in German; "1.200" is 1.2 in English and 1200 in German.
 *   - "12,5" is 12.5 in German and unreadable in English, because "5" is no group.
 *   - Spaces, also no-break ones, group digits in every locale: "1 200".
 *
 * Where the decimal sign is a comma, a point is read as one only if it cannot group: "12.5" and "0.125" are read in
 * German and French; "1.200" is 1200 in German, and refused in French, where it could mean either.
 * An exponent is read: "1e9", "2.5E-3". A minus or plus sign may come first, and the unit of the field last.
 */
export function parseNumber(text: string, unit = "", locale = formatLocale()): TypedNumber {
  const typed = plain(text).trim();
  if (typed === "") return "empty";
  const [, sign, digits, exponent] = /^([+-]?)\s?(.*?)(e[+-]?\d+)?$/i.exec(withoutUnit(typed, unit)) ?? [];
  const number = digits === undefined ? null : ungrouped(digits, marksOf(locale));
  if (number === null) return "unreadable";
  const value = Number(`${sign}${number}${exponent ?? ""}`);
  return Number.isFinite(value) ? value : "unreadable";
}
