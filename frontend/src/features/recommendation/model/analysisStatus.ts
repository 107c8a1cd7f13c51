/** Of what an answer is, and what became of the newest attempt at one. */

import type { RunSummary } from "@/api/types";

type Known = Pick<RunSummary, "id" | "state" | "scenario_version" | "catalog_version">;

/** What there is now to ask about. */
export interface Present {
  /** Version of the scenario. */
  version: number;
  /** The catalogue with its prices; unsaid where an answer names no price, or while it is not known. */
  catalogVersion?: string | undefined;
}

interface Standing {
  /** The answer is that to the scenario as it is now, at the prices of now. */
  isOfNow: boolean;
  hasFailed: boolean;
  isCancelled: boolean;
  /** "Of version 3; the scenario is at version 5"; empty if it is of now. */
  age: string;
  /** What has changed since. */
  since: string;
}

const ofNow = { age: "", since: "" };

function ageOf(answered: Known, { version, catalogVersion }: Present): Pick<Standing, "age" | "since"> {
  if (answered.scenario_version !== version) {
    return {
      age: `Of version ${answered.scenario_version}; the scenario is at version ${version}`,
      since: "The scenario has changed since; ask again for an answer to what it is now.",
    };
  }
  if (catalogVersion !== undefined && answered.catalog_version !== catalogVersion) {
    return {
      age: "At the prices of then",
      since:
        "The price list or another part of the catalogue has changed since; ask again for an answer of now.",
    };
  }
  return ofNow;
}

export function statusOf(latest: Known | null, answered: Known | null, present: Present): Standing {
  const age = answered === null ? ofNow : ageOf(answered, present);
  return {
    isOfNow: answered !== null && age.age === "",
    hasFailed: latest?.state === "failed",
    isCancelled: latest?.state === "cancelled",
    ...age,
  };
}
