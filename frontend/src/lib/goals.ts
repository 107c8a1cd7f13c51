/** The table of goals, and missed goals as text. */

import { type GoalField, type GoalRow, goalGroups, goals } from "@/api/fields";
import type { BrokenGoal, Candidate, ComponentUse, GoalStatus, Goals } from "@/api/types";
import { t } from "@/i18n/t";
import { apart } from "@/lib/format/numbers";

const severities: Record<GoalStatus, number> = { pass: 0, at_risk: 1, fail: 2 };

/** Rank from the best status to the worst; -1 without a status. */
export function severityOf(status: GoalStatus | null): number {
  return status === null ? -1 : severities[status];
}

/** "Mon, May 30 08:00 First login: Poor logins 34%, goal 1%" */
export function brokenInWords(broken: BrokenGoal): string {
  const [value, limit] = apart(broken.value, broken.limit, broken.unit);
  const missed = t("sizing-missed", {
    phase: broken.phase_label,
    goal: broken.label,
    value: value.replace("-", "−"),
    limit: limit.replace("-", "−"),
  });
  return broken.missing ? t(`sizing-missed-without-${broken.missing}`, { missed }) : missed;
}

/** Returns the worst missed goal of a candidate. */
export function whyNot({ broken: [worst] }: Candidate): string {
  return worst === undefined ? t("sizing-meets-goals") : brokenInWords(worst);
}

type GoalGroup = "logins" | "storage" | "hosts" | "time_and_space";

/** Goals by their group on a form. */
export const goalsByGroup = goalGroups.map(({ id }) => ({
  id: id as GoalGroup,
  goals: goals.filter((goal) => goal.group === id),
}));

/** Returns the label of a goal's limit on a form. */
export function limitLabel(field: GoalField): string {
  return t(`sizing-goal-${field}`);
}

export function goalGroupLabel(id: GoalGroup): string {
  return t(`sizing-group-${id}`);
}

/** The goal that limits the mean utilization of a component; the table has one for each. */
export function utilizationGoal(component: ComponentUse["component"]): GoalRow {
  const goal = goals.find(({ components }) => components.includes(component));
  if (goal === undefined) throw new Error(`no goal limits the utilization of ${component}`);
  return goal;
}

/** The highest mean utilization of a component, as a share of 1. */
export function ceilingFraction(limits: Goals, component: ComponentUse["component"]): number {
  return limits[utilizationGoal(component).field];
}
