import { expect, test } from "vitest";
import { withValueAt } from "@/lib/data/path";
import { acme, scenarioSchema as schema } from "@/test/fixtures";
import { limitProblems } from "./limitProblems";

const login = acme.events.findIndex(({ kind }) => kind === "login");

test("a scenario within the limits has no problems", () => {
  expect(limitProblems(schema, acme)).toEqual([]);
});

test.each([
  ["pools.0.n_desktops", 0, "is too small", "0", "at least 1, at most 100,000"],
  ["pools.0.n_desktops", 1e9, "is too large", "1,000,000,000", "at least 1, at most 100,000"],
  ["goals.login_min_good_fraction", 1.5, "is too large", "150%", "at least 0%, at most 100%"],
  ["array.tiers.0.n_drives", 0, "is too small", "0", /^at least 1, at most/],
  [`events.${login}.window_s`, 30, "is too small", "0.5 min", "at least 1 min, at most 1,440 min"],
  [`events.${login}.pool_ids`, [], "is too short", "0", "at least 1 item"],
  ["pools.0.name", "", "is too short", "", "at least 1 character"],
  ["name", "x".repeat(300), "is too long", "x".repeat(80), "at most 200 characters"],
] as const)("%s = %j is reported in the units of the screen", (path, value, message, given, allowed) => {
  const found = limitProblems(schema, withValueAt(acme, path, value));
  expect(found).toEqual([
    { path, message, given, allowed: typeof allowed === "string" ? allowed : expect.stringMatching(allowed) },
  ]);
});

test("an event of an unknown kind and a field of an unknown name are left to the service", () => {
  const strange = withValueAt(
    withValueAt(acme, "events.0", { kind: "party", window_s: -1 }),
    "pools.0.color",
    "",
  );
  expect(limitProblems(schema, strange)).toEqual([]);
});
