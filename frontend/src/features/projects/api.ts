import { useQueries } from "@tanstack/react-query";
import { api, client } from "@/api/client";
import type { Project, Sample, Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import type { Deal } from "@/lib/sizing/deals";
import type { FirstAnswers } from "./model/starter";

const MOST = 100;

export function useProjects() {
  return api.useQuery(
    "get",
    "/api/v1/projects",
    { params: { query: { limit: MOST } } },
    { select: (page) => page.items as Project[] },
  );
}

/** Scenarios and latest runs of every project, each list as it arrives. */
export function useProjectContents(projects: readonly Project[]) {
  return useQueries({
    queries: projects.map(({ id }) => ({
      queryKey: ["project-contents", id],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const [scenarios, runs] = await Promise.all([
          client.GET("/api/v1/projects/{project_id}/scenarios", {
            params: { path: { project_id: id }, query: { limit: MOST } },
            signal,
          }),
          client.GET("/api/v1/runs", { params: { query: { project_id: id, limit: MOST } }, signal }),
        ]);
        return { scenarios: scenarios.data?.items ?? [], runs: runs.data?.items ?? [] };
      },
    })),
  });
}

export async function createProject(name: string): Promise<Project> {
  const { data } = await client.POST("/api/v1/projects", { body: { name, notes: "" } });
  return data as Project;
}

export async function duplicateScenario(scenarioId: string): Promise<{ id: string }> {
  const { data } = await client.POST("/api/v1/scenarios/{scenario_id}/duplicate", {
    params: { path: { scenario_id: scenarioId } },
    body: {},
  });
  return data as { id: string };
}

/** Create a first scenario in a project from the answers and the catalog. */
export async function startScenario(
  project: Project,
  deal: Deal,
  answers: FirstAnswers,
): Promise<{ id: string }> {
  // loaded on demand, because most pages only list projects
  const [arrays, deployments, { arrayOfNew, nameOfFirst, starterScenario }] = await Promise.all([
    client.GET("/api/v1/catalog/arrays"),
    client.GET("/api/v1/catalog/deployments"),
    import("./model/starter"),
  ]);
  const array = answers.array ?? arrayOfNew(arrays.data?.items ?? []);
  if (!array) throw new Error(t("projects-empty-catalog"));
  const starter = starterScenario(
    nameOfFirst(project.name, deal),
    array,
    deployments.data?.items ?? [],
    answers,
    Date.now(),
    deal,
  );
  const { data } = await client.POST("/api/v1/projects/{project_id}/scenarios", {
    params: { path: { project_id: project.id } },
    body: starter as unknown as Scenario,
  });
  return data as { id: string };
}

export function useSamples() {
  return api.useQuery("get", "/api/v1/samples", {}, { staleTime: Number.POSITIVE_INFINITY });
}

/** The sample scenario of an array family; undefined if it has none. */
export async function sampleOf(familyId: string): Promise<Sample | undefined> {
  const { data } = await client.GET("/api/v1/samples", { params: { query: { family_id: familyId } } });
  return data?.items[0];
}

/** A copy of a ready scenario, in a project or in a new one of its name. */
export async function copySample({
  sample,
  project,
}: {
  sample: Sample;
  project: Project | null;
}): Promise<{ id: string }> {
  const { id } = project ?? (await createProject(sample.name));
  const { data } = await client.POST("/api/v1/projects/{project_id}/scenarios", {
    params: { path: { project_id: id } },
    body: sample.scenario,
  });
  return data as { id: string };
}

/** Completes even if the page is closed. */
export async function deleteScenario(scenarioId: string): Promise<void> {
  await client.DELETE("/api/v1/scenarios/{scenario_id}", {
    params: { path: { scenario_id: scenarioId } },
    keepalive: true,
  });
}
