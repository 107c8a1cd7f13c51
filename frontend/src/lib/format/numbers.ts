/** Format numbers in the reader's locale, as in the report and on the command line, always with their unit. */

import { formatLocale } from "@/i18n/locale";
import { type LabelId, t } from "@/i18n/t";

const formats = new Map<string, Intl.NumberFormat>();

/** Written with this many decimals; a format is costly to make, and tables and axes write thousands of numbers. */
function decimal(value: number, least: number, most: number): string {
  const key = `${formatLocale()} ${least} ${most}`;
  let known = formats.get(key);
  if (known === undefined) {
    known = new Intl.NumberFormat(formatLocale(), {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
    formats.set(key, known);
  }
  return known.format(value);
}

export interface Quantity {
  value: string;
  unit: string;
}

/** Digits that `Number` reads, rounded half up. */
function plain(digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat("en", { useGrouping: false, maximumSignificantDigits: digits });
}

/** A number with at least `digits` significant digits, whole from there on, as in the report: 26754.8 → 26,755, 1.234 → 1.2. */
export function significant(value: number, digits = 2): string {
  if (value === 0) return "0";
  const magnitude = Math.floor(Math.log10(Math.abs(value))) + 1;
  return decimal(value, 0, Math.min(20, Math.max(0, digits - magnitude)));
}

/** A number just as the report prints it, zeros and all: 2 → 2.0, 0.004 → < 0.01, 26754.8 → 26,755. */
export function asReported(value: number): string {
  if (value === 0) return "0";
  if (Math.abs(value) < 0.0095) return `< ${decimal(0.01, 2, 2)}`;
  const digits = Math.max(2, Math.floor(Math.log10(Math.abs(value))) + 1);
  // unlike toPrecision, which rounds the binary value, this rounds half up: 8.35 → 8.4
  return inColumn(Number(plain(digits).format(value)), 2);
}

/** A number with just so many significant digits, whole from there on, for columns: 1.5 → 1.50, 23 → 23.0, 1234.5 → 1,235. */
export function inColumn(value: number, digits = 3): string {
  const magnitude = value === 0 ? 1 : Math.floor(Math.log10(Math.abs(value))) + 1;
  const decimals = Math.min(20, Math.max(0, digits - magnitude));
  return decimal(value, decimals, decimals);
}

/** A number on an axis, as short as it can be: 40000 → 40k. */
export function compact(value: number): string {
  if (Math.abs(value) < 10_000) return significant(value, 3);
  return Math.abs(value) < 1e6 ? `${significant(value / 1e3, 3)}k` : `${significant(value / 1e6, 3)}M`;
}

/** Words that begin with a capital. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A number as a field shows it, with all its decimals: 1,234.5; without groups while it is edited: 1234.5. */
export function inField(value: number, isGrouped: boolean, decimals = 10): string {
  return new Intl.NumberFormat(formatLocale(), {
    useGrouping: isGrouped && "always",
    maximumFractionDigits: decimals,
  }).format(value);
}

/** A whole number with separators. */
export function whole(value: number): string {
  return decimal(value, 0, 0);
}

/** A large number to two digits, as a person would say it: 740, 84,000, 2.4 million, 1.2 billion. */
export function roughly(value: number): string {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  const rounded = Math.round(value / size) * size;
  if (rounded < 1e6) return whole(rounded);
  return new Intl.NumberFormat(formatLocale(), {
    notation: "compact",
    compactDisplay: "long",
    maximumSignificantDigits: 2,
  }).format(rounded);
}

/** A number of percent with its sign: 45%, in German 45 %. */
export function inPercent(number: string): string {
  return t("format-percent", { number });
}

/** A number and its unit: 45 ms, 45%; with an empty number, the suffix of an input. */
export function withUnit(number: string, unit: string): string {
  if (unit.startsWith("%")) return `${inPercent(number)}${unit.slice(1)}`;
  return unit ? `${number} ${unit}` : number;
}

/** A fraction in percent without the error of the multiplication: 0.285 → 28.5. */
function hundredfold(fraction: number): number {
  return Number((fraction * 100).toFixed(9));
}

function signed(fraction: number): string {
  const value = Math.sign(fraction) * Math.round(Math.abs(hundredfold(fraction)));
  return `${value > 0 ? "+" : value < 0 ? "−" : "±"}${whole(Math.abs(value))}`;
}

/** A fraction as a percentage, as in the report: 0.453 → 45%; 0% and 100% are shown only if exact. */
export function percent(fraction: number): string {
  const value = hundredfold(fraction);
  if (value > 0 && value < 0.05) return inPercent(`< ${significant(0.1)}`);
  if (value >= 99.95 && value < 100) return inPercent(`> ${significant(99.9, 3)}`);
  const hasTenths = (value !== 0 && Math.abs(value) < 0.95) || (value >= 99.5 && value < 100);
  return inPercent(hasTenths ? decimal(value, 1, 1) : whole(value));
}

/** A signed relative difference: +3%, −12%. */
export function signedPercent(fraction: number): string {
  return inPercent(signed(fraction));
}

/** A difference between two shares: +3 pts, −12 pts. */
export function points(fraction: number): string {
  return t("format-points", { number: signed(fraction) });
}

/** Seconds in the unit a person would say, as in the report: 45 s, 2 min 05 s, 21 min, 1 h 30 min, 2 d 3 h. */
export function duration(seconds: number): string {
  if (seconds < 120) return `${significant(seconds)} ${t("format-second")}`;
  if (seconds < 600) return twoParts(Math.round(seconds), "format-minute", "format-second");
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} ${t("format-minute")}`;
  if (minutes < 48 * 60) return twoParts(minutes, "format-hour", "format-minute");
  const hours = Math.round(seconds / 3600);
  const rest = hours % 24 ? ` ${hours % 24} ${t("format-hour")}` : "";
  return `${Math.floor(hours / 24)} ${t("format-day")}${rest}`;
}

function twoParts(count: number, large: LabelId, small: LabelId): string {
  const rest = count % 60;
  return `${Math.floor(count / 60)} ${t(large)}${rest ? ` ${String(rest).padStart(2, "0")} ${t(small)}` : ""}`;
}

/** A response time beyond this says that the array never catches up, not how long an I/O takes. */
const ENDLESS_MS = 10_000;

/** Any number in the unit that the engine gave it. */
export function inUnit(value: number, unit: string): string {
  if (unit === "s") return duration(value);
  if (unit === "fraction") return percent(value);
  if (unit === "%") return percent(value / 100);
  if (unit === "ms" && value > ENDLESS_MS) return t("format-over", { bound: duration(ENDLESS_MS / 1000) });
  const isBare = unit === "" || unit === "count" || unit === "ratio";
  return withUnit(significant(value), isBare ? "" : unit);
}

const MOST_DIGITS = 6;

/** A value and its limit with as many digits as make them differ, as in the report. */
export function apart(value: number, limit: number, unit: string): [string, string] {
  const both = (written: (number: number) => string): [string, string] => [written(value), written(limit)];
  const [shown, bound] = both((number) => inUnit(number, unit));
  if (shown !== bound || value === limit) return [shown, bound];
  const isBare = unit === "" || unit === "count" || unit === "ratio";
  for (let digits = 3; digits <= MOST_DIGITS; digits++) {
    const [more, most] = both((number) => {
      if (unit === "fraction") return inPercent(significant(hundredfold(number), digits));
      return withUnit(significant(number, digits), unit === "s" ? t("format-second") : isBare ? "" : unit);
    });
    if (more !== most) return [more, most];
  }
  return [shown, bound];
}

/** An amount in the currency of the price list: 42,100 USD, 16.8 USD. */
export function money(amount: number, currency: string): string {
  return `${significant(amount, 3).replace("-", "−")} ${currency}`;
}

/** GB in the size a person would say: 812 GB, 17.3 TB. */
export function gigabytes(gb: number): string {
  return Math.abs(gb) >= 1000 ? `${significant(gb / 1000, 3)} TB` : `${significant(gb, 3)} GB`;
}

const bounds: Record<string, "about" | "above" | "below" | "at-most"> = {
  about: "about",
  above: "above",
  below: "below",
  at_most: "at-most",
};

/** "at most 70%": a printed number that is a bound, or a round one, says so. */
export function withBound(qualifier: string, text: string): string {
  const bound = bounds[qualifier];
  return bound === undefined ? text : t(`format-${bound}`, { bound: text });
}
