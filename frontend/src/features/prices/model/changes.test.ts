import { expect, test } from "vitest";
import type { PriceListPreview } from "@/api/types";
import { changeRows, summaryOf } from "./changes";

const preview: PriceListPreview = {
  prices: null,
  changes: [
    { path: "drives.a", name: "A drive", before: null, after: 1234.5678 },
    { path: "drives.b", name: "B drive", before: 7, after: null },
    { path: "discounts.NetApp", name: "Discount of NetApp", before: 0.125, after: 0.3 },
    { path: "name", name: "Name", before: "Old", after: "New" },
  ],
  n_unchanged: 9,
  problems: [],
  n_problems: 0,
};

test("each change shows its kind and both values with every digit", () => {
  expect(changeRows(preview.changes).map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ["added", "–", "1,234.5678"],
    ["removed", "7", "–"],
    ["changed", "12.5%", "30%"],
    ["changed", "Old", "New"],
  ]);
});

test("the summary counts what is added, changed, removed and unchanged", () => {
  expect(summaryOf(preview)).toBe("1 added, 2 changed, 1 removed, 9 unchanged");
});
