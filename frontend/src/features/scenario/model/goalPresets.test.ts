import { expect, test } from "vitest";
import { acme, goalSets } from "@/test/fixtures";
import { setOf, withGoalSet } from "./goalPresets";

const [conservative, standard] = goalSets as [(typeof goalSets)[0], (typeof goalSets)[0]];

test("a set is taken as a whole, and known again until one goal is set otherwise", () => {
  const taken = withGoalSet(acme, conservative);
  expect(setOf(taken.goals, goalSets)).toBe("conservative");
  expect(setOf({ ...taken.goals, login_good_s: 11 }, goalSets)).toBeNull();
  expect(setOf(withGoalSet(taken, standard).goals, goalSets)).toBe("standard");
});

test("what must survive stays as it was chosen", () => {
  const asked = { ...acme, goals: { ...acme.goals, survives: ["drive" as const] } };
  expect(withGoalSet(asked, conservative).goals.survives).toEqual(["drive"]);
  expect(setOf(withGoalSet(asked, conservative).goals, goalSets)).toBe("conservative");
});
