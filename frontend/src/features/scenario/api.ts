import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, client } from "@/api/client";
import type { JsonSchema, Scenario, ScenarioDraft } from "@/api/types";

/** The saved scenario; without an ID, no request is sent. */
export function useScenarioDraft(id: string | undefined) {
  return api.useQuery(
    "get",
    "/api/v1/scenarios/{scenario_id}",
    { params: { path: { scenario_id: id ?? "" } } },
    { enabled: id !== undefined },
  );
}

export function useScenarioSchema() {
  return useQuery({
    queryKey: ["scenario-schema"],
    queryFn: async ({ signal }) => {
      const { data } = await client.GET("/api/v1/scenario-schema", { signal });
      return data as JsonSchema;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useGoalSets() {
  return api.useQuery(
    "get",
    "/api/v1/defaults",
    {},
    { staleTime: Number.POSITIVE_INFINITY, select: ({ goal_sets }) => goal_sets },
  );
}

export function useArrays() {
  return api.useQuery("get", "/api/v1/catalog/arrays", {}, { staleTime: 60_000 });
}

/** The currency of the price list in use. */
export function useCurrencyOfPrices(): string | undefined {
  const list = api.useQuery("get", "/api/v1/price-list", {}, { staleTime: 60_000 });
  return list.data?.prices?.currency;
}

export function useDrives() {
  return api.useQuery("get", "/api/v1/catalog/drives", {}, { staleTime: 60_000 });
}

export function useWorkloads() {
  return api.useQuery("get", "/api/v1/catalog/workloads", {}, { staleTime: 60_000 });
}

export function useDeployments() {
  return api.useQuery("get", "/api/v1/catalog/deployments", {}, { staleTime: 60_000 });
}

/** Stores a scenario as the successor of a version; refused with 412 when that is no longer the latest. */
export async function saveScenario(id: string, version: number, scenario: Scenario): Promise<ScenarioDraft> {
  const { data } = await client.PUT("/api/v1/scenarios/{scenario_id}", {
    params: { path: { scenario_id: id }, header: { "if-match": `"${version}"` } },
    body: scenario,
  });
  return data as ScenarioDraft;
}

export async function loadScenario(id: string): Promise<ScenarioDraft> {
  const { data } = await client.GET("/api/v1/scenarios/{scenario_id}", {
    params: { path: { scenario_id: id } },
  });
  return data as ScenarioDraft;
}

export async function createScenario(projectId: string, scenario: Scenario): Promise<ScenarioDraft> {
  const { data } = await client.POST("/api/v1/projects/{project_id}/scenarios", {
    params: { path: { project_id: projectId } },
    body: scenario,
  });
  return data as ScenarioDraft;
}

const versionsPath = "/api/v1/scenarios/{scenario_id}/versions";

/** The stored versions, newest first; always refetched, because saving creates them. */
export function useVersions(scenarioId: string) {
  return api.useQuery(
    "get",
    versionsPath,
    { params: { path: { scenario_id: scenarioId } } },
    { staleTime: 0, select: ({ items }) => items },
  );
}

export function useVersion(scenarioId: string, version: number) {
  return api.useQuery("get", "/api/v1/scenarios/{scenario_id}/versions/{version}", {
    params: { path: { scenario_id: scenarioId, version } },
  });
}

export function useNameVersion() {
  const queries = useQueryClient();
  return api.useMutation("put", "/api/v1/scenarios/{scenario_id}/versions/{version}/name", {
    meta: { isShownAtTheField: true },
    onSuccess: () => queries.invalidateQueries({ queryKey: ["get", versionsPath] }),
  });
}

export const useBranch = () => api.useMutation("post", "/api/v1/scenarios/{scenario_id}/branches");
