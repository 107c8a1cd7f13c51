/** Components of an array in words, and the goal each is held to. */

import type { ComponentUse, PhaseResult, TierTraffic } from "@/api/types";
import { counted, significant } from "@/lib/format/numbers";
import { utilizationGoal } from "@/lib/goals";

export type Component = ComponentUse["component"];

export const componentLabels: Record<Component, string> = {
  controller_cpu: "Controller CPU",
  flash: "Flash drives",
  drives: "Drives",
  performance: "Fast drives",
  capacity: "Capacity drives",
  port_out: "Ports, to hosts",
  port_in: "Ports, to array",
  host_link_in: "Host links, to hosts",
  host_link_out: "Host links, to array",
  host_cpu: "Host CPU",
};

/** Short enough for the head of a column or a legend. */
export const componentNames: Record<Component, string> = {
  ...componentLabels,
  controller_cpu: "CPU",
  flash: "Flash",
  performance: "Fast",
  capacity: "Capacity",
};

/** Short enough for the margin of a chart. */
export const componentMarks: Record<Component, string> = {
  ...componentNames,
  capacity: "Capac.",
  port_out: "Port out",
  port_in: "Port in",
  host_link_in: "Link in",
  host_link_out: "Link out",
  host_cpu: "Hosts",
};

/** The line that stands for a component in a chart: no two alike without colour. */
export const componentLines: Record<Component, { color: string; dash?: string }> = {
  controller_cpu: { color: "var(--sz-cpu)" },
  flash: { color: "var(--sz-flash)", dash: "8 2" },
  drives: { color: "var(--sz-drives)", dash: "6 3" },
  performance: { color: "var(--sz-performance)", dash: "6 3" },
  capacity: { color: "var(--sz-capacity)", dash: "4 4" },
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
    label: componentNames[component],
    drives: counted(n_drives, "drive"),
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
