import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, client } from "@/api/client";
import { paged } from "@/api/paged";
import type { Series, Shared } from "@/api/types";
import { instantAt } from "@/lib/time/instants";

const LINKS = ["get", "/api/v1/runs/{run_id}/share-links"];

function useRereading() {
  const queries = useQueryClient();
  return {
    onSuccess: () => queries.invalidateQueries({ queryKey: LINKS }),
    meta: { isShownAtTheField: true },
  };
}

export const useShareLinks = (runId: string) =>
  api.useInfiniteQuery(
    "get",
    "/api/v1/runs/{run_id}/share-links",
    { params: { path: { run_id: runId } } },
    paged,
  );

export const useCreateShareLink = () =>
  api.useMutation("post", "/api/v1/runs/{run_id}/share-links", useRereading());
export const useRevokeShareLink = () =>
  api.useMutation("post", "/api/v1/share-links/{link_id}/revoke", useRereading());

/** Exchanges the token after the # for a cookie, and returns the id of the shared item. */
export async function openShareLink(token: string): Promise<string> {
  const { data } = await client.POST("/api/v1/shared", { body: { token } });
  return (data as { link_id: string }).link_id;
}

const FROZEN = { staleTime: Number.POSITIVE_INFINITY };

export function useShared(linkId: string) {
  return useQuery({
    queryKey: ["shared", linkId],
    queryFn: async ({ signal }) => {
      const { data } = await client.GET("/api/v1/shared/{link_id}", {
        params: { path: { link_id: linkId } },
        signal,
      });
      return data as Shared;
    },
    ...FROZEN,
  });
}

interface Period {
  from: number;
  to: number;
}

/** The series of a period; while it is on its way, the one before. */
export function useSharedSeries(linkId: string, arrayId: string, period: Period | null, nBuckets: number) {
  return useQuery({
    queryKey: ["shared-series", linkId, arrayId, period, nBuckets],
    enabled: period !== null,
    queryFn: async ({ signal }) => {
      const { from, to } = period as Period;
      const { data } = await client.GET("/api/v1/shared/{link_id}/series", {
        params: {
          path: { link_id: linkId },
          query: { array_id: arrayId, n_buckets: nBuckets, from: instantAt(from), to: instantAt(to) },
        },
        signal,
      });
      return { period: { from, to }, series: data as Series };
    },
    placeholderData: (before) => before,
    ...FROZEN,
  });
}
