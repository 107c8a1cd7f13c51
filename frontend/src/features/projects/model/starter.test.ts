import { expect, test } from "vitest";
import type { Deployment, Scenario, WorkloadProfile } from "@/api/types";
import type { Deal } from "@/lib/sizing/deals";
import { epoch } from "@/lib/time/instants";
import { fas3270 } from "@/test/fixtures";
import {
  arrayOfNew,
  type FirstAnswers,
  isStartingArray,
  offeredWorkloads,
  starterScenario,
  withPools,
} from "./starter";

const profile = { id: "windows7-knowledge-rawc", name: "Windows 7 knowledge user" } as WorkloadProfile;
const deployments = [{ id: "citrix-mcs", clone_types: ["mcs"] }] as Deployment[];
const answers: FirstAnswers = {
  nDesktops: 500,
  nAdded: 100,
  profile,
  cloneType: "mcs",
  array: null,
  otherIops: 0,
  otherUsedGib: 0,
  nothingElse: false,
};
const starter = (today: string, deal: Deal = "new") =>
  starterScenario("New", fas3270, deployments, answers, epoch(today), deal);

test("the week starts on the next Monday", () => {
  expect(starter("2026-11-21T15:00:00Z").calendar.starts_at).toBe("2026-11-23T00:00:00Z");
  expect(starter("2026-11-23T08:00:00Z").calendar.starts_at).toBe("2026-11-30T00:00:00Z");
});

test("users log in and log off on five days", () => {
  const { events } = starter("2026-11-21T15:00:00Z");
  expect(events.map((event) => event.kind).slice(0, 2)).toEqual(["login", "logoff"]);
  expect(events).toHaveLength(10);
  expect(events.at(-1)?.starts_at).toBe("2026-11-27T17:00:00Z");
});

test("the starter scenario uses an array from the catalog", () => {
  expect(starter("2026-11-21T15:00:00Z").array).toMatchObject({
    model_id: "netapp-fas3270",
    tiers: [{ drive_id: "fc-450gb-15k", n_drives: 6 }],
    flash_cache_gib: 512,
  });
});

test("an expansion has the current and the additional desktops, and both log in", () => {
  const { pools, events } = starter("2026-11-21T15:00:00Z", "expand");
  expect(pools.map(({ name, n_desktops }) => [name, n_desktops])).toEqual([
    ["Existing desktops", 500],
    ["Added desktops", 100],
  ]);
  const ids = pools.map(({ id }) => id);
  expect(events.every((event) => "pool_ids" in event && event.pool_ids.join() === ids.join())).toBe(true);
});

test("only a project whose customer has an array starts with an installed one", () => {
  const installed = (["new", "check", "expand", "refresh"] as const).map((deal) => {
    const { array, installed_array } = starter("2026-11-21T15:00:00Z", deal);
    return installed_array === array;
  });
  expect(installed).toEqual([false, true, true, true]);
  expect(starter("2026-11-21T15:00:00Z")).not.toHaveProperty("installed_array");
});

test("other workloads of the installed array are read at 70 %, and an array without an entry has none", () => {
  const shared = { ...answers, otherIops: 1000, otherUsedGib: 2000 };
  const { array } = starterScenario("New", fas3270, deployments, shared, 0, "check");
  expect(array.other_workloads).toEqual({
    reads_iops: 700,
    writes_iops: 300,
    io_kib: 16,
    used_gib: 2000,
    unmeasured: [],
    n_unmeasured: 0,
    nothing_else: false,
  });
  const free = starter("2026-11-21T15:00:00Z", "check").array.other_workloads;
  expect([free.reads_iops, free.writes_iops, free.used_gib, free.nothing_else]).toEqual([0, 0, 0, false]);
  const stated = starterScenario("New", fas3270, deployments, { ...answers, nothingElse: true }, 0, "check");
  expect(stated.array.other_workloads.nothing_else).toBe(true);
});

test("a new deployment starts on a vendor-neutral array, and never on one that is no longer sold", () => {
  const items = [
    { id: "former", availability: "end_of_sale" },
    { id: "a", availability: "current" },
    { id: "generic-nvme-dual-controller", availability: "current" },
  ] as const;
  expect(arrayOfNew(items)?.id).toBe("generic-nvme-dual-controller");
  expect(arrayOfNew(items.slice(0, 2))?.id).toBe("a");
  expect(arrayOfNew(items.slice(0, 1))).toBeUndefined();
});

