import { expect, test } from "vitest";
import { acme } from "@/test/fixtures";
import { esxtopSummary } from "@/test/imports";
import {
  ADD,
  freshDraft,
  identifier,
  isAnyChosen,
  problemsOf,
  selectionOf,
  withEvent,
  withPhase,
  withPool,
} from "./selection";
import type { FoundPool, ImportSummary, InventorySummary } from "./types";

const pool = (id: string, name: string) => ({ id, name, n_desktops: 120 }) as FoundPool;
const counted: ImportSummary = {
  ...esxtopSummary,
  workload: null,
  inventory: {
    pools: [pool("pool-1", "Staff"), pool("pool-2", "Staff")],
    hosts: [],
  } as unknown as InventorySummary,
};

test("names become valid identifiers", () => {
  expect(identifier("  Nordwind, Büro Ost  ")).toBe("nordwind-buro-ost");
  expect(identifier("北")).toBe("measured");
  expect(identifier(`${"a".repeat(55)} b`)).toBe("a".repeat(55));
});

test("by default, each measured phase is applied to every pool and nothing else is selected", () => {
  const selection = selectionOf(freshDraft(esxtopSummary, "Nordwind"), esxtopSummary, acme);
  expect(selection.profile).toEqual({
    based_on: acme.pools[0]?.profile_id,
    id: "nordwind-measured",
    name: "Nordwind, measured",
    phases: [0, 1],
    pool_ids: acme.pools.map(({ id }) => id),
  });
  expect(selection).toMatchObject({ pools: [], hosts_id: null, events: [], array: null });
  expect(isAnyChosen(selection)).toBe(true);
});

test("of two windows of the same kind, the one selected last is used", () => {
  const [storm, calm] = esxtopSummary.workload?.phases ?? [];
  if (!storm || !calm) throw new Error("the fixture has two phases");
  const phases = [storm, calm, storm];
  const draft = { ...freshDraft(esxtopSummary, "x"), phases: [0, 1] };
  expect(withPhase(draft, 2, phases).phases).toEqual([1, 2]);
  expect(withPhase(draft, 1, phases).phases).toEqual([0]);
});

test("without phases there is no profile, and the selection is empty", () => {
  const draft = { ...freshDraft(esxtopSummary, "x"), phases: [] };
  expect(isAnyChosen(selectionOf(draft, esxtopSummary, acme))).toBe(false);
});

test("an added pool gets an unused identifier and a profile", () => {
  let draft = freshDraft(counted, "x");
  draft = withPool(draft, "pool-1", { target: ADD, profileId: null });
  draft = withPool(draft, "pool-2", { target: ADD, profileId: "task" });
  const { pools } = selectionOf(draft, counted, acme);
  expect(pools).toEqual([
    { found_id: "pool-1", pool_id: "staff", profile_id: acme.pools[0]?.profile_id },
    { found_id: "pool-2", pool_id: "staff-2", profile_id: "task" },
  ]);
  expect(selectionOf(withPool(draft, "pool-1", null), counted, acme).pools).toHaveLength(1);
});

test("a selected storm becomes an event, and an unselected one does not", () => {
  const draft = withEvent(freshDraft(esxtopSummary, "x"), "storm-1", {
    kind: "login",
    poolIds: [],
    repeats: true,
  });
  expect(selectionOf(draft, esxtopSummary, acme).events).toEqual([
    { found_id: "storm-1", kind: "login", pool_ids: [], repeats: true },
  ]);
  expect(selectionOf(withEvent(draft, "storm-1", null), esxtopSummary, acme).events).toEqual([]);
});

test("problems are shown at the part they name, whatever their prefix", () => {
  const problem = (path: string) => ({ path, given: "", allowed: "", message: "m" });
  const problems = [
    "selection.profile.phases.0",
    "profile.id",
    "selection.pools.0.pool_id",
    "scenario_id",
  ].map(problem);
  expect(problemsOf(problems, "profile")).toHaveLength(2);
  expect(problemsOf(problems, "profile.phases")).toHaveLength(1);
  expect(problemsOf(problems, "pools", "events")).toHaveLength(1);
});
