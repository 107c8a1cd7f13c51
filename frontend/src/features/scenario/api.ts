import { useQuery } from "@tanstack/react-query";
import { api, client } from "@/api/client";
import type { JsonSchema, Scenario, ScenarioDraft } from "@/api/types";

export function useScenarioDraft(id: string) {
  return api.useQuery("get", "/api/v1/scenarios/{scenario_id}", { params: { path: { scenario_id: id } } });
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

export function useArrays() {
  return api.useQuery("get", "/api/v1/catalog/arrays", {}, { staleTime: 60_000 });
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
