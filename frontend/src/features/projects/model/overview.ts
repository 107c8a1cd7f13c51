/** Scenarios of a project with what their latest run said. */

import type { Project, RunSummary, ScenarioSummary, VerdictStatus } from "@/api/types";

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

interface Contents {
  scenarios: readonly ScenarioSummary[];
  runs: readonly RunSummary[];
}

/** Returns projects with their contents, most recently edited first. */
export function latestFirst<T extends Contents>(
  projects: readonly Project[],
  contents: readonly (T | undefined)[],
): [Project, T | undefined][] {
  const worked = (project: Project, found: T | undefined) =>
    Math.max(
      Date.parse(project.updated_at),
      ...(found?.scenarios ?? []).map(({ updated_at }) => Date.parse(updated_at)),
      ...(found?.runs ?? []).map(({ created_at }) => Date.parse(created_at)),
    );
  const listed = projects.map((project, i): [Project, T | undefined] => [project, contents[i]]);
  if (listed.some(([, found]) => found === undefined)) return listed; // sorted once, when all are there
  return listed.sort((one, other) => worked(...other) - worked(...one));
}

/** The status of the latest run, unless the scenario has changed since. */
export function statusOf({ run, isOutdated }: ScenarioLine): VerdictStatus {
  return isOutdated ? "unknown" : (run?.status ?? "unknown");
}
