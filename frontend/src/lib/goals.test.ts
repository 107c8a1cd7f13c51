import { expect, test } from "vitest";
import { goals } from "@/api/fields";
import type { BrokenGoal, Candidate } from "@/api/types";
import { acme, acmeShortlist } from "@/test/fixtures";
import {
  brokenInWords,
  ceilingFraction,
  goalGroupLabel,
  goalsByGroup,
  limitLabel,
  utilizationGoal,
  whyNot,
} from "./goals";

const broken: BrokenGoal = {
  phase_id: "first-login",
  phase_label: "First login",
  goal: "login_max_poor_fraction",
  label: "Poor logins",
  value: 0.34,
  limit: 0.01,
  unit: "fraction",
  missing: null,
  of_storage: true,
};

test("a missed goal names the event, both numbers, and the bottleneck", () => {
  expect(brokenInWords(broken)).toBe("First login: Poor logins 34%, goal 1%");
  expect(brokenInWords({ ...broken, missing: "controller" })).toBe(
    "First login: Poor logins 34%, goal 1%, with a failed controller",
  );
});

test("a missed goal has as many digits as make it differ from its value", () => {
  const said = (value: number, limit: number, unit: string) =>
    brokenInWords({ ...broken, value, limit, unit }).replace(/^.*Poor logins /, "");
  expect(said(0.1496, 0.15, "fraction")).toBe("14.96%, goal 15%");
  expect(said(20.04, 20, "ms")).toBe("20.04 ms, goal 20 ms");
  expect(said(3605, 3600, "s")).toBe("3,605 s, goal 3,600 s");
  expect(said(1.501, 1.5, "ratio")).toBe("1.501, goal 1.5");
  expect(said(1, 1, "ratio")).toBe("1, goal 1");
});

test("a candidate shows its worst missed goal, or that it meets all goals", () => {
  const [family] = acmeShortlist.families;
  const { chosen, why_not_cheaper } = family?.recommendation ?? {};
  expect(whyNot(chosen as Candidate)).toBe("meets all goals");
  expect(whyNot(why_not_cheaper?.[0] as Candidate)).toBe("Capacity: Spare capacity −46%, goal 15%");
});

test("every goal is in one group of the form, with a label that names its limit", () => {
  const groupBy = goalsByGroup.flatMap((group) => group.goals);
  expect(groupBy.map(({ field }) => field).sort()).toEqual(goals.map(({ field }) => field).sort());
  expect(goalsByGroup.map(({ id }) => goalGroupLabel(id))[0]).toBe("Logins");
  expect(groupBy.find(({ field }) => field === "login_min_good_fraction")).toMatchObject({
    bound: "at_least",
    unit: "fraction",
  });
  expect(limitLabel("login_min_good_fraction")).toBe("Minimum good logins");
});

test("the ceiling of a component is the limit of its goal", () => {
  expect(utilizationGoal("host_link_in").field).toBe("port_max_fraction");
  expect(ceilingFraction({ ...acme.goals, drive_max_fraction: 0.61 }, "performance")).toBe(0.61);
  expect(ceilingFraction({ ...acme.goals, controller_max_fraction: 0.62 }, "controller_cpu")).toBe(0.62);
});
