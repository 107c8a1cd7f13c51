import { expect, test } from "vitest";
import { acme } from "@/test/fixtures";
import { growthYears, withGrowthRate, withGrowthYears } from "./growth";

const RATE = "growth.desktops_fraction_per_year";
const ungrown = { ...acme, growth: { desktops_fraction_per_year: 0, through_year: null } };

test("a period of growth is counted from the year of the calendar in its time zone", () => {
  const year = Number(acme.calendar.starts_at.slice(0, 4));
  const grown = withGrowthYears(ungrown, 3);
  expect(grown.growth.through_year).toBe(year + 3);
  expect(growthYears(grown)).toBe(3);
  expect(growthYears(withGrowthYears(grown, null))).toBeNull();
  const atNewYear = { ...acme.calendar, starts_at: "2025-12-31T23:30:00Z" };
  const inTokyo = { ...ungrown, calendar: atNewYear, time_zone: "Asia/Tokyo" };
  expect(withGrowthYears(inTokyo, 1).growth.through_year).toBe(2027);
});

test("a first growth rate also sets three years, and another one keeps the period", () => {
  const grown = withGrowthRate(ungrown, RATE, 0.1);
  expect(grown.growth.desktops_fraction_per_year).toBe(0.1);
  expect(growthYears(grown)).toBe(3);
  expect(growthYears(withGrowthRate(withGrowthYears(grown, 5), RATE, 0.2))).toBe(5);
  expect(growthYears(withGrowthRate(ungrown, RATE, 0))).toBeNull();
});
