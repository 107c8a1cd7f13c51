import { expect, test } from "vitest";
import { freshness } from "./freshness";

const now = Date.parse("2026-11-22T12:00:00Z");

test("what was compared within a year is fresh, what was longer ago is stale", () => {
  expect(freshness("2026-11-22", now)).toBe("fresh");
  expect(freshness("2025-11-23", now)).toBe("fresh");
  expect(freshness("2025-11-20", now)).toBe("stale");
});

test("what was never compared says so", () => {
  expect(freshness("", now)).toBe("never");
});
