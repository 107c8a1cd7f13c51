import { expect, test } from "vitest";
import type { AdvisedChange, FamilyAnswer } from "@/api/types";
import { acme, acmeAdvice, acmePreview, acmeShortlist } from "@/test/fixtures";
import { statusOf } from "./analysisStatus";
import { changeLine, isWorthReading } from "./changes";
import { familyRows, shortlistNote } from "./families";
import { isOneRanking } from "./ranking";
import { changesOf, isAsChanged, recommendedValues, withChanges } from "./settings";

test("families are in the order of the result, with their cost and headroom", () => {
  const [cheapest, netapp] = familyRows(acmeShortlist.families);
  expect(cheapest).toMatchObject({
    name: "Generic all-flash array, NVMe, two controllers",
    standing: "generic, not calibrated",
    price: "42,100 USD",
    perDesktop: "16.8 USD",
    racks: "3 U",
    power: "636 W",
    headroom: "+420",
  });
  expect(netapp).toMatchObject({ standing: "", power: "not known", headroom: "+60" });
  const limit = "Headroom is limited by: Spare capacity 0.4% (goal: at least 1%).";
  const limited = { ...acmeShortlist.families[0], headroom_limit: limit } as FamilyAnswer;
  expect(familyRows([limited])[0]?.headroomLimit).toBe(limit);
  expect(netapp?.binding).toMatch(/^Drives at 74%/);
  expect(shortlistNote(acmeShortlist)).toMatch(/^2 pass · evaluated for 2,500 desktops/);
  const atRisk = { ...acmeShortlist.families[1], status: "at_risk" } as FamilyAnswer;
  const families = [acmeShortlist.families[0] as FamilyAnswer, atRisk];
  expect(shortlistNote({ ...acmeShortlist, families })).toMatch(/^1 passes, 1 at risk · /);
});

test("the price of a cloud family has its period, and a total cost of ownership does not", () => {
  const [first] = acmeShortlist.families as [FamilyAnswer];
  const { recommendation } = first;
  const cloud: FamilyAnswer = {
    ...first,
    recommendation: {
      ...recommendation,
      chosen: { ...recommendation.chosen, price_per_month: 1_169 },
      prices: { ...recommendation.prices, term_years: 3 } as typeof recommendation.prices,
    },
  };
  expect(familyRows([cloud, first]).map((row) => row.period)).toEqual(["over 3 years", ""]);
  expect(familyRows([cloud], 5).map((row) => row.period)).toEqual([""]);
});

test("no family is the cheapest across kinds of storage, unless totals include hosts and licenses", () => {
  const [first, second] = acmeShortlist.families as [FamilyAnswer, FamilyAnswer];
  const nodes: FamilyAnswer = { ...second, kind: "hyperconverged" };
  const array: FamilyAnswer = { ...first, kind: "array" };
  expect(isOneRanking([array, { ...second, kind: "array" }], null)).toBe(true);
  expect(isOneRanking([array, nodes], null)).toBe(false);
  expect(isOneRanking([array, nodes], 3)).toBe(false);
  const line = { label: "", once: 1, per_year: 0 };
  const lines = [
    { ...line, item: "hosts" as const },
    { ...line, item: "license" as const },
  ];
  const withTotal = (family: FamilyAnswer): FamilyAnswer => ({
    ...family,
    recommendation: {
      ...family.recommendation,
      ownership: { lines, missing: [], periods: [], n_desktops: 1, sentence: "" },
    },
  });
  expect(isOneRanking([withTotal(array), withTotal(nodes)], 3)).toBe(true);
  expect(isOneRanking([withTotal(array), withTotal(nodes)], null)).toBe(false);
});

test("a family without a solution names the goal that its nearest configuration misses", () => {
  const [answer] = acmeShortlist.families as [FamilyAnswer];
  const [neighbor] = answer.recommendation.why_not_cheaper;
  const poor = {
    ...answer,
    headroom_desktops: null,
    recommendation: { ...answer.recommendation, holds: false, chosen: neighbor },
  } as FamilyAnswer;
  const [row] = familyRows([poor]);
  expect(row).toMatchObject({ holds: false, headroom: "–" });
  expect(row?.binding).toBe("Capacity: Spare capacity −46%, goal 15%");
});

test("a family's price is compared with the budget, if there is one", () => {
  const [first] = acmeShortlist.families;
  const sentence = "57,900 USD below the budget of 100,000 USD over 3 years.";
  const budget = { amount: 100_000, currency: "USD", is_within: true, over: -57_900, sentence };
  const within = { ...first, recommendation: { ...first?.recommendation, budget } } as FamilyAnswer;
  const rows = familyRows([within, first as FamilyAnswer]);
  expect(rows.map((row) => row.budget)).toEqual([sentence, ""]);
});

test("a family states what is added to the installed array, if there is one", () => {
  const [first] = acmeShortlist.families;
  const sentence = "Replaces the installed NetApp FAS3270.";
  const upgrade = {
    installed_words: "1 controller",
    kept: [],
    added: [],
    left_over: [],
    purchase_price: null,
    sentence,
  };
  const replacing = { ...first, recommendation: { ...first?.recommendation, upgrade } } as FamilyAnswer;
  const rows = familyRows([replacing, first as FamilyAnswer]);
  expect(rows.map((row) => row.upgrade)).toEqual([sentence, ""]);
});

