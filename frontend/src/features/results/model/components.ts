/** Components of an array in words, and the goal each is held to. */

import type { ComponentUse, PhaseResult } from "@/api/types";

type Component = ComponentUse["component"];

export const componentLabels: Record<Component, string> = {
  controller_cpu: "Controller CPU",
  drives: "Drives",
  port_out: "Ports, to hosts",
  port_in: "Ports, to array",
};

const goals: Record<Component, string> = {
  controller_cpu: "controller_max_fraction",
  drives: "drive_max_fraction",
  port_out: "port_max_fraction",
  port_in: "port_max_fraction",
};

/** The goal for a component in a phase; none where nobody waits for it, as in a power-on. */
export function ceilingOf(phase: PhaseResult, component: Component): number | null {
  return phase.checks.find((check) => check.goal === goals[component])?.limit ?? null;
}
