/** How the figures of one phase of the scenario on the screen are computed. */

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client } from "@/api/client";
import type { PhaseArithmetic, Scenario } from "@/api/types";

export function useExplanation(scenario: Scenario, arrayId: string, phaseId: string) {
  return useQuery({
    queryKey: ["arithmetic", arrayId, phaseId, scenario],
    queryFn: async ({ signal }): Promise<PhaseArithmetic | undefined> => {
      const body = { scenario, array_id: arrayId, phase_id: phaseId };
      const { data } = await client.POST("/api/v1/preview/arithmetic", { body, signal });
      return data;
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
