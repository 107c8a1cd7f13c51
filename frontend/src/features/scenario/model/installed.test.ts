import { expect, test } from "vitest";
import type { ArrayModel, Drive, OtherArray, Scenario } from "@/api/types";
import { acme, fas3270 } from "@/test/fixtures";
import {
  asInstalled,
  configurationInWords,
  installedAt,
  isAsInstalled,
  withAnswer,
  withDeal,
  withInstalled,
  withModel,
  withoutInstalled,
} from "./installed";

const share: OtherArray = { ...acme.array, id: "profiles", name: "Share" };
const two: Scenario = { ...acme, other_arrays: [share] };
const owned = withInstalled(acme, "array");
const larger: Scenario = { ...owned, array: { ...acme.array, n_ports: 2 } };

test("a document without the field has nothing installed", () => {
  expect(installedAt(acme, "array")).toBeNull();
  expect(isAsInstalled(acme, "array")).toBe(false);
});

test("an array is marked as installed, and changes afterwards are additions to it", () => {
  expect(owned.installed_array).toEqual(acme.array);
  expect(isAsInstalled(owned, "array")).toBe(true);
  expect(isAsInstalled(larger, "array")).toBe(false);
  expect(asInstalled(larger, "array").array).toEqual(acme.array);
  expect(withInstalled(larger, "array").installed_array?.n_ports).toBe(2);
  expect(withoutInstalled(larger, "array").installed_array).toBeNull();
});

test("another model of the existing array keeps the other workloads on it", () => {
  const other_workloads = {
    reads_iops: 500,
    writes_iops: 0,
    io_kib: 16,
    used_gib: 100,
    unmeasured: [],
    n_unmeasured: 0,
    nothing_else: false,
  };
  const shared = { ...acme, array: { ...acme.array, other_workloads } };
  expect(withModel(shared, fas3270).array.other_workloads).toEqual(other_workloads);
});

test("the installed configuration of another array is without its ID and name, which stay", () => {
  const marked = withInstalled(two, "other_arrays.0");
  expect(marked.other_arrays[0]?.installed_array).toEqual(acme.array);
  expect(marked.installed_array ?? null).toBeNull();
  const changed = { ...marked, other_arrays: [{ ...marked.other_arrays[0], n_ports: 4 } as OtherArray] };
  expect(asInstalled(changed, "other_arrays.0").other_arrays[0]).toMatchObject({
    id: "profiles",
    name: "Share",
    n_ports: 1,
    installed_array: acme.array,
  });
});

test("the order of the fields makes no difference", () => {
  const reversed = Object.fromEntries(Object.entries(acme.array).reverse()) as typeof acme.array;
  expect(isAsInstalled({ ...acme, installed_array: reversed }, "array")).toBe(true);
});

test("a new deployment has no installed array, and other kinds of projects have one", () => {
  expect(withDeal(acme, "check").installed_array).toEqual(acme.array);
  expect(withDeal(larger, "refresh")).toBe(larger);
  expect(withDeal(owned, "new").installed_array).toBeNull();
  expect(withDeal(larger, "new")).toBe(larger);
  expect(withDeal(acme, "new")).toBe(acme);
});

test("an answer about the installed array changes it; one about a planned array does not", () => {
  const answered = withAnswer(owned, "array.n_ports", 2);
  expect([answered.array.n_ports, answered.installed_array?.n_ports]).toEqual([2, 2]);
  const planned = withAnswer(larger, "array.n_ports", 3);
  expect([planned.array.n_ports, planned.installed_array?.n_ports]).toEqual([3, 1]);
});

test("a configuration is described with the names of the catalog", () => {
  const drives = [
    { id: "fc-450gb-15k", name: "450 GB 15K FC" },
    { id: "share-gib", name: "Share", volume_unit: "gib" },
  ] as Drive[];
  const said = (changes: Partial<typeof acme.array>, models: ArrayModel[] = [fas3270]) =>
    configurationInWords({ ...acme.array, ...changes }, models, drives);
  expect(said({})).toBe("NetApp FAS3270: 1 controller, 48 × 450 GB 15K FC, 512 GiB flash cache, 1 port");
  expect(said({ n_arrays: 2, n_controllers: 2, flash_cache_gib: 0, n_ports: 4 })).toBe(
    "NetApp FAS3270: 2 arrays, 2 controllers each, 48 × 450 GB 15K FC, 4 ports",
  );
  const node = { ...fas3270, name: "Node", runs_on_hosts: true };
  expect(said({ n_arrays: 18, flash_cache_gib: 0 }, [node])).toBe(
    "Node: 18 nodes, 48 × 450 GB 15K FC, 1 port",
  );
  const disk = { ...fas3270, name: "Disk", volume: {} } as ArrayModel;
  expect(said({ n_arrays: 3 }, [disk])).toBe("Disk: 3 × 450 GB 15K FC");
  const share = { n_arrays: 1, tiers: [{ drive_id: "share-gib", n_drives: 2048 }] };
  expect(said(share, [disk])).toBe("Disk: 1 × 2,048 GiB");
  expect(said({}, [])).toMatch(/^netapp-fas3270: /);
});