test("a change shows its effort and its savings", () => {
  const [window] = acmeAdvice.changes.map((change) => changeLine(change, acmeAdvice));
  expect(window).toMatchObject({
    where: "Schedule",
    outcome: "Meets all goals",
    effort: "shifts 1,167 h of users’ working time",
    figure: {
      label: `${acmeAdvice.worst_phase_label}: Mean login time`,
      before: "43 s",
      after: "6.4 s",
    },
  });
  expect(window?.saves).toContain("worth 70,200 USD");
});

test("a change of an event shows the figure of that event, and the smallest margin of the week", () => {
  const minutes = (n: number) => ({ label: "Duration", value: 60 * n, unit: "s" });
  const change = {
    ...(acmeAdvice.changes[0] as AdvisedChange),
    margin_before: -0.05,
    margin_after: 0.03,
    event: {
      label: "Nightly reboot, London",
      is_worst: false,
      figure_before: minutes(14),
      figure_after: minutes(10),
      grade_before: "fair" as const,
      grade_after: "good" as const,
    },
  };
  expect(changeLine(change, acmeAdvice)).toMatchObject({
    figure: { label: "Nightly reboot, London: Duration", before: "14 min", after: "10 min" },
    margin: "Smallest margin of the week: −5% → 3%",
    gradeBefore: "fair",
    gradeAfter: "good",
  });
  const { margin } = changeLine(change, { ...acmeAdvice, year: 2029 });
  expect(margin).toBe("Smallest margin of the week in 2029: −5% → 3%");
  const unmoved = changeLine({ ...change, margin_after: -0.05 }, acmeAdvice);
  expect(unmoved.margin).toBe("Smallest margin of the week: −5%, unchanged");
});

test("changes without effect are collapsed, unless a study recommends them", () => {
  const lines = acmeAdvice.changes.map((change) => changeLine(change, acmeAdvice));
  const ports = lines.find(({ words }) => words.startsWith("Split the load over 2 ports"));
  expect(ports?.outcome).toBe("Minor effect");
  expect(ports && isWorthReading(ports)).toBe(true);
  expect(ports && isWorthReading({ ...ports, note: "" })).toBe(false);
  const minor = acmeAdvice.changes.find(({ outcome }) => outcome === "changes_nothing") as AdvisedChange;
  const side_effects = "Duration (Antivirus scan) rises from 15 min to 2 h 35 min.";
  expect(changeLine({ ...minor, side_effects }, acmeAdvice)).toMatchObject({
    outcome: "Little effect on the goals, with side effects",
    tone: "poor",
    sideEffects: side_effects,
  });
});

test("an applied recommendation is recognized in the scenario whatever the order of its fields", () => {
  const chosen = acmeShortlist.families[1]?.recommendation.chosen;
  if (chosen === undefined) throw new Error("the fixture has two families");
  const changes = changesOf(chosen);
  expect(isAsChanged(acme, changes)).toBe(false);
  const then = withChanges(acme, changes);
  expect(then.array.tiers[0]?.n_drives).toBe(31);
  expect(then.events).toBe(acme.events);
  const turned = { ...then, array: Object.fromEntries(Object.entries(then.array).reverse()) } as typeof then;
  expect(isAsChanged(turned, changes)).toBe(true);
});

test("every field with steps is set by a recommendation", () => {
  const values = recommendedValues(acme.array, 2);
  expect(values.get("array.tiers.0.n_drives")).toBe(48);
  expect(values.get("array.n_ports")).toBe(acme.array.n_ports);
  expect(values.get("hosts.host_cache_gib")).toBe(2);
  expect(values.has("array.model_id")).toBe(false);
});

const answered = { id: "a", state: "succeeded", scenario_version: 3, has_current_catalog: true } as const;

test("results are up to date only for their own version", () => {
  expect(statusOf(answered, answered, { version: 3 })).toMatchObject({ isOfNow: true, age: "" });
  expect(statusOf({ ...answered, state: "failed" }, answered, { version: 5 })).toMatchObject({
    isOfNow: false,
    hasFailed: true,
    isCancelled: false,
    age: "Results for version 3; the scenario is at version 5",
  });
  expect(statusOf(null, null, { version: 1 })).toMatchObject({ isOfNow: false, hasFailed: false, age: "" });
});

test("a comparison stays valid while only the configuration changes, other results do not", () => {
  const otherArray = { ...acme, name: "On more drives", array: { ...acme.array, n_ports: 1 } };
  const otherGoals = { ...acme, goals: { ...acme.goals, host_latency_max_ms: 5 } };
  const present = { version: 5, scenario: otherArray };
  expect(statusOf(answered, answered, present, acme)).toMatchObject({ isOfNow: true, isOutdated: false });
  expect(statusOf(answered, answered, { version: 5 }, acme).isOutdated).toBe(true);
  expect(statusOf(answered, answered, { version: 5, scenario: otherGoals }, acme).isOutdated).toBe(true);
});

test("results with prices are outdated once prices change", () => {
  expect(statusOf(answered, answered, { version: 3, hasPrices: true }).isOfNow).toBe(true);
  const before = { ...answered, has_current_catalog: false };
  expect(statusOf(before, before, { version: 3 }).isOfNow).toBe(true);
  expect(statusOf(before, before, { version: 3, hasPrices: true })).toMatchObject({
    isOfNow: false,
    isOutdated: false,
    age: "Prices have changed since this analysis",
  });
});

test("the fixture's preview has the cost of its configuration", () => {
  expect(acmePreview.result.cost?.n_drives).toBe(48);
});
