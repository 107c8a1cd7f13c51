import "@/i18n/parts/shares";
import { expect, test } from "vitest";
import { isOnThisComputer, statusOf, viewsOf } from "./shares";

const link = { is_open: true, revoked_at: null, expires_at: "2026-12-06T00:00:00Z" };

test("a link shows whether it is still active", () => {
  expect(statusOf(link)).toMatch(/^valid until /);
  expect(statusOf({ ...link, is_open: false })).toMatch(/^expired /);
  expect(statusOf({ ...link, is_open: false, revoked_at: "2026-11-22T00:00:00Z" })).toMatch(/^revoked /);
});

test("a link shows how often it was opened", () => {
  expect(viewsOf({ n_views: 0, last_viewed_at: null })).toBe("not opened yet");
  expect(viewsOf({ n_views: 2, last_viewed_at: "2026-11-22T10:00:00Z" })).toMatch(/^2 visits, last on /);
});

test("a link to this computer is recognized", () => {
  expect(isOnThisComputer("http://127.0.0.1:8000/shared#x")).toBe(true);
  expect(isOnThisComputer("http://localhost:8000/shared#x")).toBe(true);
  expect(isOnThisComputer("https://sizing.example.com/shared#x")).toBe(false);
});
