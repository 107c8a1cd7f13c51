import { expect, test } from "vitest";
import { valueAt } from "@/lib/data/path";
import { fas3270 } from "@/test/fixtures";
import { identifierOf, withFact } from "./ownEntries";

test("any name yields a valid identifier", () => {
  expect(identifierOf("Our filer, 2026")).toBe("our-filer-2026");
  expect(identifierOf("  Größe – neu!  ")).toBe("gro-e-neu");
  expect(identifierOf("x".repeat(80))).toHaveLength(56);
  expect(identifierOf("…")).toBe("");
});

test("a changed number uses the source of the entry, and nothing else changes", () => {
  const entry = fas3270 as unknown as Record<string, unknown>;
  const changed = withFact(entry, "flash_cache.read_latency_ms", 0.4);
  expect(valueAt(changed, "flash_cache.read_latency_ms")).toMatchObject({
    value: 0.4,
    status: "specified",
    source: "own",
    where: "as entered",
    rows: [],
    low: null,
    high: null,
  });
  expect(valueAt(changed, "controllers")).toBe(valueAt(entry, "controllers"));
  expect(valueAt(entry, "flash_cache.read_latency_ms.value")).toBe(0.2);
});
