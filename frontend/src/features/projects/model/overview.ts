/** Scenarios of a project with what their latest run said. */

import type { RunSummary, ScenarioSummary } from "@/api/types";
import type { Verdict } from "@/components/marks/VerdictMark";

export interface ScenarioLine {
  scenario: ScenarioSummary;
  /** The latest run that ended with an answer. */
  run: RunSummary | null;
  /** The scenario was changed after that run. */
  isOutdated: boolean;
}

export function scenarioLines(
  scenarios: readonly ScenarioSummary[],
  runs: readonly RunSummary[],
): ScenarioLine[] {
  return scenarios.map((scenario) => {
    const run =
      [...runs]
        .filter((found) => found.scenario_id === scenario.id && found.state === "succeeded")
        .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))[0] ?? null;
    return { scenario, run, isOutdated: run !== null && run.scenario_version < scenario.version };
  });
}

export function statusOf({ run }: ScenarioLine): Verdict {
  return run?.status ?? "unknown";
}
