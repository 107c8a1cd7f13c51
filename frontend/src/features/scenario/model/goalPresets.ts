/** Sets of goals: the one of a scenario, and how to apply another. */

import type { Goals, Scenario, Schemas } from "@/api/types";

export type GoalSet = Schemas["GoalSet"];

/** Failures to survive are chosen in addition to the set. */
function figures({ survives: _, ...goals }: Goals): Omit<Goals, "survives"> {
  return goals;
}

/** The set that the goals match; null for custom goals. */
export function setOf(goals: Goals, sets: readonly GoalSet[]): GoalSet["name"] | null {
  const own = figures(goals) as Record<string, unknown>;
  const same = sets.find((set) =>
    Object.entries(figures(set.goals)).every(([name, value]) => own[name] === value),
  );
  return same?.name ?? null;
}

export function withGoalSet(scenario: Scenario, { goals }: GoalSet): Scenario {
  return { ...scenario, goals: { ...figures(goals), survives: scenario.goals.survives } };
}
