import { expect, test } from "vitest";
import type { FigureArithmetic } from "@/api/types";
import { csvOfExplanation, inputGroups, termLines } from "./explanation";

const figure: FigureArithmetic = {
  id: "reads_iops",
  label: "Reads per second",
  unit: "IOPS",
  value: 8681,
  sentence: "The reads that the array served, as a mean over 30 min.",
  terms: [
    { label: "Login, starting work", formula: "2,313 starts × 8,754 I/Os", value: 8340 },
    { label: "Users, at work", formula: "", value: 341 },
  ],
  inputs: [
    {
      label: "Knowledge worker: Steady state, reads per second and desktop",
      value: 0.32,
      unit: "IOPS",
      origin: "stated",
      source: "tr-3949",
      where: "table 6",
      reasoning: "",
    },
    {
      label: "Knowledge worker: Login, I/Os per desktop",
      value: null,
      unit: "I/Os",
      origin: "unknown",
      source: "",
      where: "",
      reasoning: "Not printed",
    },
  ],
};

test("the largest term has the longest bar", () => {
  expect(termLines(figure).map(({ said, share }) => [said, Math.round(share * 100)])).toEqual([
    ["8,340 IOPS", 100],
    ["341 IOPS", 4],
  ]);
});

test("inputs are grouped by entry, each with the title of its source", () => {
  const [group, ...others] = inputGroups(figure, new Map([["tr-3949", "2,500-Seat VDI"]]));
  expect(others).toEqual([]);
  expect(group?.entry).toBe("Knowledge worker");
  expect(group?.lines.map(({ label, said, from }) => [label, said, from])).toEqual([
    ["Steady state, reads per second and desktop", "0.32 IOPS", "2,500-Seat VDI, table 6"],
    ["Login, I/Os per desktop", "not known", "Not printed"],
  ]);
});

test("the spreadsheet contains the terms, their sum and the inputs", () => {
  const { lines } = csvOfExplanation(figure);
  expect(lines.map((line) => line[2])).toEqual([8340, 341, 8681, 0.32, null]);
});
