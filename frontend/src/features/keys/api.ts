import { useQueryClient } from "@tanstack/react-query";
import { api } from "@/api/client";
import { paged } from "@/api/paged";

const KEY = ["get", "/api/v1/api-keys"];

export const useKeys = () =>
  api.useInfiniteQuery("get", "/api/v1/api-keys", { params: { query: {} } }, paged);

export function useCreateKey() {
  const queries = useQueryClient();
  return api.useMutation("post", "/api/v1/api-keys", {
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
    meta: { isShownAtTheField: true },
  });
}

export function useRevokeKey() {
  const queries = useQueryClient();
  return api.useMutation("post", "/api/v1/api-keys/{key_id}/revoke", {
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
    meta: { isShownAtTheField: true },
  });
}
