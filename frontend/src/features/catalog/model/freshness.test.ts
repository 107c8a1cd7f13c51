import { expect, test } from "vitest";
import { freshness } from "./freshness";

const now = Date.parse("2026-11-22T12:00:00Z");

test("prices checked within a year are fresh, and older ones are stale", () => {
  expect(freshness("2026-11-22", now)).toBe("fresh");
  expect(freshness("2025-11-23", now)).toBe("fresh");
  expect(freshness("2025-11-20", now)).toBe("stale");
});

test("prices that were never checked say so", () => {
  expect(freshness("", now)).toBe("never");
});
