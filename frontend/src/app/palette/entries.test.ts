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

test("an empty query shows everything in order", () => {
  expect(labels("  ")).toEqual(entries.map(({ label }) => label));
});

test("events and help pages are listed once something is typed", () => {
  const more = [...entries, entry("Morning login", "events"), entry("Reports", "help")];
  expect(matching(more, "")).toEqual(entries);
  expect(matching(more, "morning").map(({ label }) => label)).toEqual(["Morning login"]);
  expect(
    matching([entry("Reports", "help"), entry("All reports")], "reports").map(({ label }) => label),
  ).toEqual(["All reports", "Reports"]);
  expect(matching(more, "help").map(({ label }) => label)).toEqual(["Reports"]);
});

test("every word must match the label, the project or the group", () => {
  expect(labels("globex refresh")).toEqual(["Zürich, refresh"]);
  expect(labels("settings log")).toEqual(["Audit log"]);
  expect(labels("globex log")).toEqual([]);
});

test("labels that start with the query come first, and accents are ignored", () => {
  expect(labels("acme")).toEqual(["Acme fortnight", "Large acme"]);
  expect(labels("ZURICH")).toEqual(["Zürich, refresh"]);
});
