import { expect, test } from "vitest";
import type { WorkloadProfile } from "@/api/types";
import { epoch } from "@/lib/time/instants";
import { fas3270 } from "@/test/fixtures";
import { starterScenario, startingArray, startingWorkload } from "./starter";

const profile = { id: "windows7-knowledge-rawc", name: "Windows 7 knowledge user" } as WorkloadProfile;
const starter = (today: string) => starterScenario("New", fas3270, profile, epoch(today));

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
  const { pools, events } = starterScenario("New", fas3270, profile, epoch("2026-11-21T15:00:00Z"), "expand");
  expect(pools.map(({ name, n_desktops }) => [name, n_desktops])).toEqual([
    ["Existing desktops", 500],
    ["Added desktops", 100],
  ]);
  const ids = pools.map(({ id }) => id);
  expect(events.every((event) => "pool_ids" in event && event.pool_ids.join() === ids.join())).toBe(true);
});

test("only a project whose customer has an array starts with an installed one", () => {
  const installed = (["new", "check", "expand", "refresh"] as const).map((deal) => {
    const { array, installed_array } = starterScenario("New", fas3270, profile, 0, deal);
    return installed_array === array;
  });
  expect(installed).toEqual([false, true, true, true]);
  expect(starterScenario("New", fas3270, profile, 0)).not.toHaveProperty("installed_array");
});

const items = [
  { id: "generic-nvme-dual-controller", standing: "generic" },
  { id: "a", standing: "published" },
  { id: "windows11-login-enterprise", standing: "published" },
] as const;

test("a new deployment starts on a vendor-neutral array, and other projects on a measured one", () => {
  expect(startingArray(items, "new")?.id).toBe("generic-nvme-dual-controller");
  expect(startingArray(items, "check")?.id).toBe("a");
  expect(startingArray([items[1]], "new")?.id).toBe("a");
  expect(startingArray([items[0]], "check")?.id).toBe("generic-nvme-dual-controller");
});

test("projects start with the measured workload of today's desktops", () => {
  expect(startingWorkload(items)?.id).toBe("windows11-login-enterprise");
  expect(startingWorkload([items[0], items[1]])?.id).toBe("a");
  expect(startingWorkload([])).toBeUndefined();
});