test("the answers decide the pool, and its users log in by the clock of their site", () => {
  const { pools, events } = starter("2026-11-21T15:00:00Z");
  expect(pools).toMatchObject([
    { n_desktops: 500, clone_type: "mcs", deployment_id: "citrix-mcs", assignment: "floating" },
  ]);
  expect(events.every((event) => "at_local_time" in event && event.at_local_time)).toBe(true);
});

test("a profile whose I/O includes that of its containers starts with their capacity", () => {
  const usual_pool = { profile_container_gib_per_desktop: 15 };
  const included = { ...profile, usual_pool, profile_container: null } as WorkloadProfile;
  const { pools } = starterScenario("New", fas3270, deployments, { ...answers, profile: included }, 0, "new");
  expect(pools).toMatchObject([{ profile_containers: "none", profile_container_gib_per_desktop: 15 }]);
});

test("profiles of today's desktops are offered first, the newest system at the top", () => {
  const named = (guest_os: string, isCurrent = true, standing = "published") =>
    ({
      id: `${guest_os} ${standing}`,
      guest_os,
      standing,
      usual_pool: isCurrent ? {} : null,
    }) as WorkloadProfile;
  const { current, studied } = offeredWorkloads([
    named("Windows 7", false),
    named("Windows Server 2022"),
    named("Windows 10 64-bit"),
    named("Windows 11 64-bit, optimized image", true, "generic"),
    named("Windows 11 64-bit"),
  ]);
  expect(current.map(({ id }) => id)).toEqual([
    "Windows 11 64-bit published",
    "Windows 11 64-bit, optimized image generic",
    "Windows 10 64-bit published",
    "Windows Server 2022 published",
  ]);
  expect(studied).toHaveLength(1);
});

test("pools from an import are like the first pool, and all of them log in", () => {
  const groups = [
    { id: "office", name: "Office", n_desktops: 48 },
    { id: "design", name: "Design", n_desktops: 12 },
  ];
  const { pools, events } = withPools(starter("2026-11-21T15:00:00Z"), groups);
  expect(pools).toMatchObject(
    groups.map((group) => ({ ...group, clone_type: "mcs", profile_id: profile.id })),
  );
  expect(events.map((event) => "pool_ids" in event && event.pool_ids)).toEqual(
    Array.from({ length: 10 }, () => ["office", "design"]),
  );
  expect(withPools(starter("2026-11-21T15:00:00Z"), []).pools).toHaveLength(1);
});

test("every kind of project tolerates a failed controller or drive, with a spare host", () => {
  for (const deal of ["new", "expand", "refresh", "check"] as const) {
    const { goals, hosts } = starter("2026-11-21T15:00:00Z", deal);
    expect(goals.survives).toEqual(["controller", "drive"]);
    expect(hosts.n_spare_hosts).toBe(1);
  }
});

test("the hosts have memory for all desktops without oversubscription, and the CPU of a usual server", () => {
  const many = { ...answers, nDesktops: 2000, profile: { ...profile, usual_pool: { memory_gib: 8 } } };
  const { hosts } = starterScenario("New", fas3270, deployments, many as FirstAnswers, 0, "new");
  const server = { memory_gib_per_host: 1024, n_cores_per_host: 48, ghz_per_core: 2.6 };
  expect(hosts).toMatchObject({ n_hosts: 17, ...server });
});

test("the array of a new deployment counts as chosen once any part of it is changed", () => {
  const models = [{ ...fas3270, availability: "current" as const }];
  const { array, hosts } = starter("2026-11-21T15:00:00Z");
  const on = (changed: object) => ({ array: { ...array, ...changed }, hosts }) as Scenario;
  expect(isStartingArray(on({}), models)).toBe(true);
  expect(isStartingArray(on({ n_ports: array.n_ports + 1 }), models)).toBe(false);
  expect(isStartingArray(on({ model_id: "other" }), models)).toBe(false);
  const other_workloads = { reads_iops: 500, writes_iops: 0, io_kib: 16, used_gib: 100 };
  expect(isStartingArray(on({ other_workloads }), models)).toBe(true);
});
