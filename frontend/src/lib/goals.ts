/** The table of goals, and broken goals in words. */

import { type GoalRow, goalGroups, goals } from "@/api/fields";
import type { BrokenGoal, Candidate, ComponentUse, Goals, Part } from "@/api/types";
import { inUnit } from "@/lib/format/numbers";

export const partLabels: Record<Part, string> = {
  drive: "Drives",
  controller: "Controllers",
  port: "Front-end ports",
  flash_cache: "Modules of the flash cache",
};

const missing: Record<Part, string> = {
  drive: "a drive",
  controller: "a controller",
  port: "a port",
  flash_cache: "a cache module",
};

/** "Mon 30 May 08:00 First login: Poor logins 34 %, goal 1 %" */
export function brokenInWords(broken: BrokenGoal): string {
  const without = broken.missing ? `, with ${missing[broken.missing]} missing` : "";
  const said = (value: number) => inUnit(value, broken.unit).replace("-", "−");
  return `${broken.phase_label}: ${broken.label} ${said(broken.value)}, goal ${said(broken.limit)}${without}`;
}

/** The worst of what a candidate breaks. */
export function whyNot({ broken: [worst] }: Candidate): string {
  return worst === undefined ? "keeps every goal" : brokenInWords(worst);
}

/** Goals by their group on a form. */
export const goalsByGroup = goalGroups.map((group) => ({
  ...group,
  goals: goals.filter((goal) => goal.group === group.id),
}));

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
