import { expect, test } from "vitest";
import { acme, goalSets } from "@/test/fixtures";
import { setOf, withGoalSet } from "./goalPresets";

const [conservative, standard] = goalSets as [(typeof goalSets)[0], (typeof goalSets)[0]];

test("a preset sets all goals and is recognized until one goal is changed", () => {
  const taken = withGoalSet(acme, conservative);
  expect(setOf(taken.goals, goalSets)).toBe("conservative");
  expect(setOf({ ...taken.goals, login_good_s: 11 }, goalSets)).toBeNull();
  expect(setOf(withGoalSet(taken, standard).goals, goalSets)).toBe("standard");
});

test("a preset leaves the failure tolerance unchanged", () => {
  const asked = { ...acme, goals: { ...acme.goals, survives: ["drive" as const] } };
  expect(withGoalSet(asked, conservative).goals.survives).toEqual(["drive"]);
  expect(setOf(withGoalSet(asked, conservative).goals, goalSets)).toBe("conservative");
});
