import { expect, test } from "vitest";
import type { RunSummary } from "@/api/types";
import { acmeComparison } from "@/test/fixtures";
import { run } from "@/test/server";
import { newestOfEach, picked, runName } from "./picks";
import { notableEvents, praiseOf, rowViews } from "./table";

const runOf = (id: string, scenario: string) =>
  ({ ...(run as unknown as RunSummary), id, scenario_id: scenario }) as RunSummary;
const runs = [runOf("c", "s1"), runOf("b", "s2"), runOf("a", "s1")];

test("without a choice the newest run of each scenario is compared", () => {
  expect(newestOfEach(runs)).toEqual(["c", "b"]);
  expect(picked(undefined, runs)).toEqual(["c", "b"]);
});

test("an address keeps its order; what it names twice or wrongly is left out", () => {
  expect(picked("a,c,a,gone", runs)).toEqual(["a", "c"]);
  expect(picked("-", runs)).toEqual([]);
  expect(runName(runs[0] as RunSummary, "UTC")).toMatch(/, v1, Fri, Nov 20 10:00$/);
});

test("a difference is colored only where it matters, and says so without color", () => {
  const login = acmeComparison.events.find(({ id }) => id.includes("first-login"));
  const rows = rowViews(login?.rows ?? []);
  const poor = rows.find(({ label }) => label === "Poor logins")?.cells[1];
  expect(poor).toMatchObject({ value: "34 %", difference: "+26 pts", tone: "worse", said: "worse" });
  expect(rows.find(({ label }) => label === "I/O rate")?.cells[1]).toMatchObject({ tone: "plain", said: "" });
  expect(rows[0]?.cells[0]?.difference).toBe("");
});

test("amounts are written in their currency, and equal ones show no difference", () => {
  const [price] = rowViews(acmeComparison.facts);
  expect(price?.cells).toEqual([
    { value: "120,000 USD", difference: "", tone: "plain", said: "" },
    { value: "120,000 USD", difference: "", tone: "plain", said: "" },
  ]);
});

test("events in which nothing differs that matters can be folded away", () => {
  const notable = notableEvents(acmeComparison);
  expect(notable.size).toBeGreaterThan(0);
  expect(acmeComparison.events.some(({ id }) => !notable.has(id))).toBe(true);
  expect(praiseOf(acmeComparison, 0)).toBe("best experience");
  expect(praiseOf(acmeComparison, 1)).toBe("");
});
