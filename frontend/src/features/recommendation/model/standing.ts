/** Of which version of the scenario an answer is, and what became of the newest attempt at one. */

import type { RunSummary } from "@/api/types";

type Known = Pick<RunSummary, "id" | "state" | "scenario_version">;

interface Standing {
  /** The answer is that to the scenario as it is now. */
  isOfNow: boolean;
  hasFailed: boolean;
  isCancelled: boolean;
  /** "Of version 3; the scenario is at version 5"; empty if it is of now. */
  age: string;
}

export function standingOf(latest: Known | null, answered: Known | null, version: number): Standing {
  const isOfNow = answered !== null && answered.scenario_version === version;
  const isOld = answered !== null && !isOfNow;
  return {
    isOfNow,
    hasFailed: latest?.state === "failed",
    isCancelled: latest?.state === "cancelled",
    age: isOld ? `Of version ${answered.scenario_version}; the scenario is at version ${version}` : "",
  };
}
