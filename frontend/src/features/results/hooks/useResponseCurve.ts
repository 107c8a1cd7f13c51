/** The response-time curve of one phase of the scenario on the screen. */

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client } from "@/api/client";
import type { ResponseCurve, Scenario } from "@/api/types";

interface Asked {
  scenario: Scenario;
  arrayId: string;
  phaseId: string;
  /** Whether the phase is known to be one of this scenario. */
  isAnswered: boolean;
}

/** `data` is null where the phase asks nothing of the array. */
export function useResponseCurve({ scenario, arrayId, phaseId, isAnswered }: Asked) {
  return useQuery({
    queryKey: ["response-curve", arrayId, phaseId, scenario],
    queryFn: async ({ signal }): Promise<ResponseCurve | null> => {
      const { data } = await client.POST("/api/v1/preview/response-curve", {
        body: { scenario, array_id: arrayId, phase_id: phaseId },
        signal,
      });
      return data?.curve ?? null;
    },
    enabled: isAnswered,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
