import { api } from "@/api/client";

const options = { staleTime: 60_000 };

export const useArrays = () => api.useQuery("get", "/api/v1/catalog/arrays", {}, options);
export const useDrives = () => api.useQuery("get", "/api/v1/catalog/drives", {}, options);
export const useWorkloads = () => api.useQuery("get", "/api/v1/catalog/workloads", {}, options);
export const useDeployments = () => api.useQuery("get", "/api/v1/catalog/deployments", {}, options);
export const useSources = () => api.useQuery("get", "/api/v1/catalog/sources", {}, options);
