import { expect, test } from "vitest";
import { acmeEvidence as rows } from "@/test/fixtures";
import {
  errorInWords,
  header,
  lines,
  matching,
  measuredInWords,
  predictedFirst,
  predictedInWords,
  tallies,
  withinOf,
  words,
} from "./rows";

const row = (id: string) => rows.find((found) => found.id === id) as (typeof rows)[number];

test("rows are narrowed down by phase, role and tolerance together", () => {
  const found = matching(rows, { phase: "first_login", role: "calibrates", within: "no" });
  expect(found.map(({ id }) => id)).toEqual(["t10-81-host-write-latency"]);
  expect(matching(rows, {})).toHaveLength(rows.length);
});

test("a row without a prediction is neither within nor outside", () => {
  expect(withinOf(row("t9-81-desktops"))).toBe("unsaid");
  expect(withinOf(row("t10-81-reads"))).toBe("yes");
});

test("numbers carry their unit, errors are relative or in points", () => {
  expect(measuredInWords({ ...row("t10-81-reads"), measured: [14_000, 15_000] })).toBe(
    "14,000 IOPS or 15,000 IOPS",
  );
  expect(errorInWords(row("t10-81-reads"))).toBe("−4 %");
  expect(errorInWords(row("t10-81-cpu"))).toBe("−7 pt");
  expect(errorInWords(row("t9-81-desktops"))).toBe("");
});

test("a prediction from held-out rows comes with its range", () => {
  const held = { ...row("t8-81-login-mean"), predicted: 41, predicted_range: [36, 49] as [number, number] };
  expect(predictedInWords(held)).toBe("41 s (36 s–49 s)");
  expect(predictedInWords(row("t9-81-desktops"))).toBe("not predicted");
});

test("names are read without their unit", () => {
  expect(words("controller_cpu_fraction")).toBe("Controller CPU");
  expect(words("read_mb_per_s")).toBe("Read throughput");
  expect(words("n_desktops")).toBe("Number of desktops");
});

test("the file has a cell for every heading", () => {
  expect(lines(rows).every((line) => line.length === header.length)).toBe(true);
});

test("predictions come first, and are counted per phase", () => {
  const sorted = predictedFirst(rows);
  expect(sorted[0]?.predicted).not.toBeNull();
  expect(sorted.at(-1)?.predicted).toBeNull();
  expect(tallies(rows).find(({ phase }) => phase === "power_on")).toEqual({
    phase: "power_on",
    within: 7,
    predicted: 7,
  });
});
