import { useQueryClient } from "@tanstack/react-query";
import { api } from "@/api/client";
import { paged } from "@/api/paged";
import type { DeliveryState } from "./model/webhooks";

const WEBHOOKS = ["get", "/api/v1/webhooks"];
const DELIVERIES = ["get", "/api/v1/webhooks/{webhook_id}/deliveries"];
const REREAD_MS = 3000;

function useRereading(queryKey: string[], isShownAtTheField = true) {
  const queries = useQueryClient();
  return {
    onSuccess: () => queries.invalidateQueries({ queryKey }),
    meta: { isShownAtTheField },
  };
}

export const useWebhooks = () =>
  api.useInfiniteQuery("get", "/api/v1/webhooks", { params: { query: {} } }, paged);

export const useCreateWebhook = () => api.useMutation("post", "/api/v1/webhooks", useRereading(WEBHOOKS));
export const useUpdateWebhook = () =>
  api.useMutation("put", "/api/v1/webhooks/{webhook_id}", useRereading(WEBHOOKS));
export const useDeleteWebhook = () =>
  api.useMutation("delete", "/api/v1/webhooks/{webhook_id}", useRereading(WEBHOOKS));
export const useRotateSecret = () =>
  api.useMutation("post", "/api/v1/webhooks/{webhook_id}/secret", useRereading(WEBHOOKS));
export const usePing = () =>
  api.useMutation("post", "/api/v1/webhooks/{webhook_id}/ping", useRereading(DELIVERIES, false));
export const useResend = () =>
  api.useMutation(
    "post",
    "/api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend",
    useRereading(DELIVERIES, false),
  );

/** The deliveries of a webhook; refetched while one is pending. */
export const useDeliveries = (webhookId: string, state: DeliveryState | null) =>
  api.useInfiniteQuery(
    "get",
    "/api/v1/webhooks/{webhook_id}/deliveries",
    { params: { path: { webhook_id: webhookId }, query: state === null ? {} : { state } } },
    {
      ...paged,
      refetchInterval: ({ state: { data } }) =>
        data?.pages.some((page) => page.items.some((item) => item.state === "pending")) ? REREAD_MS : false,
    },
  );

export const useDelivery = (webhookId: string, deliveryId: string) =>
  api.useQuery("get", "/api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}", {
    params: { path: { webhook_id: webhookId, delivery_id: deliveryId } },
  });
