import { expect, test } from "vitest";
import { type Entry, matching } from "./entries";

const entry = (label: string, group: Entry["group"] = "pages", hint = ""): Entry => ({
  id: label,
  group,
  label,
  hint,
  act: () => undefined,
});
const entries = [
  entry("Catalog: arrays"),
  entry("Acme fortnight", "scenarios", "Acme Corporation"),
  entry("Zürich, refresh", "scenarios", "Globex"),
  entry("Audit log", "settings"),
  entry("Large acme", "scenarios", "Initech"),
];
const labels = (typed: string) => matching(entries, typed).map(({ label }) => label);

test("nothing typed shows everything in its order", () => {
  expect(labels("  ")).toEqual(entries.map(({ label }) => label));
});

test("every word has to be there, in the label, the project or the group", () => {
  expect(labels("globex refresh")).toEqual(["Zürich, refresh"]);
  expect(labels("settings log")).toEqual(["Audit log"]);
  expect(labels("globex log")).toEqual([]);
});

test("what begins so comes first, and letters go without their marks", () => {
  expect(labels("acme")).toEqual(["Acme fortnight", "Large acme"]);
  expect(labels("ZURICH")).toEqual(["Zürich, refresh"]);
});
