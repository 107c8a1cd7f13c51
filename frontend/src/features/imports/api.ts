/** Imports of the service, and what of scenarios, runs and catalog they are chosen for. */

import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, client } from "@/api/client";
import { paged } from "@/api/paged";
import type { RunSummary, Scenario, ScenarioSummary } from "@/api/types";
import type { Acceptance, Import, ImportSelection, ImportState, Proposal } from "./model/types";

const LOOK_AGAIN_MS = 1000;
const MOST = 100;

const IMPORTS = ["get", "/api/v1/imports"];

/** Where answers about one import are kept. */
function keyOf(id: string) {
  return api.queryOptions("get", "/api/v1/imports/{import_id}", { params: { path: { import_id: id } } })
    .queryKey;
}

export const isBusy = (state: ImportState) => state === "queued" || state === "reading";

export function useImports() {
  return api.useInfiniteQuery(
    "get",
    "/api/v1/imports",
    { params: { query: {} } },
    {
      ...paged,
      refetchInterval: ({ state: { data } }) =>
        data?.pages.some((page) => page.items.some(({ state }) => isBusy(state))) ? LOOK_AGAIN_MS : false,
    },
  );
}

/** One import; refreshed every second while it is read and visible. */
export function useImport(id: string) {
  return api.useQuery(
    "get",
    "/api/v1/imports/{import_id}",
    { params: { path: { import_id: id } } },
    { refetchInterval: ({ state: { data } }) => (data && isBusy(data.state) ? LOOK_AGAIN_MS : false) },
  );
}

function useListChanged() {
  const queries = useQueryClient();
  return {
    onSuccess: () => queries.invalidateQueries({ queryKey: IMPORTS }),
    meta: { isShownAtTheField: true },
  };
}

export const useCreateImport = () => api.useMutation("post", "/api/v1/imports", useListChanged());
export const useDeleteImport = () =>
  api.useMutation("delete", "/api/v1/imports/{import_id}", useListChanged());

/** Reloads an import after an external change, such as a new file. */
export function useReadAgain(id: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(id) });
}

export function useRemoveFile(id: string) {
  return api.useMutation("delete", "/api/v1/imports/{import_id}/files/{file_id}", {
    onSettled: useReadAgain(id),
  });
}

export function useRead(id: string) {
  const queries = useQueryClient();
  return api.useMutation("post", "/api/v1/imports/{import_id}/readings", {
    onSuccess: (started) => queries.setQueryData(keyOf(id), started as Import),
    meta: { isShownAtTheField: true },
  });
}

export function useCancel(id: string) {
  return api.useMutation("post", "/api/v1/imports/{import_id}/cancel", { onSettled: useReadAgain(id) });
}

/** The scenario that an import is added to: a stored version, or the starting point of a new one. */
export type Target =
  | { id: string; version: number; scenario: Scenario }
  | { id: undefined; scenario: Scenario };

interface Wanted {
  importId: string;
  target: Target;
  selection: ImportSelection;
  /** Whether anything is chosen. */
  isAny: boolean;
}

/** What choosing would change; the answer before stays while the next one is on its way. */
export function useProposal({ importId, target, selection, isAny }: Wanted) {
  const path = { import_id: importId };
  const wanted = target.id === undefined ? target.scenario : [target.id, target.version];
  return useQuery({
    queryKey: ["import-proposal", importId, wanted, selection],
    queryFn: async ({ signal }) => {
      const { data } =
        target.id === undefined
          ? await client.POST("/api/v1/imports/{import_id}/scenarios/proposals", {
              params: { path },
              body: { scenario: target.scenario, selection },
              signal,
            })
          : await client.POST("/api/v1/imports/{import_id}/proposals", {
              params: { path },
              body: { scenario_id: target.id, selection },
              signal,
            });
      return data as Proposal;
    },
    enabled: isAny,
    placeholderData: isAny ? keepPreviousData : undefined,
    staleTime: 60_000,
  });
}

/** The scenario has another version now, and the catalog perhaps other entries. */
function useScenarioChanged(importId: string) {
  const queries = useQueryClient();
  return async () => {
    const outdated = [
      keyOf(importId),
      ["get", "/api/v1/scenarios/{scenario_id}"],
      ["get", "/api/v1/scenarios/{scenario_id}/imports"],
      ["get", "/api/v1/catalog/workloads"],
      ["get", "/api/v1/catalog/arrays"],
      ["get", "/api/v1/projects"],
      ["import-scenarios"],
      ["project-contents"],
    ];
    await Promise.all(
      outdated.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType: "all" })),
    );
  };
}

