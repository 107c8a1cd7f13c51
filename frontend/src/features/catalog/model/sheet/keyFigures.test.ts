import { expect, test } from "vitest";
import "@/test/english";
import {
  emptyFigures,
  enteredBy,
  figureProblem,
  figuresOf,
  type KeyFigures,
  missingFigures,
  portLabel,
} from "./keyFigures";

const filled = { ...emptyFigures, name: "Dell Unity XT 480F", capacity: 50, iops: 200_000 };

test("three figures have no default, and the rest has", () => {
  expect(missingFigures(emptyFigures)).toEqual(["name", "capacity", "iops"]);
  expect(missingFigures({ ...filled, name: "  " })).toEqual(["name"]);
  expect(missingFigures(filled)).toEqual([]);
});

test("the manufacturer is the first word of the name, and an empty reduction is unknown", () => {
  expect(figuresOf(filled)).toEqual({
    id: "dell-unity-xt-480f",
    name: "Dell Unity XT 480F",
    vendor: "Dell",
    usable_tb: 50,
    data_reduction_ratio: null,
    max_iops: 200_000,
    latency_ms: 1,
    block_kib: 8,
    read_fraction: 0.7,
    ports_per_controller: 4,
    port: "fc16",
    media: null,
    drive_id: null,
    n_drives: null,
    spares_per_controller: null,
    price: null,
  });
  expect(figuresOf({ ...filled, capacity: undefined })).toBeNull();
});

test("a price is in the currency of the prices in use", () => {
  const priced = { ...filled, price: 150_000 };
  expect(figuresOf(priced, "EUR")?.price).toEqual({ amount: 150_000, currency: "EUR" });
  expect(figuresOf(filled, "EUR")?.price).toBeNull();
});

test("the source is the person who entered the figures, on that day, and not the manufacturer", () => {
  const figures = figuresOf(filled) as KeyFigures;
  expect(enteredBy(figures, "2026-11-29")).toMatchObject({
    source: "Key figures of Dell Unity XT 480F",
    publisher: "entered by you",
    dated: "2026-11-29",
  });
});

test("assumed parts are sent once they are corrected", () => {
  expect(figuresOf({ ...filled, media: "nvme" })).toMatchObject({ media: "nvme", drive_id: null });
  const corrected = { ...filled, driveId: "nvme-3840gb", drives: 20, spares: 0 };
  expect(figuresOf(corrected)).toMatchObject({
    drive_id: "nvme-3840gb",
    n_drives: 20,
    spares_per_controller: 0,
  });
});

test("a capacity in TiB is converted to TB", () => {
  expect(figuresOf({ ...filled, capacityUnit: "TiB" })?.usable_tb).toBeCloseTo(54.9756);
});

test("problems of the service are at their figures", () => {
  const problem = (path: string) => ({
    path,
    given: "0",
    allowed: "at least 0.5",
    message: "is out of range",
  });
  expect(figureProblem("capacity", [problem("figures.usable_tb")])).toBeDefined();
  expect(figureProblem("name", [problem("sheet.id")])).toBeDefined();
  expect(figureProblem("drives", [problem("figures.n_drives")])).toBeDefined();
  expect(figureProblem("iops", [problem("figures.usable_tb")])).toBeUndefined();
});

test("ports are named by speed and protocol", () => {
  expect(portLabel("fc16")).toBe("16 Gb/s Fibre Channel");
  expect(portLabel("gbe25")).toBe("25 Gb/s Ethernet");
});
