import { expect, test } from "vitest";
import { deliveryInWords, lastTry, statusOf } from "./webhooks";

const tried = { at: "2026-11-22T10:00:00Z", status: 503, error: "", excerpt: "", elapsed_ms: 250 };

test("a webhook shows whether it receives events, and why not", () => {
  const on = { paused: false, pause_reason: null, failing_since: null };
  expect(statusOf(on)).toBe("Active");
  expect(statusOf({ ...on, failing_since: "2026-11-22T10:00:00Z" })).toMatch(
    /no delivery has succeeded since/,
  );
  expect(statusOf({ ...on, paused: true, pause_reason: "asked" })).toBe("Paused");
  expect(statusOf({ ...on, paused: true, pause_reason: "gone" })).toMatch(/permanently gone/);
  expect(statusOf({ ...on, paused: true, pause_reason: "failing" })).toMatch(/three days/);
});

test("a delivery shows its last attempt and what comes next", () => {
  expect(lastTry({ tries: [] })).toBe("not attempted yet");
  expect(lastTry({ tries: [tried] })).toBe("responded with 503 in 250 ms");
  expect(lastTry({ tries: [tried, { ...tried, status: null, error: "no answer in time" }] })).toBe(
    "no answer in time",
  );
  const waiting = { state: "pending" as const, tries: [tried], next_try_at: "2026-11-22T10:00:05Z" };
  expect(deliveryInWords(waiting)).toMatch(/^Next attempt /);
  expect(deliveryInWords({ ...waiting, tries: [] })).toBe("Pending");
  expect(deliveryInWords({ ...waiting, state: "failed", next_try_at: null })).toBe("Failed");
});
