import { expect, test } from "vitest";
import { epoch } from "@/lib/time";
import { acme } from "@/test/fixtures";
import { firstWeekday, weekAt, weeksOf } from "./weeks";

test("the Acme fortnight has two pages, from Sunday to Saturday", () => {
  const weeks = weeksOf(acme);
  expect(weeks.map((week) => week.label)).toEqual(["Sun 29 May – Sat 4 Jun", "Sun 5 Jun – Sat 11 Jun"]);
  expect(firstWeekday(acme)).toBe(0);
});

test("an instant falls into one week", () => {
  const weeks = weeksOf(acme);
  expect(weekAt(weeks, epoch("2011-06-04T23:59:00Z"))).toBe(0);
  expect(weekAt(weeks, epoch("2011-06-05T00:00:00Z"))).toBe(1);
  expect(weekAt(weeks, epoch("2012-01-01T00:00:00Z"))).toBe(1);
});
