/** Analyses of earlier versions, on the page of the scenario and at its report. */

import { type ReactNode, Suspense } from "react";
import { api } from "@/api/client";
import type { OfScenario } from "@/features/recommendation/hooks/useOutdated";
import type { ReportNotes } from "@/features/results/components/exports/ReportMenu";
import { lazily } from "@/lib/browser/lazily";

const MOST_RUNS = 100;

const Outdated = lazily(() =>
  import("@/features/recommendation/components/OutdatedAnalyses").then((its) => its.Outdated),
);

/** Whether earlier versions of the scenario were analyzed; the code that says more is loaded only then. */
function useHasEarlier({ scenarioId, version }: OfScenario): boolean {
  const { data } = api.useQuery(
    "get",
    "/api/v1/runs",
    { params: { query: { scenario_id: scenarioId, state: "succeeded", limit: MOST_RUNS } } },
    { enabled: version > 1, select: (page) => page.items },
  );
  return data?.some(({ kind, scenario_version }) => kind !== "week" && scenario_version < version) ?? false;
}

export function OutdatedAnalyses(props: OfScenario): ReactNode {
  return (
    useHasEarlier(props) && (
      <Suspense>
        <Outdated {...props} at="page" />
      </Suspense>
    )
  );
}

export function useReportNotes(props: OfScenario): ReportNotes | undefined {
  if (!useHasEarlier(props)) return undefined;
  return {
    around: (link) => (
      <Suspense fallback={link}>
        <Outdated {...props} at="link" link={link} />
      </Suspense>
    ),
    inMenu: (
      <Suspense>
        <Outdated {...props} at="menu" />
      </Suspense>
    ),
  };
}
