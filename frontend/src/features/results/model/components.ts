/** Labels of the components of an array, and the goal of each. */

import type { ComponentUse, PhaseResult, TierTraffic } from "@/api/types";
import { t, textIfAny } from "@/i18n/t";
import { significant } from "@/lib/format/numbers";
import { utilizationGoal } from "@/lib/goals";

export type Component = ComponentUse["component"];

/** All components, in the order of charts. */
export const components: readonly Component[] = [
  "controller_cpu",
  "flash",
  "drives",
  "performance",
  "capacity",
  "iops_limit",
  "throughput_limit",
  "port_out",
  "port_in",
  "host_link_in",
  "host_link_out",
  "host_cpu",
];

export function componentLabel(component: Component): string {
  return t(`results-component-${component}`);
}

/** Returns a name that is short enough for the head of a column or a legend. */
export function componentName(component: Component): string {
  return textIfAny(`results-name-${component}`) ?? componentLabel(component);
}

/** Returns a name that is short enough for the margin of a chart. */
export function componentMark(component: Component): string {
  return textIfAny(`results-mark-${component}`) ?? componentName(component);
}

/** The line style of a component in a chart: distinguishable without color. */
export const componentLines: Record<Component, { color: string; dash?: string }> = {
  controller_cpu: { color: "var(--sz-cpu)" },
  flash: { color: "var(--sz-flash)", dash: "8 2" },
  drives: { color: "var(--sz-drives)", dash: "6 3" },
  performance: { color: "var(--sz-performance)", dash: "6 3" },
  capacity: { color: "var(--sz-capacity)", dash: "4 4" },
  iops_limit: { color: "var(--sz-drives)", dash: "6 3" },
  throughput_limit: { color: "var(--sz-ports)", dash: "8 2 2 2" },
  port_out: { color: "var(--sz-ports)", dash: "2 3" },
  port_in: { color: "var(--sz-ports)", dash: "2 6" },
  host_link_in: { color: "var(--sz-links)", dash: "8 2 2 2" },
  host_link_out: { color: "var(--sz-links)", dash: "8 2 2 2 2 2" },
  host_cpu: { color: "var(--sz-hosts)", dash: "10 3" },
};

/** Drives of a tier, from the fastest to the slowest. */
export const tiers: readonly Component[] = ["flash", "drives", "performance", "capacity"];

interface TierLine {
  label: string;
  /** "7 drives" */
  drives: string;
  iopsPerDrive: string;
  read: string;
  written: string;
}

/** What reached the drives of each tier; rates of single drives are what their data sheets speak of. */
export function tierLines(traffic: readonly TierTraffic[]): TierLine[] {
  return traffic.map(({ component, n_drives, iops_per_drive, read_mb_per_s, write_mb_per_s }) => ({
    label: componentName(component),
    drives: t("results-n-drives", { n: n_drives }),
    iopsPerDrive: significant(iops_per_drive),
    read: significant(read_mb_per_s),
    written: significant(write_mb_per_s),
  }));
}

/** The limit of a component's mean utilization in a phase; null where none applies, as in a power-on. */
export function ceilingOf(phase: PhaseResult, component: Component): number | null {
  const goal = utilizationGoal(component);
  return phase.checks.find((check) => check.goal === goal.field)?.limit ?? null;
}
