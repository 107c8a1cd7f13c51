/** Numbers as people read them: two to three significant digits, always with their unit. */

const locale = () => (typeof navigator === "undefined" ? "en" : navigator.language);

export interface Quantity {
  value: string;
  unit: string;
}

/** A number with at most `digits` significant digits, never in exponents: 26754.8 → 26,800. */
export function significant(value: number, digits = 3): string {
  if (value === 0) return "0";
  const magnitude = Math.floor(Math.log10(Math.abs(value))) + 1;
  const step = 10 ** (magnitude - digits);
  const rounded = magnitude > digits ? Math.round(value / step) * step : value;
  return new Intl.NumberFormat(locale(), {
    maximumFractionDigits: Math.min(20, Math.max(0, digits - magnitude)),
  }).format(rounded);
}

/** A number on an axis, as short as it can be: 40000 → 40k. */
export function compact(value: number): string {
  if (Math.abs(value) < 10_000) return significant(value);
  return Math.abs(value) < 1e6 ? `${significant(value / 1e3)}k` : `${significant(value / 1e6)}M`;
}

/** A whole number with separators. */
export function whole(value: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(value);
}

/** A fraction as a percentage: 0.453 → 45 %; shares below one percent keep a digit. */
export function percent(fraction: number): string {
  const value = fraction * 100;
  return `${value !== 0 && Math.abs(value) < 1 ? significant(value, 1) : whole(value)} %`;
}

/** A signed relative difference: +3 %, −12 %. */
export function signedPercent(fraction: number): string {
  const value = Math.round(fraction * 100);
  return `${value > 0 ? "+" : value < 0 ? "−" : "±"}${whole(Math.abs(value))} %`;
}

/** A difference between two shares: +3 pt, −12 pt. */
export function points(fraction: number): string {
  return signedPercent(fraction).replace("%", "pt");
}

/** Seconds in the unit a person would say: 45 s, 21 min, 1 h 30 min, 2 d 3 h. */
export function duration(seconds: number): string {
  if (seconds < 10) return `${significant(seconds, 2)} s`;
  if (seconds < 90) return `${whole(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 100) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
  const days = Math.floor(hours / 24);
  return hours % 24 ? `${days} d ${hours % 24} h` : `${days} d`;
}

/** Any number in the unit that the engine gave it. */
export function inUnit(value: number, unit: string): string {
  if (unit === "s") return duration(value);
  if (unit === "fraction") return percent(value);
  if (unit === "%") return percent(value / 100);
  const isBare = unit === "" || unit === "count" || unit === "ratio";
  return isBare ? significant(value) : `${significant(value)} ${unit}`;
}

/** A count with its noun: 1 desktop, 2,500 desktops. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${whole(n)} ${n === 1 ? one : many}`;
}

/** GB in the size a person would say: 812 GB, 17.3 TB. */
export function gigabytes(gb: number): string {
  return Math.abs(gb) >= 1000 ? `${significant(gb / 1000)} TB` : `${significant(gb)} GB`;
}