/** Accepted imports of a scenario: newest first, without those undone. */
export function useTaken(scenarioId: string) {
  return api.useQuery(
    "get",
    "/api/v1/scenarios/{scenario_id}/imports",
    { params: { path: { scenario_id: scenarioId } } },
    { select: ({ items }): Acceptance[] => items.filter(({ undone_at }) => undone_at === null) },
  );
}

interface Accepted {
  target: Target;
  selection: ImportSelection;
  /** Returns the project of a new scenario. */
  project: (() => Promise<string>) | undefined;
}

export function useAccept(importId: string) {
  const changed = useScenarioChanged(importId);
  return useMutation({
    mutationFn: async ({ target, selection, project }: Accepted) => {
      const path = { import_id: importId };
      if (target.id === undefined) {
        if (project === undefined) throw new Error("a new scenario needs a project");
        const body = { project_id: await project(), scenario: target.scenario, selection };
        const made = await client.POST("/api/v1/imports/{import_id}/scenarios", { params: { path }, body });
        return made.data as Acceptance;
      }
      const { data } = await client.POST("/api/v1/imports/{import_id}/acceptances", {
        params: { path, header: { "if-match": `"${target.version}"` } },
        body: { scenario_id: target.id, selection },
      });
      return data as Acceptance;
    },
    onSuccess: changed,
    meta: { isShownAtTheField: true },
  });
}

export function useUndo(importId: string) {
  const changed = useScenarioChanged(importId);
  return useMutation({
    mutationFn: async (acceptanceId: string) => {
      const { data } = await client.POST("/api/v1/imports/{import_id}/acceptances/{acceptance_id}/undo", {
        params: { path: { import_id: importId, acceptance_id: acceptanceId } },
      });
      return data as Acceptance;
    },
    onSuccess: changed,
    meta: { isShownAtTheField: true },
  });
}

/** fio's measured jobs with the predictions of a run. */
export function useFioComparison(importId: string, runId: string | undefined) {
  return api.useQuery(
    "get",
    "/api/v1/imports/{import_id}/comparison",
    { params: { path: { import_id: importId }, query: { run_id: runId ?? "" } } },
    { enabled: runId !== undefined },
  );
}

export interface ProjectScenarios {
  project: string;
  scenarios: readonly ScenarioSummary[];
}

/** Every scenario, under its project. */
export function useScenarioLists(): { lists: ProjectScenarios[]; isPending: boolean; error: unknown } {
  const projects = api.useQuery("get", "/api/v1/projects", { params: { query: { limit: MOST } } });
  const lists = useQueries({
    queries: (projects.data?.items ?? []).map(({ id }) => ({
      queryKey: ["import-scenarios", id],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { data } = await client.GET("/api/v1/projects/{project_id}/scenarios", {
          params: { path: { project_id: id }, query: { limit: MOST } },
          signal,
        });
        return data?.items ?? [];
      },
    })),
  });
  return {
    lists: (projects.data?.items ?? []).map(({ name }, i) => ({
      project: name,
      scenarios: lists[i]?.data ?? [],
    })),
    isPending: projects.isPending || lists.some(({ isPending }) => isPending),
    error: projects.error ?? lists.find(({ error }) => error)?.error,
  };
}

/** The scenario that is chosen, as the service holds it now. */
export function useChosenScenario(id: string | undefined) {
  return api.useQuery(
    "get",
    "/api/v1/scenarios/{scenario_id}",
    { params: { path: { scenario_id: id ?? "" } } },
    { enabled: id !== undefined },
  );
}

export function useProfiles() {
  return api.useQuery("get", "/api/v1/catalog/workloads", {}, { staleTime: 60_000 });
}

/** Weeks that ended with an answer, the newest first. */
export function useFinishedRuns() {
  return api.useQuery(
    "get",
    "/api/v1/runs",
    { params: { query: { kind: "week", state: "succeeded", limit: MOST } } },
    { select: (page): readonly RunSummary[] => page.items },
  );
}
