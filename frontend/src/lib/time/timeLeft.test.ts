import { expect, test } from "vitest";
import type { RunProgress } from "@/api/types";
import { run } from "@/test/server";
import { progressInWords, type Seen, secondsLeft, seen } from "./timeLeft";

function sight(second: number, fraction: number, stage: RunProgress["stage"] = "simulating", id = "r1") {
  const progress = { ...run, id, state: "running", stage, progress_fraction: fraction } as RunProgress;
  return { progress, at: second * 1000 };
}

const after = (...sights: ReturnType<typeof sight>[]) => sights.reduce<Seen | null>(seen, null) as Seen;

test("the remaining time is extrapolated from the observed progress", () => {
  expect(secondsLeft(after(sight(10, 0.1), sight(15, 0.3), sight(20, 0.6)))).toBeCloseTo(8);
  expect(secondsLeft(after(sight(10, 0.1), sight(28, 1)))).toBe(0);
});

test("no estimate is shown before any progress", () => {
  expect(secondsLeft(after(sight(10, 0.1)))).toBeNull();
  expect(secondsLeft(after(sight(10, 0.1), sight(11, 0.11)))).toBeNull();
});

test("waiting time and other runs do not count toward the pace", () => {
  expect(secondsLeft(after(sight(0, 0, "waiting"), sight(60, 0.1), sight(61, 0.2)))).toBeCloseTo(8);
  expect(secondsLeft(after(sight(0, 0), sight(60, 0.5, "simulating", "r2")))).toBeNull();
});

test("progress is shown with the remaining time once it is known", () => {
  const { progress } = sight(0, 0.4);
  expect(progressInWords(progress, null)).toBe("Simulating, 40%");
  expect(progressInWords(progress, 11.2)).toBe("Simulating, 40%, 12 s left");
});
