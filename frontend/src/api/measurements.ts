import { api } from "./client";

/** Every measured number with the engine's prediction, and a summary. */
export function useMeasurements() {
  return api.useQuery("get", "/api/v1/evidence", {}, { staleTime: Number.POSITIVE_INFINITY });
}
