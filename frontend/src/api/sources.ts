/** The documents that numbers come from. */

import { api } from "./client";

export const useSources = () => api.useQuery("get", "/api/v1/catalog/sources", {}, { staleTime: 60_000 });
