/** How the organization's reports look. */

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { client } from "@/api/client";
import type { Schemas } from "@/api/types";

export type Branding = Schemas["BrandingInUse"];
export type BrandingInput = Schemas["BrandingInput"];

const KEY = ["branding"];

export interface Tagged extends Branding {
  /** Says which look a change is based on. */
  etag: string;
}

async function fetched(signal: AbortSignal): Promise<Tagged> {
  const { data, response } = await client.GET("/api/v1/branding", { signal });
  return { ...(data as Branding), etag: response.headers.get("etag") ?? "*" };
}

export function useBranding() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => fetched(signal) });
}

function useChange<T>(change: (given: T) => Promise<unknown>, isShownAtTheField = false) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
    meta: { isShownAtTheField },
  });
}

export function useReplaceBranding() {
  return useChange(
    ({ body, etag }: { body: BrandingInput; etag: string }) =>
      client.PUT("/api/v1/branding", { params: { header: { "if-match": etag } }, body }),
    true,
  );
}

export function useDeleteBranding() {
  return useChange(() => client.DELETE("/api/v1/branding"));
}

export function useReplaceLogo() {
  return useChange(
    (file: File) =>
      client.PUT("/api/v1/branding/logo", {
        body: file as unknown as string,
        bodySerializer: (body) => body,
        headers: { "content-type": file.type || "application/octet-stream" },
      }),
    true,
  );
}

export function useDeleteLogo() {
  return useChange(() => client.DELETE("/api/v1/branding/logo"));
}
