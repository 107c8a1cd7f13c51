import { expect, test } from "vitest";
import type { ArrayModel, RaidLayout, Tier } from "@/api/types";
import { acme, fas3270 } from "@/test/fixtures";
import { defaultConfiguration, legalSteps, nextStep } from "./legalSteps";

type Cache = NonNullable<ArrayModel["flash_cache"]>;

const fact = (value: number) => ({ value, status: "assumed" as const, where: "", reasoning: "", rows: [] });
const raid = (change: Partial<RaidLayout>) => ({ ...(fas3270.tiers[0] as Tier).raid, ...change });
const tier = (change: Partial<Tier>): Tier => ({ ...(fas3270.tiers[0] as Tier), ...change });

const array: ArrayModel = {
  ...fas3270,
  flash_cache: {
    ...(fas3270.flash_cache as Cache),
    module_gib: fact(256),
    max_modules: fact(4),
  },
};

const tiered: ArrayModel = {
  ...fas3270,
  id: "tiered",
  flash_cache: null,
  shelf: { ...fas3270.shelf, drive_step: fact(1), max_drives_per_controller: fact(20) },
  tiers: [
    tier({ id: "flash", name: "SSDs", drives: ["ssd-a", "ssd-b"], n_fixed: fact(7) }),
    tier({
      id: "performance",
      name: "10k drives",
      drives: ["sas"],
      raid: raid({ group_size: fact(4), n_parity_per_group: fact(1), n_spares: fact(1) }),
      n_fixed: null,
    }),
  ],
};

test("flash cache comes in modules, with the same number in each controller", () => {
  expect(legalSteps(array, acme.array).flash_cache_gib?.values).toEqual([0, 256, 512, 768, 1024]);
  const two = legalSteps(array, { ...acme.array, n_controllers: 2, n_ports: 2 });
  expect(two.flash_cache_gib?.values).toEqual([0, 512, 1024, 1536, 2048]);
  expect(two.n_ports.values[0]).toBe(2);
});

test("the next step is the nearest orderable one", () => {
  const { flash_cache_gib, n_controllers } = legalSteps(array, acme.array);
  expect(flash_cache_gib && nextStep(flash_cache_gib, 512, 1)).toBe(768);
  expect(flash_cache_gib && nextStep(flash_cache_gib, 600, -1)).toBe(512);
  expect(nextStep(n_controllers, 1, -1)).toBeNull();
});

test("each tier has its own steps: a fixed number, or whole RAID groups that fit with the others", () => {
  const chosen = defaultConfiguration(tiered, 10);
  const { tiers, flash_cache_gib } = legalSteps(tiered, chosen);
  expect(flash_cache_gib).toBeNull();
  expect(tiers.map(({ name, isFixed }) => [name, isFixed])).toEqual([
    ["SSDs", true],
    ["10k drives", false],
  ]);
  expect(tiers[0]?.values).toEqual([7]);
  // one spare, then groups of one parity drive and at least one of data
  expect(tiers[1]?.values.slice(0, 3)).toEqual([3, 4, 5]);
  expect(tiers[1]?.values.at(-1)).toBe(13);
});

test("mirrored drives come in pairs", () => {
  const pairs = raid({ group_size: fact(2), n_parity_per_group: fact(1), n_spares: fact(0) });
  const mirrored = { ...tiered, tiers: [tier({ raid: pairs, n_fixed: null })] };
  const [only] = legalSteps(mirrored, { ...acme.array, tiers: [{ drive_id: "x", n_drives: 2 }] }).tiers;
  expect(only?.values.slice(0, 3)).toEqual([2, 4, 6]);
  expect(defaultConfiguration(mirrored, 1).tiers[0]?.n_drives).toBe(2);
});

test("another model starts with its first firmware, first drives and the smallest sensible counts", () => {
  expect(defaultConfiguration(tiered, 10)).toEqual({
    model_id: "tiered",
    firmware_id: "ontap-8.0.1",
    n_arrays: 1,
    n_controllers: 1,
    tiers: [
      { drive_id: "ssd-a", n_drives: 7 },
      { drive_id: "sas", n_drives: 9 },
    ],
    flash_cache_gib: 0,
    n_ports: 1,
    other_workloads: {
      reads_iops: 0,
      writes_iops: 0,
      io_kib: 16,
      used_gib: 0,
      unmeasured: [],
      n_unmeasured: 0,
      nothing_else: false,
    },
  });
});

test("a model that requires several controllers starts with them and one port each", () => {
  const paired = { ...tiered, controllers: fact(2), fewest_controllers: fact(2) };
  const chosen = defaultConfiguration(paired, 10);
  expect([chosen.n_controllers, chosen.n_ports]).toEqual([2, 2]);
  expect(legalSteps(paired, chosen).n_controllers.values).toEqual([2]);
});

test("a model that runs on the hosts is placed on each of them", () => {
  const hosted = { ...tiered, runs_on_hosts: true, max_arrays: fact(64) };
  expect(defaultConfiguration(hosted, 12).n_arrays).toBe(12);
  expect(defaultConfiguration(hosted, 100).n_arrays).toBe(64);
});

test("all ports that an organization states of its own array are in use at first, and one per controller of others", () => {
  const ports = { ...fas3270.network.max_ports, value: 4 };
  const own = {
    ...fas3270,
    network: { ...fas3270.network, max_ports: { ...ports, source: "own-arrays-mine" } },
  };
  const other = { ...fas3270, network: { ...fas3270.network, max_ports: ports } };
  expect(defaultConfiguration(own, 10).n_ports).toBe(4);
  expect(defaultConfiguration(other, 10).n_ports).toBe(1);
});
