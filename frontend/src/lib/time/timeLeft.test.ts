import { expect, test } from "vitest";
import type { RunProgress } from "@/api/types";
import { run } from "@/test/server";
import { progressInWords, type Seen, secondsLeft, seen } from "./timeLeft";

function sight(second: number, fraction: number, stage: RunProgress["stage"] = "simulating", id = "r1") {
  const progress = { ...run, id, state: "running", stage, progress_fraction: fraction } as RunProgress;
  return { progress, at: second * 1000 };
}

const after = (...sights: ReturnType<typeof sight>[]) => sights.reduce<Seen | null>(seen, null) as Seen;

test("what is left takes as long as its share of what was seen", () => {
  expect(secondsLeft(after(sight(10, 0.1), sight(15, 0.3), sight(20, 0.6)))).toBeCloseTo(8);
  expect(secondsLeft(after(sight(10, 0.1), sight(28, 1)))).toBe(0);
});

test("nothing is promised before anything was seen to move", () => {
  expect(secondsLeft(after(sight(10, 0.1)))).toBeNull();
  expect(secondsLeft(after(sight(10, 0.1), sight(11, 0.11)))).toBeNull();
});

test("waiting for a worker says nothing about the pace, nor does another run", () => {
  expect(secondsLeft(after(sight(0, 0, "waiting"), sight(60, 0.1), sight(61, 0.2)))).toBeCloseTo(8);
  expect(secondsLeft(after(sight(0, 0), sight(60, 0.5, "simulating", "r2")))).toBeNull();
});

test("progress is said with the time that is left, once that is known", () => {
  const { progress } = sight(0, 0.4);
  expect(progressInWords(progress, null)).toBe("Simulating, 40 %");
  expect(progressInWords(progress, 11.2)).toBe("Simulating, 40 %, 12 s left");
});
