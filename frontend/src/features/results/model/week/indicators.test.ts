import { expect, test } from "vitest";
import { indicatorLines } from "./indicators";

const indicator = (id: string, value: number | null) => ({
  id,
  group: "io" as const,
  label: id,
  value,
  unit: "IOPS",
  good_max: 25,
  fair_max: 50,
  grade: value === null ? null : ("fair" as const),
  weight_fraction: 0.25,
  reason: value === null ? "not simulated" : "",
  source: "",
});
const score = (value: number | null) => ({
  score: value,
  grade: value === null ? null : ("good" as const),
  known_weight_fraction: 0.5,
  sentence: "Half of the weight is known.",
});

test("known indicators are shown with their grade and score", () => {
  const lines = indicatorLines({
    indicators: [indicator("disk_load", 31), indicator("page_file", null)],
    machine: score(null),
    io: score(75),
  } as Parameters<typeof indicatorLines>[0]);
  expect(lines.map(({ id, value, grade }) => [id, value, grade])).toEqual([
    ["disk_load", "31 IOPS", "fair"],
    ["io", "75", "good"],
  ]);
});
