import { expect, test } from "vitest";
import { acmePreview } from "@/test/fixtures";
import { capacityNotes, capacityParts, capacitySentence } from "./capacity";

const { capacity } = acmePreview.result;

test("parts are fractions of the usable space", () => {
  const used = capacityParts(capacity).reduce((sum, part) => sum + part.share, 0);
  expect(used).toBeCloseTo(1 - capacity.spare_fraction, 6);
});

test("the sentence says whether the pools fit and the goal is met", () => {
  expect(capacitySentence(capacity, 0.15)).toMatch(/free, goal 15% met\.$/);
  expect(capacitySentence(capacity, 0.9)).toMatch(/goal 90% missed\.$/);
  const small = { ...capacity, usable_gb: 1000, spare_fraction: -2 };
  expect(capacitySentence(small, 0.15)).toMatch(/^Insufficient capacity: .+ needed, 1 TB usable\.$/);
});

test("data reduction, datastores and host memory are mentioned only if relevant", () => {
  const plain = { ...capacity, data_reduction_ratio: 1, datastores: [], host_memory: null };
  expect(capacityNotes(plain)).toEqual([]);
  const reduced = { ...plain, data_reduction_ratio: 2.5, before_reduction_gb: 10_000, reducible_gb: 6000 };
  expect(capacityNotes(reduced)).toEqual([
    "Data reduction 2.5 : 1 on 6 TB of 10 TB; the rest is not reduced.",
  ]);
  expect(capacityNotes({ ...reduced, reducible_gb: 0 })).toEqual([]);
});

test("parts are grouped by kind, or by pool in results without kinds", () => {
  const item = (id: string, label: string, gb: number) => ({ id, label, gb, formula: `${gb} GB` });
  const needed = [
    item("a-swap", "Swap files, A", 3),
    item("b-swap", "Swap files, B", 2),
    item("x", "Rest", 0),
  ];
  const labels = (of: typeof capacity) => capacityParts(of).map(({ label, gb }) => [label, gb]);
  const kinds = [{ ...item("swap", "Swap files", 5), formula: "3 GB + 2 GB" }];
  expect(labels({ ...capacity, needed, needed_by_kind: kinds })).toEqual([["Swap files", 5]]);
  expect(labels({ ...capacity, needed, needed_by_kind: [] })).toEqual([
    ["Swap files, A", 3],
    ["Swap files, B", 2],
  ]);
});
