import { expect, test } from "vitest";
import { valueAt } from "@/lib/data/path";
import { fas3270 } from "@/test/fixtures";
import { factsOf, statusCounts } from "./facts";

const facts = factsOf(fas3270);
const fact = (path: string) => facts.find((found) => found.path === path);

test("every number of an entry is found with its unit and origin", () => {
  expect(fact("controllers")).toMatchObject({ label: "Maximum controllers", value: "2", status: "stated" });
  expect(fact("flash_cache.read_latency_ms")).toMatchObject({
    group: "Flash cache",
    value: "0.2 ms",
    range: "0.1 ms – 0.5 ms",
    status: "assumed",
  });
  expect(fact("tiers.drives.raid.reserved_fraction")?.value).toBe("10%");
});

test("list items are labeled by their name", () => {
  expect(facts.some((found) => found.group === "Firmware › Data ONTAP 8.1")).toBe(true);
});

test("a fact has its path in the document", () => {
  for (const { at, label } of facts)
    expect([label, valueAt(fas3270, at)]).toEqual([label, expect.anything()]);
  expect(fact("tiers.drives.raid.reserved_fraction")?.at).toBe("tiers.0.raid.reserved_fraction");
});

test("an unknown value is labeled", () => {
  expect(fact("controller.watts")).toMatchObject({ value: "Unknown", status: "unknown" });
});

test("the most reliable statuses are counted first", () => {
  const counts = statusCounts(facts);
  expect(counts[0]?.[0]).toBe("stated");
  expect(counts.reduce((sum, [, n]) => sum + n, 0)).toBe(facts.length);
});
