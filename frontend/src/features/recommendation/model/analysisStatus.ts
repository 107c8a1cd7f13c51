/** Version of the results of an analysis, and the state of its newest run. */

import type { RunSummary, Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { isSame } from "./settings";

type Known = Pick<RunSummary, "id" | "state" | "scenario_version" | "has_current_catalog">;

/** Current version of the scenario. */
export interface Present {
  /** Version of the scenario. */
  version: number;
  /** Whether the results have prices. */
  hasPrices?: boolean;
  /** The scenario, for an answer that stays valid while only the configuration changes. */
  scenario?: Scenario;
}

interface Standing {
  /** The results are up to date. */
  isOfNow: boolean;
  /** The results are for other inputs: they can be read but not applied. */
  isOutdated: boolean;
  hasFailed: boolean;
  isCancelled: boolean;
  /** Title of the note on outdated results; empty if they are up to date. */
  age: string;
  /** Text of that note. */
  since: string;
}

type Age = Pick<Standing, "isOutdated" | "age" | "since">;

const ofNow: Age = { isOutdated: false, age: "", since: "" };

/** Everything that a comparison of families depends on: the scenario without the configuration that it chooses. */
function asked({ name: _name, notes: _notes, array: _array, hosts, ...rest }: Scenario): unknown {
  return { ...rest, hosts: { ...hosts, host_cache_gib: 0 } };
}

/** Whether two versions of a scenario ask the same of every family. */
export function asksTheSame(one: Scenario, other: Scenario): boolean {
  return isSame(asked(one), asked(other));
}

function ageOf(answered: Known, { version, hasPrices, scenario }: Present, of: Scenario | undefined): Age {
  const isOfConfiguration = scenario !== undefined && of !== undefined && asksTheSame(of, scenario);
  if (answered.scenario_version !== version && !isOfConfiguration) {
    return {
      isOutdated: true,
      age: t("recommendation-outdated", { answered: answered.scenario_version, current: version }),
      since: t("recommendation-outdated-hint"),
    };
  }
  if (hasPrices && !answered.has_current_catalog) {
    return {
      isOutdated: false,
      age: t("recommendation-prices-changed"),
      since: t("recommendation-prices-changed-hint"),
    };
  }
  return ofNow;
}

/** `of` is the scenario that the newest answer is for, once it is known. */
export function statusOf(
  latest: Known | null,
  answered: Known | null,
  present: Present,
  of?: Scenario,
): Standing {
  const age = answered === null ? ofNow : ageOf(answered, present, of);
  return {
    isOfNow: answered !== null && age.age === "",
    hasFailed: latest?.state === "failed",
    isCancelled: latest?.state === "cancelled",
    ...age,
  };
}
