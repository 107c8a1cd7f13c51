import "@/i18n/parts/outdated";
import { expect, test } from "vitest";
import type { RunSummary } from "@/api/types";
import { acme } from "@/test/fixtures";
import { isStillValid, outdatedInWords, outdatedOf } from "./outdated";

type Known = Pick<RunSummary, "kind" | "state" | "scenario_version" | "has_current_catalog">;

const of = (scenario_version: number, state: Known["state"] = "succeeded"): Known => ({
  kind: "advice",
  state,
  scenario_version,
  has_current_catalog: true,
});

test("results are outdated if the newest ones are for an earlier version and none are on their way", () => {
  expect(outdatedOf([of(3), of(2)], 4)).toEqual([of(3)]);
  expect(outdatedOf([of(4, "failed"), of(3)], 4)).toEqual([of(3)]);
  expect(outdatedOf([of(4), of(3)], 4)).toEqual([]);
  expect(outdatedOf([of(4, "queued"), of(3)], 4)).toEqual([]);
  expect(outdatedOf([of(4, "cancelled")], 4)).toEqual([]);
  expect(outdatedOf([], 4)).toEqual([]);
});

test("results for several versions are called those of earlier versions", () => {
  const { title, text } = outdatedInWords([of(3), { ...of(2), kind: "runway" }]);
  expect(title).toBe("Analyses for earlier versions; the scenario has changed");
  expect(outdatedInWords([of(3)]).text).toMatch(
    /^Schedule and configuration\. A report .* includes these results/,
  );
  expect(text).toMatch(/^Schedule and configuration, Growth runway\. Of these, /);
});

test("results for other catalog entries or prices are outdated in the same version", () => {
  const before: Known = { ...of(4), kind: "shortlist", has_current_catalog: false };
  expect(outdatedOf([before], 4)).toEqual([before]);
  expect(isStillValid(before, undefined, acme)).toBe(false);
  expect(isStillValid({ ...before, has_current_catalog: true }, undefined, acme)).toBe(true);
  const { title, text } = outdatedInWords([before]);
  expect(title).toBe("Prices or catalog entries have changed since these analyses");
  expect(text).toBe("Array families. A report with the current prices and catalog does not include them.");
});
