/** What a new scenario needs besides files; the pages know projects and catalog, this feature does not. */

import type { ReactNode } from "react";
import type { Scenario } from "@/api/types";
import type { Group } from "../../model/selection";

export interface Start {
  /** Questions that the files do not answer; the number of desktops only if there are no pools, which count it. */
  questions: (groups: readonly Group[]) => ReactNode;
  /** The scenario with these pools, before anything is taken from the files; null while an answer is missing. */
  scenarioOf: (groups: readonly Group[]) => Scenario | null;
  /** Returns the id of the project, which is created first if it is new. */
  project: () => Promise<string>;
}
