import "@/i18n/parts/outdated";
import { expect, test } from "vitest";
import type { RunSummary } from "@/api/types";
import { outdatedInWords, outdatedOf } from "./outdated";

type Known = Pick<RunSummary, "kind" | "state" | "scenario_version">;

const of = (scenario_version: number, state: Known["state"] = "succeeded"): Known => ({
  kind: "advice",
  state,
  scenario_version,
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
