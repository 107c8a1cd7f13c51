/** Version of the results of an analysis, and the state of its newest run. */

import type { RunSummary } from "@/api/types";
import { t } from "@/i18n/t";

type Known = Pick<RunSummary, "id" | "state" | "scenario_version" | "catalog_version">;

/** Current versions of the scenario and the catalog. */
export interface Present {
  /** Version of the scenario. */
  version: number;
  /** Catalog with its prices; undefined if the results have no prices, or while it loads. */
  catalogVersion?: string | undefined;
}

interface Standing {
  /** The results are up to date. */
  isOfNow: boolean;
  hasFailed: boolean;
  isCancelled: boolean;
  /** Title of the note on outdated results; empty if they are up to date. */
  age: string;
  /** Text of that note. */
  since: string;
}

const ofNow = { age: "", since: "" };

function ageOf(answered: Known, { version, catalogVersion }: Present): Pick<Standing, "age" | "since"> {
  if (answered.scenario_version !== version) {
    return {
      age: t("recommendation-outdated", { answered: answered.scenario_version, current: version }),
      since: t("recommendation-outdated-hint"),
    };
  }
  if (catalogVersion !== undefined && answered.catalog_version !== catalogVersion) {
    return {
      age: t("recommendation-prices-changed"),
      since: t("recommendation-prices-changed-hint"),
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
