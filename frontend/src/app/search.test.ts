import { expect, test } from "vitest";
import { evidenceSearch, familiesIn, guideSearch, recommendSearch, scenarioSearch } from "./search";

test("the URL opens the section, event, week and period it names", () => {
  const search = {
    section: "storage",
    event: "reboot",
    array: "profiles",
    week: 1,
    from: "2011-06-06T00:00:00Z",
    to: "2011-06-07T00:00:00Z",
    window: "r7",
  };
  expect(scenarioSearch(search)).toEqual(search);
});

test("invalid search parameters are ignored", () => {
  expect(scenarioSearch({ section: "cellar", week: "-1", from: "yesterday", event: "", window: 7 })).toEqual(
    {},
  );
  expect(evidenceSearch({ phase: "power_on", role: 3 })).toEqual({ phase: "power_on" });
});

test("the guide and the recommendations start with the families of their URL", () => {
  const families = "netapp-aff-a30,azure-premium-ssd";
  const chosen = ["netapp-aff-a30", "azure-premium-ssd"];
  expect(familiesIn(guideSearch({ step: "storage", families }))).toEqual(chosen);
  expect(familiesIn(recommendSearch({ families }))).toEqual(chosen);
  expect(familiesIn(recommendSearch({ families: ["a"] }))).toBeNull();
});
