import { expect, test } from "vitest";
import "@/test/english";
import type { Drive } from "@/api/types";
import {
  assumptionOf,
  drivesOf,
  emptyForm,
  formOf,
  isShown,
  missingIn,
  problemAt,
  type SheetForm,
  sheetOf,
  stepOfProblem,
  withDesign,
} from "./form";

const filled = (change: Partial<SheetForm> = {}): SheetForm => ({
  ...emptyForm("2026-11-28"),
  name: "Our Array 5",
  vendor: "Acme",
  drives: ["nvme-3840gb"],
  source: "Data sheet",
  publisher: "Acme",
  numbers: { cores: 16, memory: 256, portSpeed: 25, ports: 4, slots: 24, iops: 400_000, block: 8, reads: 70 },
  ...change,
});

test("an empty form needs the hardware, and nothing that can be assumed", () => {
  const form = emptyForm("2026-11-28");
  expect(missingIn(form, "hardware")).toEqual([
    "name",
    "vendor",
    "drives",
    "cores",
    "memory",
    "slots",
    "portSpeed",
    "ports",
  ]);
  expect(missingIn(form, "protection")).toEqual([]);
  expect(missingIn(form, "maximum")).toEqual(["source", "publisher", "iops", "block", "reads"]);
  expect(missingIn({ ...form, hasMaximum: false }, "maximum")).toEqual(["source", "publisher"]);
  expect(sheetOf(form)).toBeNull();
});

test("entered numbers are specified, all others assumed with a range", () => {
  const sheet = sheetOf(filled({ numbers: { ...filled().numbers, reserve: 15 } }));
  expect(sheet?.id).toBe("our-array-5");
  expect(sheet?.n_cores).toMatchObject({
    value: 16,
    status: "specified",
    source: "own",
    where: "as entered",
  });
  expect(sheet?.specrate_per_core).toMatchObject({ value: 7, low: 5, high: 9, status: "assumed" });
  expect(sheet?.specrate_per_core.reasoning).not.toBe("");
  expect(sheet?.protection.reserved_fraction).toMatchObject({ value: 0.15, status: "specified" });
  expect(sheet?.max_drives).toEqual(sheet?.n_slots);
  expect(sheet?.chassis_watts).toBeNull();
});

test("the published maximum is part of the sheet once it is complete", () => {
  expect(sheetOf(filled())?.published_maximum).toMatchObject({
    block_kib: 8,
    read_fraction: 0.7,
    n_controllers: 2,
    latency_ms: null,
  });
  const { block, ...others } = filled().numbers;
  expect(block).toBe(8);
  expect(sheetOf(filled({ numbers: others }))?.published_maximum).toBeNull();
  expect(sheetOf(filled({ hasMaximum: false }))?.published_maximum).toBeNull();
});

test("a cluster keeps copies or erasure code, and its nodes have one controller", () => {
  const form = withDesign(filled(), "storage_nodes");
  expect(form.kind).toBe("copies");
  expect(isShown(form, "controllers")).toBe(false);
  expect(sheetOf(form)).toMatchObject({
    controllers: { value: 1 },
    protection: { kind: "copies", group_size: { value: 2 }, n_parity: { value: 1 }, n_spares: null },
  });
  expect(missingIn(form, "maximum")).toContain("maximumControllers");
  expect(sheetOf({ ...form, kind: "erasure_code" })?.protection).toMatchObject({
    group_size: { value: 6 },
    n_parity: { value: 2 },
  });
  expect(withDesign(form, "shared_controllers").kind).toBe("raid");
});

test("data services that are off reduce nothing", () => {
  expect(sheetOf(filled())?.data_reduction_ratio).toMatchObject({ value: 3, status: "assumed" });
  expect(sheetOf(filled({ hasDeduplication: false }))?.data_reduction_ratio).toMatchObject({ value: 1.3 });
  const off = filled({ hasDeduplication: false, hasCompression: false });
  expect(sheetOf(off)?.data_reduction_ratio).toBeNull();
});

test("only flash drives with the chosen protocol are offered", () => {
  const drive = (id: string, kind: string, volume_unit?: string) =>
    ({ id, name: id, kind, volume_unit }) as Drive;
  const drives = [
    drive("3.84 TB NVMe", "ssd"),
    drive("SAS SSD", "ssd"),
    drive("10K SAS", "hdd"),
    drive("P30 NVMe", "ssd", "size"),
  ];
  expect(drivesOf("nvme", drives).map(({ id }) => id)).toEqual(["3.84 TB NVMe"]);
  expect(drivesOf("sas", drives).map(({ id }) => id)).toEqual(["SAS SSD"]);
});

test("problems of the service are at their fields and steps", () => {
  const problem = (path: string) => ({
    path,
    given: "0",
    allowed: "more than 0",
    message: "is out of range",
  });
  expect(problemAt("cores", [problem("sheet.n_cores.value")])).toBeDefined();
  expect(problemAt("name", [problem("sheet.id")])).toBeDefined();
  expect(problemAt("controllers", [problem("sheet.published_maximum.n_controllers")])).toBeUndefined();
  expect(stepOfProblem([problem("sheet.protection.group_size")])).toBe("protection");
  expect(stepOfProblem([problem("provenance.address")])).toBe("maximum");
  expect(stepOfProblem([problem("sheet.drives.0")])).toBe("hardware");
  expect(stepOfProblem([])).toBeUndefined();
});

const provenance = { source: "Data sheet", publisher: "Acme", dated: "2026-11-28", address: "", notes: "" };
const saved = (change: Partial<SheetForm> = {}) =>
  sheetOf(filled(change)) as NonNullable<ReturnType<typeof sheetOf>>;

test("a sheet that is shown and saved again is the same", () => {
  const sheet = { ...saved(), introduced: 2021, release: "5.4" };
  expect(sheetOf(formOf(sheet, provenance))).toEqual(sheet);
});

test("numbers that were assumed in a sheet stay assumed until they are entered", () => {
  const sheet = saved({ numbers: { ...filled().numbers, spares: 0 } });
  const cores = {
    ...sheet.n_cores,
    value: 9,
    low: 4,
    high: 18,
    status: "assumed" as const,
    reasoning: "Class.",
  };
  const form = formOf({ ...sheet, n_cores: cores }, provenance);
  expect(form.numbers.cores).toBeUndefined();
  expect(assumptionOf(form, "cores")).toEqual({ value: 9, low: 4, high: 18, reasoning: "Class." });
  expect(form.numbers.spares).toBe(0);
  expect(missingIn(form, "hardware")).toEqual([]);
  expect(sheetOf({ ...form, numbers: { ...form.numbers, cores: 12 } })?.n_cores).toMatchObject({
    value: 12,
    status: "specified",
  });
  expect(sheetOf(form)?.n_cores).toMatchObject({ value: 9, low: 4, status: "assumed", reasoning: "Class." });
});

test("an array whose drives are all installed keeps all of them installed", () => {
  const sheet = saved();
  const form = formOf({ ...sheet, fewest_drives: sheet.n_slots }, provenance);
  expect(sheetOf({ ...form, numbers: { ...form.numbers, slots: 40 } })?.fewest_drives?.value).toBe(40);
});
