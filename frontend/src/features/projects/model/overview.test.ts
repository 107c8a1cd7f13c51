import { expect, test } from "vitest";
import type { Project, RunSummary, ScenarioSummary } from "@/api/types";
import { latestFirst, scenarioLines, statusOf } from "./overview";

const scenario = { id: "s", version: 3 } as ScenarioSummary;
const run = (more: Partial<RunSummary>) =>
  ({
    scenario_id: "s",
    state: "succeeded",
    holds: true,
    status: "pass",
    created_at: "2026-01-01T00:00:00Z",
    ...more,
  }) as RunSummary;

test("a scenario shows its latest successful run", () => {
  const [line] = scenarioLines(
    [scenario],
    [
      run({ id: "old", scenario_version: 1 }),
      run({ id: "new", scenario_version: 2, created_at: "2026-01-02T00:00:00Z" }),
      run({ id: "failed", state: "failed", created_at: "2026-01-03T00:00:00Z" }),
      run({ id: "other", scenario_id: "t", created_at: "2026-01-04T00:00:00Z" }),
    ],
  );
  expect(line?.run?.id).toBe("new");
  expect(line?.isOutdated).toBe(true);
});

test("a scenario has the status of its latest run, or none", () => {
  const line = (found: RunSummary | null) => ({ scenario, run: found, isOutdated: false });
  expect(statusOf(line(run({})))).toBe("pass");
  expect(statusOf(line(run({ status: "fail" })))).toBe("fail");
  expect(statusOf(line(null))).toBe("unknown");
  expect(statusOf({ ...line(run({})), isOutdated: true })).toBe("unknown");
});

test("the project that was worked on last is first, once all contents are there", () => {
  const project = (id: string, updated_at: string) => ({ id, updated_at }) as Project;
  const projects = [project("sample", "2026-02-01T00:00:00Z"), project("mine", "2026-01-01T00:00:00Z")];
  const changed = { scenarios: [{ ...scenario, updated_at: "2026-03-01T00:00:00Z" }], runs: [] };
  const ids = (listed: [Project, unknown][]) => listed.map(([{ id }]) => id);
  expect(ids(latestFirst(projects, [{ scenarios: [], runs: [] }, changed]))).toEqual(["mine", "sample"]);
  expect(ids(latestFirst(projects, [undefined, changed]))).toEqual(["sample", "mine"]);
});
