import { expect, test } from "vitest";
import { tableSummary } from "@/test/imports";
import {
  draftOf,
  ENTITY,
  mappingOf,
  missingIn,
  TIME,
  UNUSED,
  unitChoices,
  unitIn,
  unitValue,
} from "./mapping";
import type { TableSummary } from "./types";

const table = tableSummary.table as TableSummary;
const use = (...uses: string[]) => uses.map((each) => ({ use: each, scale: 1 }));

test("a suggested mapping is shown above its columns and returned unchanged", () => {
  const mapping = {
    time: "When",
    entity: "Desk",
    columns: [
      { measure: "bytes read per second", column: "R (kB/s)", scale: 1000 },
      { measure: "I/Os per second", column: "rps", scale: 1 },
    ],
    stamps: "start" as const,
    order: "day first" as const,
    bias_minutes: -60,
  };
  const draft = draftOf({ ...table, mapping });
  expect(draft.columns.map((column) => column.use)).toEqual([
    TIME,
    ENTITY,
    "bytes read per second",
    "I/Os per second",
    UNUSED,
  ]);
  expect(missingIn(draft)).toBeNull();
  expect(mappingOf(table.header, draft)).toEqual(mapping);
});

test("a table needs one time column, and rates in total or for both directions", () => {
  const draft = draftOf(table);
  const with_ = (...uses: string[]) => missingIn({ ...draft, columns: use(...uses) });
  expect(missingIn(draft)).toMatch(/contains the time/);
  expect(with_(TIME, TIME)).toBe("Two columns are mapped to “time”. Choose only one.");
  expect(with_(TIME, "reads per second")).toMatch(/one for reads and one for writes/);
  expect(with_(TIME, "reads per second", "writes per second")).toBeNull();
  expect(with_(TIME, "I/Os per second", "I/Os per second")).toMatch(
    /Two columns are mapped to “I\/Os per second”/,
  );
});

test("units are read from the header, the longest name first, and unusual scales are kept as numbers", () => {
  expect(unitIn("Read rate (KiB/s)", "bytes read per second")).toBe(1024);
  expect(unitIn("Read rate (kB/s)", "bytes read per second")).toBe(1000);
  expect(unitIn("read_lat_us", "latency of reads")).toBe(1);
  expect(unitIn("Latency (us)", "latency of reads")).toBe(1e-6);
  expect(unitIn("Average latency [ms]", "latency of reads")).toBe(1e-3);
  expect(unitIn("Reads %", "share of reads")).toBe(0.01);
  expect(unitIn("IOPS", "I/Os under way")).toBe(1);
  expect(unitValue("latency of reads", 0.001)).toBe("0.001");
  expect(unitChoices("latency of reads", 60).map(({ label }) => label)).toEqual(["s", "ms", "µs", "× 60"]);
});
