import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  asReported,
  duration,
  gigabytes,
  inColumn,
  inUnit,
  percent,
  roughly,
  signedPercent,
  significant,
  withUnit,
} from "./numbers";

test.each([
  [26_754.83, "26,755"],
  [440.4, "440"],
  [1.234, "1.2"],
  [0.05678, "0.057"],
  [0, "0"],
  [999.9, "1,000"],
])("%d is formatted as in the report", (value, text) => {
  expect(significant(value)).toBe(text);
});

test.each([
  [0, "0 s"],
  [1.04, "1 s"],
  [45, "45 s"],
  [1260, "21 min"],
  [125, "2 min 05 s"],
  [5400, "1 h 30 min"],
  [11_100, "3 h 05 min"],
  [9000, "2 h 30 min"],
  [7200, "2 h"],
  [183_600, "2 d 3 h"],
])("%d seconds are formatted as %s", (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});

test("fractions are shown as percentages", () => {
  expect(percent(0.453)).toBe("45%");
  expect(percent(0.004)).toBe("0.4%");
  expect(percent(0)).toBe("0%");
  expect(signedPercent(-0.123)).toBe("−12%");
  expect(signedPercent(0.001)).toBe("±0%");
});

test("every number has its unit", () => {
  expect(inUnit(0.95, "fraction")).toBe("95%");
  expect(inUnit(1.21, "ms")).toBe("1.2 ms");
  expect(inUnit(95, "%")).toBe("95%");
  expect(withUnit("10", "% per year")).toBe("10% per year");
  expect(inUnit(2500, "count")).toBe("2,500");
  expect(inUnit(2172, "s")).toBe("36 min");
  expect(gigabytes(17_320)).toBe("17.3 TB");
});

test("numbers in a column have the same number of significant digits", () => {
  expect([1.5, 23, 0.0412, 1234.5, 0].map((value) => inColumn(value))).toEqual([
    "1.50",
    "23.0",
    "0.0412",
    "1,235",
    "0.00",
  ]);
});

test.each([
  [7, "7"],
  [743, "740"],
  [84_321, "84,000"],
  [2_437_000, "2.4 million"],
  [995_000, "1 million"],
  [191_000_000, "190 million"],
  [1_240_000_000, "1.2 billion"],
])("%d is rounded to %s", (value, text) => {
  expect(roughly(value)).toBe(text);
});

test.each([
  [26_754.6, "26,755"],
  [12.34, "12"],
  [1.234, "1.2"],
  [2.04, "2.0"],
  [9.97, "10"],
  [0.0123, "0.012"],
  [0.0021, "< 0.01"],
  [0, "0"],
])("%d is formatted as in the report", (value, text) => {
  expect(asReported(value)).toBe(text);
});

/** Numbers as the report and the browser show them; the backend has the same test. */
const rounded = JSON.parse(readFileSync("../backend/tests/engine/rounded_numbers.json", "utf8")) as {
  number: [number, number, string][];
  percent: [number, string][];
  duration: [number, string][];
};

test.each(rounded.number)("%d with %d digits is rounded half up, as in the report", (value, digits, text) => {
  expect(significant(value, digits)).toBe(text);
  if (digits === 2) expect(asReported(value)).toBe(text);
});

test("a number as in the report is rounded half up, too", () => {
  expect(asReported(8.35)).toBe("8.4");
});

test.each(rounded.percent)("the fraction %d is rounded half up, as in the report", (value, text) => {
  expect(percent(value)).toBe(text);
});

test.each(rounded.duration)("%d seconds are rounded half up, as in the report", (value, text) => {
  expect(duration(value)).toBe(text);
});
