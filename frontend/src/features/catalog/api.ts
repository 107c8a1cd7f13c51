import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, client } from "@/api/client";
import type { Schemas } from "@/api/types";

const options = { staleTime: 60_000 };

export type OwnEntry = Schemas["OwnEntry"];
export type OwnKind = OwnEntry["kind"];
export type Provenance = Schemas["Provenance"];
export type Sheet = Schemas["SpecSheet"];
export type SheetPreview = Schemas["SheetPreview"];

export const useArrays = () => api.useQuery("get", "/api/v1/catalog/arrays", {}, options);
export const useDrives = () => api.useQuery("get", "/api/v1/catalog/drives", {}, options);
export const useWorkloads = () => api.useQuery("get", "/api/v1/catalog/workloads", {}, options);
export const useDeployments = () => api.useQuery("get", "/api/v1/catalog/deployments", {}, options);

/** Currency of the prices in use. */
export const useCurrency = () =>
  api.useQuery("get", "/api/v1/price-list", {}, options).data?.prices?.currency;

export const useOwnEntries = () =>
  api.useQuery("get", "/api/v1/catalog/own", {}, { ...options, select: ({ items }) => items });

async function ownEntry(kind: OwnKind, entry_id: string): Promise<{ entry: OwnEntry; etag: string }> {
  const { data, response } = await client.GET("/api/v1/catalog/own/{kind}/{entry_id}", {
    params: { path: { kind, entry_id } },
  });
  return { entry: data as OwnEntry, etag: response.headers.get("etag") ?? "" };
}

/** The current entry, with the version that its next change is based on. */
export function useOwnEntry(kind: OwnKind, id: string) {
  return useQuery({
    queryKey: ["own-entry", kind, id],
    queryFn: () => ownEntry(kind, id),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Everything that is read from the catalog is another one afterwards. */
function useForgetting() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries();
}

export function useCopyEntry() {
  const onSuccess = useForgetting();
  return api.useMutation("post", "/api/v1/catalog/own/{kind}", {
    meta: { isShownAtTheField: true },
    onSuccess,
  });
}

/** The array that a specification sheet describes, with the previous one until it is there; null asks nothing. */
export function useSheetPreview(sheet: Sheet | null) {
  return useQuery({
    queryKey: ["sheet-preview", sheet],
    queryFn: async ({ signal }) => {
      const body = { sheet: sheet as Sheet };
      const { data } = await client.POST("/api/v1/catalog/own/arrays/from-sheet/preview", { body, signal });
      return data as SheetPreview;
    },
    enabled: sheet !== null,
    placeholderData: keepPreviousData,
    retry: false,
    meta: { isShownAtTheField: true },
    ...options,
  });
}

export type KeyFiguresPreview = Schemas["KeyFiguresPreview"];

async function deriveSheet(figures: Schemas["KeyFigures"], signal?: AbortSignal): Promise<KeyFiguresPreview> {
  const path = "/api/v1/catalog/own/arrays/from-key-figures/preview";
  const { data } = await client.POST(path, { body: { figures }, ...(signal ? { signal } : {}) });
  return data as KeyFiguresPreview;
}

/** The sheet derived from key figures, and the previous one until it is loaded; null sends no request. */
export function useKeyFiguresPreview(figures: Schemas["KeyFigures"] | null) {
  return useQuery({
    queryKey: ["key-figures-preview", figures],
    queryFn: ({ signal }) => deriveSheet(figures as Schemas["KeyFigures"], signal),
    enabled: figures !== null,
    placeholderData: keepPreviousData,
    retry: false,
    meta: { isShownAtTheField: true },
    ...options,
  });
}

/** The project that an array is created for; all projects by default. */
interface ForProject {
  projectId?: string | undefined;
}

interface Described extends ForProject {
  figures: Schemas["KeyFigures"];
  provenance: Provenance;
}

/** Saves the array that key figures describe. */
export function useCreateFromKeyFigures() {
  const onSuccess = useForgetting();
  return useMutation({
    mutationFn: async ({ figures, provenance, projectId }: Described) => {
      const { sheet } = await deriveSheet(figures);
      const body = { sheet, provenance, project_id: projectId ?? null };
      const { data } = await client.POST("/api/v1/catalog/own/arrays/from-sheet", { body });
      return data as OwnEntry;
    },
    meta: { isShownAtTheField: true },
    onSuccess,
  });
}

interface Edited extends ForProject {
  sheet: Sheet;
  provenance: Provenance;
  /** Of the entry that is replaced; null for a new one. */
  etag: string | null;
}

/** Saves the array that a sheet describes: a new one, or in place of the one that the sheet is of. */
export function useSaveSheet() {
  const onSuccess = useForgetting();
  return useMutation({
    mutationFn: async ({ sheet, provenance, etag, projectId }: Edited) => {
      const body = { sheet, provenance, project_id: projectId ?? null };
      if (etag === null) return client.POST("/api/v1/catalog/own/arrays/from-sheet", { body });
      return client.PUT("/api/v1/catalog/own/arrays/{entry_id}/from-sheet", {
        params: { path: { entry_id: sheet.id }, header: { "if-match": etag } },
        body,
      });
    },
    meta: { isShownAtTheField: true },
    onSuccess,
  });
}

/** Restricts a custom array that was added before its project existed to that project. */
export async function giveToProject(entry_id: string, project_id: string): Promise<void> {
  const { data, response } = await client.GET("/api/v1/catalog/own/{kind}/{entry_id}", {
    params: { path: { kind: "arrays", entry_id } },
  });
  if (!data?.sheet) return;
  await client.PUT("/api/v1/catalog/own/arrays/{entry_id}/from-sheet", {
    params: { path: { entry_id }, header: { "if-match": response.headers.get("etag") ?? "*" } },
    body: { sheet: data.sheet, provenance: data.provenance, project_id },
  });
}

interface Put {
  kind: OwnKind;
  id: string;
  /** Of the entry that is replaced; null where there is none. */
  etag: string | null;
  body: Schemas["OwnEntryInput"];
}

export function usePutOwn() {
  const onSuccess = useForgetting();
  return useMutation({
    mutationFn: ({ kind, id, etag, body }: Put) =>
      client.PUT("/api/v1/catalog/own/{kind}/{entry_id}", {
        params: { path: { kind, entry_id: id }, ...(etag ? { header: { "if-match": etag } } : {}) },
        body,
      }),
    meta: { isShownAtTheField: true },
    onSuccess,
  });
}

/** Deletes an entry and gives back what it said, so that it can be made again. */
export function useRemoveOwn() {
  const onSuccess = useForgetting();
  return useMutation({
    mutationFn: async ({ kind, id }: { kind: OwnKind; id: string }) => {
      const { entry, etag } = await ownEntry(kind, id);
      await client.DELETE("/api/v1/catalog/own/{kind}/{entry_id}", {
        params: { path: { kind, entry_id: id }, header: { "if-match": etag } },
      });
      return entry;
    },
    onSuccess,
  });
}
