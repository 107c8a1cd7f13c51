/** Every measured number beside what the engine predicts for it, with what the study says about it. */

import { useQuery } from "@tanstack/react-query";
import { client } from "./client";
import type { EvidenceRow } from "./types";

async function loadEvidence(signal: AbortSignal): Promise<EvidenceRow[]> {
  const [compared, printed] = await Promise.all([
    client.GET("/api/v1/evidence", { signal }),
    client.GET("/api/v1/catalog/evidence", { signal }),
  ]);
  const rows = new Map(printed.data?.items.map((row) => [row.id, row]));
  return (compared.data?.rows ?? []).map((row) => {
    const { perspective = "controller", note = "", window = "" } = rows.get(row.id) ?? {};
    return { ...row, perspective, note, window };
  });
}

export function useMeasurements() {
  return useQuery({
    queryKey: ["measurements"],
    queryFn: ({ signal }) => loadEvidence(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
