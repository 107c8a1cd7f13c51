/** Sets of goals: the one of a scenario, and how to apply another. */

import type { Goals, Pool, Scenario, Schemas, WorkloadProfile } from "@/api/types";

export type GoalSet = Schemas["GoalSet"];

/** Failures to survive are chosen in addition to the set. */
function figures({ survives: _, ...goals }: Goals): Omit<Goals, "survives"> {
  return goals;
}

/** Longest time that any pool needs to attach a profile container, in seconds, rounded up; 0 without containers. */
export function attachTime(pools: readonly Pool[], workloads: readonly WorkloadProfile[]): number {
  const times = pools.map(({ profile_containers, profile_id }) => {
    if (profile_containers === "none") return 0;
    const profile = workloads.find(({ id }) => id === profile_id);
    return profile?.profile_container?.attach_time_s.value ?? 0;
  });
  return Math.ceil(Math.max(0, ...times));
}

/** The goals of a set, with login limits extended by the time to attach profile containers. */
function withAttachTime(goals: Goals, attach_s: number): Goals {
  return {
    ...goals,
    login_good_s: goals.login_good_s + attach_s,
    login_fair_s: goals.login_fair_s + attach_s,
  };
}

/** The set that the goals match, with or without the time to attach profile containers; null for custom goals. */
export function setOf(goals: Goals, sets: readonly GoalSet[], attach_s = 0): GoalSet["name"] | null {
  const own = figures(goals) as Record<string, unknown>;
  const matches = (given: Goals) =>
    Object.entries(figures(given)).every(([name, value]) => own[name] === value);
  const same = sets.find((set) => matches(set.goals) || matches(withAttachTime(set.goals, attach_s)));
  return same?.name ?? null;
}

export function withGoalSet(scenario: Scenario, { goals }: GoalSet, attach_s = 0): Scenario {
  const { survives } = scenario.goals;
  return { ...scenario, goals: { ...figures(withAttachTime(goals, attach_s)), survives } };
}
