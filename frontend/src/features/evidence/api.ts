import { api } from "@/api/client";

/** Titles of the documents that numbers come from, by their id. */
export function useSourceTitles(): ReadonlyMap<string, string> {
  const sources = api.useQuery("get", "/api/v1/catalog/sources", {}, { staleTime: 60_000 });
  return new Map(sources.data?.items.map(({ id, title }) => [id, title]));
}
