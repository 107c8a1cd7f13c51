import { useInfiniteQuery } from "@tanstack/react-query";
import { api, client } from "@/api/client";
import type { Schemas } from "@/api/types";
import type { AuditFilter } from "./model/audit";

type AuditPage = Schemas["AuditPage"];

export function useAuditEntries(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: ["audit-entries", filter],
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const { data } = await client.GET("/api/v1/audit-entries", {
        params: { query: { ...filter, ...cursor } },
        signal,
      });
      return data as AuditPage;
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next_cursor }) => (next_cursor ? Number(next_cursor) : null),
  });
}

/** Reads the whole log, so only on request. */
export const useVerification = (isWanted: boolean) =>
  api.useQuery("get", "/api/v1/audit-entries/verification", {}, { enabled: isWanted, staleTime: 0 });

/** All entries that match, as one file. */
export async function auditCsv(filter: AuditFilter): Promise<Blob> {
  const { data } = await client.GET("/api/v1/audit-entries", {
    params: { query: filter },
    headers: { Accept: "text/csv" },
    parseAs: "blob",
  });
  return data as unknown as Blob;
}
