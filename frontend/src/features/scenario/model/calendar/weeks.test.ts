import { expect, test } from "vitest";
import { epoch } from "@/lib/time/instants";
import { acme } from "@/test/fixtures";
import { nWeeksOf, usefulPageLengths, weekAt, weeksOf, withOneWeekMore } from "./weeks";

test("the Acme fortnight has two pages, from Sunday to Saturday", () => {
  const weeks = weeksOf(acme);
  expect(weeks.map((week) => week.label)).toEqual(["Sun, May 29 – Sat, Jun 4", "Sun, Jun 5 – Sat, Jun 11"]);
});

test("an instant belongs to one week", () => {
  const weeks = weeksOf(acme);
  expect(weekAt(weeks, epoch("2011-06-04T23:59:00Z"))).toBe(0);
  expect(weekAt(weeks, epoch("2011-06-05T00:00:00Z"))).toBe(1);
  expect(weekAt(weeks, epoch("2012-01-01T00:00:00Z"))).toBe(1);
});

test("a page shows several weeks, and the last page the remaining ones", () => {
  const three = withOneWeekMore(acme);
  expect(nWeeksOf(three)).toBe(3);
  expect(weeksOf(three, 2).map(({ name, nDays }) => [name, nDays])).toEqual([
    ["Weeks 1–2", 14],
    ["Week 3", 7],
  ]);
  expect(weeksOf(acme, 4).map(({ label }) => label)).toEqual(["Sun, May 29 – Sat, Jun 11"]);
});

test("only distinct page sizes are offered", () => {
  expect([1, 2, 3, 4].map(usefulPageLengths)).toEqual([
    ["day", 1],
    ["day", 1, 2],
    ["day", 1, 2, 4],
    ["day", 1, 2, 4],
  ]);
});

test("a page shows a single day, and the last page the last day", () => {
  const days = weeksOf(acme, "day");
  expect(days.map(({ nDays }) => nDays)).toEqual(Array(14).fill(1));
  expect([days[0]?.label, days.at(-1)?.label]).toEqual(["Sun, May 29", "Sat, Jun 11"]);
  expect(weekAt(days, epoch("2011-05-30T08:00:00Z"))).toBe(1);
});

test("a calendar can be extended to four weeks at most", () => {
  const four = withOneWeekMore(withOneWeekMore(acme));
  expect(nWeeksOf(four)).toBe(4);
  expect(withOneWeekMore(four)).toBe(four);
});
