import { expect, test } from "vitest";
import { type Entry, fitting } from "./entries";

const entry = (label: string, group: Entry["group"] = "Pages", hint = ""): Entry => ({
  id: label,
  group,
  label,
  hint,
  act: () => undefined,
});
const entries = [
  entry("Catalogue: arrays"),
  entry("Acme fortnight", "Scenarios", "Acme Corporation"),
  entry("Zürich, refresh", "Scenarios", "Globex"),
  entry("Audit log", "Settings"),
  entry("Large acme", "Scenarios", "Initech"),
];
const labels = (typed: string) => fitting(entries, typed).map(({ label }) => label);

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
