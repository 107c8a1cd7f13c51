import { expect, test } from "vitest";
import { parseNumber, type TypedNumber } from "./parseNumber";

type Row = [text: string, en: TypedNumber, de: TypedNumber, fr: TypedNumber];

const NO = "unreadable";
const NBSP = "\u00a0";
const NARROW = "\u202f";

/* Spanish reads like German, and Japanese like English. */
const table: Row[] = [
  ["1200", 1200, 1200, 1200],
  ["1,200", 1200, 1.2, 1.2],
  ["1.200", 1.2, 1200, NO],
  ["1,234,567", 1234567, NO, NO],
  ["1.234.567", NO, 1234567, NO],
  ["1,234.5", 1234.5, NO, NO],
  ["1.234,5", NO, 1234.5, NO],
  ["12.5", 12.5, 12.5, 12.5],
  ["12,5", NO, 12.5, 12.5],
  ["0.125", 0.125, 0.125, 0.125],
  ["0,125", NO, 0.125, 0.125],
  ["1234.567", 1234.567, 1234.567, 1234.567],
  ["1234,567", NO, 1234.567, 1234.567],
  [".5", 0.5, 0.5, 0.5],
  [",5", NO, 0.5, 0.5],
  ["12.", 12, NO, NO],
  ["12,", NO, 12, 12],
  ["1 200", 1200, 1200, 1200],
  [`1${NBSP}200`, 1200, 1200, 1200],
  [`1${NARROW}200${NARROW}000`, 1_200_000, 1_200_000, 1_200_000],
  ["1 200,5", NO, 1200.5, 1200.5],
  ["1 200.5", 1200.5, NO, NO],
  ["12 00", NO, NO, NO],
  ["1,20", NO, 1.2, 1.2],
  ["1,2000", NO, 1.2, 1.2],
  ["12,34,567", NO, NO, NO],
  ["0,123,456", NO, NO, NO],
  ["1,200 300", NO, NO, NO],
  ["1''200", NO, NO, NO],
  ["-12", -12, -12, -12],
  ["−12", -12, -12, -12],
  ["+3", 3, 3, 3],
  ["- 3", -3, -3, -3],
  ["--3", NO, NO, NO],
  ["3-", NO, NO, NO],
  ["1e9", 1e9, 1e9, 1e9],
  ["2.5E-3", 0.0025, 0.0025, 0.0025],
  ["2,5e3", NO, 2500, 2500],
  ["1e", NO, NO, NO],
  ["e9", NO, NO, NO],
  ["1e999", NO, NO, NO],
  ["NaN", NO, NO, NO],
  ["Infinity", NO, NO, NO],
  ["0x1F", NO, NO, NO],
  ["ten", NO, NO, NO],
  ["12 apples", NO, NO, NO],
  ["12 GiB", NO, NO, NO],
  ["10%", NO, NO, NO],
  ["1/2", NO, NO, NO],
  ["10²", NO, NO, NO],
  [".", NO, NO, NO],
  [",", NO, NO, NO],
  ["-", NO, NO, NO],
  ["", "empty", "empty", "empty"],
  [`  ${NBSP}`, "empty", "empty", "empty"],
  [" 7 ", 7, 7, 7],
  ["１２．５", 12.5, 12.5, 12.5],
  ["１，２００", 1200, 1.2, 1.2],
];

test.each(table)("“%s” is %s in English, %s in German and %s in French", (text, en, de, fr) => {
  const read = (locale: string) => parseNumber(text, "", locale);
  expect([read("en"), read("ja")]).toEqual([en, en]);
  expect([read("de"), read("es")]).toEqual([de, de]);
  expect(read("fr")).toBe(fr);
});

test.each([
  ["de-CH", "1’200.5", 1200.5],
  ["de-CH", "1'200.5", 1200.5],
  ["de-CH", "12,5", "unreadable"],
  ["de-AT", "1 200,5", 1200.5],
  ["es-MX", "1,200.5", 1200.5],
  ["en-IN", "12,34,567.5", 1234567.5],
  ["en-IN", "1,234,567", 1234567],
  ["fr-CH", "1 200,5", 1200.5],
] as const)("the region decides: %s “%s”", (locale, text, value) => {
  expect(parseNumber(text, "", locale)).toBe(value);
});

test.each([
  ["45 min", "min", 45],
  ["45min", "min", 45],
  ["45 MIN", "min", 45],
  ["8 GiB", "GiB", 8],
  ["15 GiB", "GiB per desktop", 15],
  ["15 GiB per desktop", "GiB per desktop", 15],
  ["10 %", "%", 10],
  ["10%", "% per year", 10],
  [`10${NARROW}%`, "%", 10],
  ["1,200 EUR", "EUR", 1200],
  ["45 h", "min", "unreadable"],
  ["min", "min", "unreadable"],
  ["45 min min", "min", "unreadable"],
  ["1e9 s", "s", 1e9],
] as const)("“%s” in a field in %s", (text, unit, value) => {
  expect(parseNumber(text, unit, "en")).toBe(value);
});

test.each(["en", "de", "es", "fr", "ja", "de-AT", "de-CH", "en-IN", "es-MX", "fr-CH"])(
  "what %s writes is read back",
  (locale) => {
    const format = new Intl.NumberFormat(locale, { useGrouping: "always", maximumFractionDigits: 6 });
    for (const value of [0, 7, 0.125, 1.2, 12.5, 999, 1200, 1234.5, 26_755, 123_456.789, 1_234_567, -45.25])
      expect(parseNumber(format.format(value), "", locale)).toBe(value);
  },
);
