import { api } from "./client";

/** Every measured number beside what the engine predicts for it, and all of it in a sentence. */
export function useMeasurements() {
  return api.useQuery("get", "/api/v1/evidence", {}, { staleTime: Number.POSITIVE_INFINITY });
}
