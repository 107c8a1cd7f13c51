import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { client } from "@/api/client";
import type {
  PriceList,
  PriceListInUse,
  PriceListPreview,
  ProjectPriceList,
  ProjectPrices,
} from "@/api/types";

const KEY = ["price-list"];

interface Tagged extends PriceListInUse {
  /** Says which list a change is based on. */
  etag: string;
}

async function fetched(signal: AbortSignal): Promise<Tagged> {
  const { data, response } = await client.GET("/api/v1/price-list", { signal });
  return { ...(data as PriceListInUse), etag: response.headers.get("etag") ?? "*" };
}

export function usePriceList() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => fetched(signal) });
}

/** Puts a list in use; what is computed from here on uses it. */
export function useReplacePriceList() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({
      list,
      etag,
      keepsNumbers,
    }: {
      list: PriceList;
      etag: string;
      keepsNumbers: boolean;
    }) => {
      await client.PUT("/api/v1/price-list", {
        params: { header: { "if-match": etag }, query: { keep_numbers: keepsNumbers } },
        body: list,
      });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
    meta: { isShownAtTheField: true },
  });
}

/** Forgets the own list. */
export function useDeletePriceList() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await client.DELETE("/api/v1/price-list");
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

export type FileForm = "csv" | "xlsx";

/** The current list as a file. */
export async function priceListFile(form: FileForm): Promise<Blob> {
  const { data } = await client.GET("/api/v1/price-list/exports/{file_type}", {
    params: { path: { file_type: form } },
    parseAs: "blob",
  });
  return data as unknown as Blob;
}

export interface PreviewOfFile extends PriceListPreview {
  file: string;
  /** Says which list the file was compared with. */
  etag: string;
}

/** Compares the list in a file with the current one. */
export function usePreviewPriceList() {
  return useMutation({
    mutationFn: async (file: File): Promise<PreviewOfFile> => {
      const { data, response } = await client.POST("/api/v1/price-list/preview", {
        body: file as unknown as string,
        bodySerializer: (body) => body,
        headers: { "content-type": "application/octet-stream" },
      });
      return {
        ...(data as PriceListPreview),
        file: file.name,
        etag: response.headers.get("etag") ?? "*",
      };
    },
    meta: { isShownAtTheField: true },
  });
}

const ofProject = (projectId: string) => ["project-prices", projectId];

/** The prices of a project, and the list that results from them. */
export function useProjectPrices(projectId: string) {
  return useQuery({
    queryKey: ofProject(projectId),
    queryFn: async ({ signal }) => {
      const params = { path: { project_id: projectId } };
      const path = "/api/v1/projects/{project_id}/price-list";
      const { data, response } = await client.GET(path, { params, signal });
      return { ...(data as ProjectPriceList), etag: response.headers.get("etag") ?? "*" };
    },
    refetchOnWindowFocus: false,
  });
}

/** Sets the prices of a project unless others changed them meanwhile, or removes them. */
export function useSaveProjectPrices(projectId: string, etag: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (own: ProjectPrices | null) => {
      const params = { path: { project_id: projectId } };
      const header = { "if-match": etag };
      if (own)
        await client.PUT("/api/v1/projects/{project_id}/price-list", {
          params: { ...params, header },
          body: own,
        });
      else await client.DELETE("/api/v1/projects/{project_id}/price-list", { params });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ofProject(projectId) }),
    meta: { isShownAtTheField: true },
  });
}
