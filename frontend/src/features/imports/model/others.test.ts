import { expect, test } from "vitest";
import { acme as fixture } from "@/test/fixtures";
import { esxtopSummary } from "@/test/imports";
import { otherMachinesOf, othersChoice } from "./others";
import { draftFor, draftOfNew, freshDraft, isAnyChosen, selectionOf, withPool } from "./selection";
import type { FoundPool, ImportSummary, InventorySummary, MachineTotals } from "./types";

const none = {
  reads_iops: 0,
  writes_iops: 0,
  io_kib: 16,
  used_gib: 0,
  unmeasured: [],
  n_unmeasured: 0,
  nothing_else: false,
};
const acme = { ...fixture, other_arrays: [], array: { ...fixture.array, other_workloads: none } };

const totals = (n: number, iops: number | null, gib: number | null) =>
  ({
    n_machines: n,
    n_on: n,
    used_gib: gib,
    load: iops === null ? null : { n_machines: n, reads_iops: iops * 0.6, writes_iops: iops * 0.4 },
    unmeasured: [],
  }) as unknown as MachineTotals;
const pool = (id: string, name: string, guest_os: string, more: MachineTotals) =>
  ({ id, name, n_desktops: more.n_machines, guest_os, totals: more }) as FoundPool;
const estate = (unpooled: MachineTotals | null, ...pools: FoundPool[]): ImportSummary => ({
  ...esxtopSummary,
  workload: null,
  inventory: { pools, hosts: [], unpooled } as unknown as InventorySummary,
});
const staff = pool("pool-1", "Staff", "Windows 11", totals(400, 6000, 9000));
const sql = pool("pool-2", "SQL", "Windows Server 2022", totals(3, 240, 1000));
const all = estate(totals(18, 1000, 7000), staff, sql);

test("the machines outside the selected pools are added in a new scenario", () => {
  const draft = draftOfNew(all, "x");
  expect(otherMachinesOf(draft, all)).toEqual({
    n: 21,
    iops: 1240,
    readFraction: 0.6,
    gib: 8000,
    pools: ["SQL"],
    nUnmeasured: 0,
    unmeasured: [],
  });
  expect(selectionOf(draft, all, acme).others).toEqual({ array_id: "main" });
  expect(selectionOf({ ...draft, others: false }, all, acme).others).toBeNull();
});

test("machines that become a pool are never other machines", () => {
  const target = { target: "+", profileId: null, counts: true, level: null };
  const draft = withPool(draftOfNew(all, "x"), "pool-2", target);
  expect(otherMachinesOf(draft, all)).toMatchObject({ n: 18, iops: 1000, pools: [] });
});

test("unknown load is not zero", () => {
  const summary = estate(totals(18, null, 7000), staff);
  expect(otherMachinesOf(draftOfNew(summary, "x"), summary)).toMatchObject({
    iops: null,
    readFraction: null,
    gib: 7000,
  });
});

test("running machines without a measurement are counted and named", () => {
  const servers = totals(18, 1000, 7000);
  const load = { ...servers.load, n_machines: 16 } as MachineTotals["load"];
  const partly = estate({ ...servers, n_on: 18, load, unmeasured: ["FILES", "PRINT"] }, staff);
  expect(otherMachinesOf(draftOfNew(partly, "x"), partly)).toMatchObject({
    nUnmeasured: 2,
    unmeasured: ["FILES", "PRINT"],
  });
});

test("nothing is proposed without figures, without a pool, or in place of entered workloads", () => {
  const unknown = estate(totals(18, null, null), staff);
  expect(othersChoice(draftOfNew(unknown, "x"), unknown, acme)).toBeNull();
  const earlier = estate(null, staff);
  expect(othersChoice(draftOfNew(earlier, "x"), earlier, acme)).toBeNull();
  expect(othersChoice(draftFor(all, "x", acme), all, acme)).toBeNull();
  const other_workloads = {
    reads_iops: 500,
    writes_iops: 0,
    io_kib: 16,
    used_gib: 0,
    unmeasured: [],
    n_unmeasured: 0,
    nothing_else: false,
  };
  const shared = { ...acme, array: { ...acme.array, other_workloads } };
  expect(othersChoice(draftOfNew(all, "x"), all, shared)).toBeNull();
  expect(othersChoice({ ...draftOfNew(all, "x"), others: true }, all, shared)).not.toBeNull();
});

test("other machines alone are a selection", () => {
  const draft = { ...freshDraft(all, "x"), others: true };
  expect(isAnyChosen(selectionOf(draft, all, acme))).toBe(true);
});
