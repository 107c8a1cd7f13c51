import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { client } from "@/api/client";
import type { PriceList, PriceListInUse } from "@/api/types";

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
    mutationFn: async ({ list, etag }: { list: PriceList; etag: string }) => {
      await client.PUT("/api/v1/price-list", { params: { header: { "if-match": etag } }, body: list });
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
