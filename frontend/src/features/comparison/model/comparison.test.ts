import { expect, test } from "vitest";
import type { RunSummary } from "@/api/types";
import { acmeComparison } from "@/test/fixtures";
import { run } from "@/test/server";
import { newestOfEach, picked, runName } from "./picks";
import { daysOfEvents, notableEvents, praiseOf, rowViews } from "./table";

const runOf = (id: string, scenario: string) =>
  ({ ...(run as unknown as RunSummary), id, scenario_id: scenario }) as RunSummary;
const runs = [runOf("c", "s1"), runOf("b", "s2"), runOf("a", "s1")];

test("the latest run of each scenario is compared by default", () => {
  expect(newestOfEach(runs)).toEqual(["c", "b"]);
  expect(picked(undefined, runs)).toEqual(["c", "b"]);
});

test("the order in the URL is kept, and duplicate or unknown runs are ignored", () => {
  expect(picked("a,c,a,gone", runs)).toEqual(["a", "c"]);
  expect(picked("-", runs)).toEqual([]);
  expect(runName(runs[0] as RunSummary, "UTC")).toMatch(/, v1, Fri, Nov 20 10:00$/);
});

test("only significant differences are colored, and they have a text equivalent", () => {
  const login = acmeComparison.events.find(({ id }) => id.includes("first-login"));
  const rows = rowViews(login?.rows ?? []);
  const poor = rows.find(({ label }) => label === "Poor logins")?.cells[1];
  expect(poor).toMatchObject({ value: "34%", difference: "+26 pts", tone: "worse", said: "worse" });
  expect(rows.find(({ label }) => label === "I/O rate")?.cells[1]).toMatchObject({ tone: "plain", said: "" });
  expect(rows[0]?.cells[0]?.difference).toBe("");
});

test("amounts have their currency, and equal amounts show no difference", () => {
  const [price] = rowViews(acmeComparison.facts);
  expect(price?.cells).toEqual([
    { value: "120,000 USD", difference: "", tone: "plain", said: "" },
    { value: "120,000 USD", difference: "", tone: "plain", said: "" },
  ]);
});

test("differences have no more precision than the values, and equal values have none", () => {
  const row = (first: number, second: number) => {
    const value = { matters: false, is_better: null };
    const values = [
      { ...value, value: first, difference: null },
      { ...value, value: second, difference: second - first },
    ];
    const [view] = rowViews([
      { id: "total_iops", label: "I/O rate", unit: "IOPS", better: "neither", values },
    ]);
    return view?.cells[1]?.difference;
  };
  expect(row(15_234.5, 15_234.39)).toBe("");
  expect(row(15_300, 15_212.7)).toBe("−100 IOPS");
  expect(row(24, 26)).toBe("+2 IOPS");
});

test("prices of rented storage have their period", () => {
  const rows = rowViews(acmeComparison.facts, ["", "over 3 years"]);
  const notes = rows.map(({ id, cells }) => [id, ...cells.map((cell) => cell?.note ?? "")]);
  const periods = notes.filter(([, ...cells]) => cells.some(Boolean));
  expect(periods).toEqual([
    ["price", "", "over 3 years"],
    ["price_per_desktop", "", "over 3 years"],
  ]);
});

test("events without significant differences can be collapsed", () => {
  const notable = notableEvents(acmeComparison);
  expect(notable.size).toBeGreaterThan(0);
  expect(acmeComparison.events.some(({ id }) => !notable.has(id))).toBe(true);
  expect(praiseOf(acmeComparison, 0)).toBe("best experience");
  expect(praiseOf(acmeComparison, 1)).toBe("");
});

test("the days of a repeating event are one row, that of the worst day", () => {
  const [event] = acmeComparison.events;
  if (event === undefined) throw new Error("the comparison has no events");
  const on = (id: string, status: "pass" | "at_risk" | "fail") => ({
    ...event,
    id,
    phase: "tuesday_login" as const,
    columns: event.columns.map((column) => column && { ...column, status }),
  });
  const events = [
    { ...on("login-boston", "at_risk"), phase: "monday_login" as const },
    on("login-20110531-boston", "fail"),
    on("login-20110601-boston", "pass"),
    on("login-20110601-austin", "pass"),
  ];
  const found = daysOfEvents(events).map(({ all, worst }) => [all.length, worst.id]);
  expect(found).toEqual([
    [3, "login-20110531-boston"],
    [1, "login-20110601-austin"],
  ]);
});
