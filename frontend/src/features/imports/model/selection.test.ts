import { expect, test } from "vitest";
import { acme } from "@/test/fixtures";
import { esxtopSummary } from "@/test/imports";
import {
  ADD,
  bestLevel,
  draftFor,
  draftOfNew,
  freshDraft,
  groupsOf,
  identifier,
  isAnyChosen,
  problemsOf,
  selectionOf,
  withEvent,
  withPhase,
  withPool,
} from "./selection";
import type { FoundLoad, FoundPool, ImportSummary, InventorySummary } from "./types";

const pool = (id: string, name: string, more: Partial<FoundPool> = {}) =>
  ({ id, name, n_desktops: 120, guest_os: "", ...more }) as FoundPool;
const load = { p95_iops_per_desktop: 30 } as FoundLoad;
const inventoryOf = (...pools: FoundPool[]): ImportSummary => ({
  ...esxtopSummary,
  workload: null,
  inventory: { pools, hosts: [{ id: "hosts-1" }, { id: "hosts-2" }] } as unknown as InventorySummary,
});
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
  draft = withPool(draft, "pool-1", { target: ADD, profileId: null, counts: true, level: null });
  draft = withPool(draft, "pool-2", { target: ADD, profileId: "task", counts: true, level: null });
  const { pools } = selectionOf(draft, counted, acme);
  expect(pools).toEqual([
    {
      found_id: "pool-1",
      pool_id: "staff",
      profile_id: acme.pools[0]?.profile_id,
      counts: true,
      load: null,
    },
    { found_id: "pool-2", pool_id: "staff-2", profile_id: "task", counts: true, load: null },
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

test("a new scenario takes all desktops with their 95th percentile and the largest hosts, but no servers", () => {
  const found = inventoryOf(
    pool("pool-1", "Office", { guest_os: "Microsoft Windows 11 (64-bit)", load }),
    pool("pool-2", "SQL", { guest_os: "Microsoft Windows Server 2022 (64-bit)" }),
    pool("pool-3", "Web", { guest_os: "Ubuntu Linux (64-bit)" }),
    pool("pool-4", "Office", { n_desktops: 30 }),
  );
  const draft = draftOfNew(found, "x");
  expect(groupsOf(draft, found)).toEqual([
    { id: "office", name: "Office", n_desktops: 120 },
    { id: "office-2", name: "Office", n_desktops: 30 },
  ]);
  const setting = { isNew: true, profileIds: ["office-measured"] };
  const { pools, hosts_id } = selectionOf(draft, found, acme, setting);
  expect(hosts_id).toBe("hosts-1");
  expect(pools).toEqual([
    {
      found_id: "pool-1",
      pool_id: "office",
      profile_id: null,
      counts: true,
      load: { level: "p95", id: "office-measured-2", name: "Office, measured" },
    },
    { found_id: "pool-4", pool_id: "office-2", profile_id: null, counts: true, load: null },
  ]);
});

test("a later import suggests the load of pools with the same name, and nothing that was counted before", () => {
  const name = acme.pools[0]?.name ?? "";
  const found = inventoryOf(pool("pool-1", name.toUpperCase(), { load }), pool("pool-2", "Other", { load }));
  const { pools } = selectionOf(draftFor(found, "x", acme), found, acme);
  expect(pools).toMatchObject([{ found_id: "pool-1", pool_id: acme.pools[0]?.id, counts: false }]);
  expect(draftFor(inventoryOf(pool("pool-1", name)), "x", acme).pools).toEqual({});
});

test("without a 95th percentile the mean describes the load, and measured phases take its place", () => {
  expect(bestLevel({ ...load, p95_iops_per_desktop: null })).toBe("mean");
  const found = { ...inventoryOf(pool("pool-1", "Office", { load })), workload: esxtopSummary.workload };
  expect(draftOfNew(found, "x").pools["pool-1"]?.level).toBeNull();
});

test("measured phases are suggested for the pool named like the machines, otherwise for all pools", () => {
  const { workload } = esxtopSummary;
  if (!workload) throw new Error("the fixture has a workload");
  const named = (name: string): ImportSummary => ({
    ...esxtopSummary,
    workload: { ...workload, machine_groups: [{ name, n_machines: 4 }] },
  });
  const [first] = acme.pools;
  const two = {
    ...acme,
    pools: [...acme.pools, { ...acme.pools[0], id: "lab", name: "Lab" }],
  } as typeof acme;
  expect(draftFor(named(first?.name.toUpperCase() ?? ""), "x", two).profilePoolIds).toEqual([first?.id]);
  expect(draftFor(named("vdi"), "x", two).profilePoolIds).toBeNull();
});
