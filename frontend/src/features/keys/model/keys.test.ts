import { expect, test } from "vitest";
import { isOver, lastUse, statusOf } from "./keys";

const key = { revoked_at: null, expires_at: "2026-12-01T00:00:00Z" };
const before = Date.parse("2026-11-22T00:00:00Z");
const after = Date.parse("2026-12-02T00:00:00Z");

test("a key is active until it expires or is revoked", () => {
  expect(isOver(key, before)).toBe(false);
  expect(statusOf(key, before)).toMatch(/^valid until /);
  expect(isOver(key, after)).toBe(true);
  expect(statusOf(key, after)).toMatch(/^expired /);
  const revoked = { ...key, revoked_at: "2026-11-21T00:00:00Z" };
  expect(isOver(revoked, before)).toBe(true);
  expect(statusOf(revoked, before)).toMatch(/^revoked /);
});

test("a key that was never used says so", () => {
  expect(lastUse({ last_used_at: null })).toBe("never");
});
