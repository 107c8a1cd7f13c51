/** Analyses of earlier versions, on the page of the scenario and at its report. */

import { type ReactNode, Suspense } from "react";
import { useOutdatedRuns } from "@/features/recommendation/hooks/newestRuns";
import type { OfScenario } from "@/features/recommendation/hooks/useOutdated";
import type { ReportNotes } from "@/features/results/components/exports/ReportMenu";
import { lazily } from "@/lib/browser/lazily";

const Outdated = lazily(() =>
  import("@/features/recommendation/components/OutdatedAnalyses").then((its) => its.Outdated),
);

/** Whether analyses are for an earlier version; the code that says more is loaded only then. */
const useHasEarlier = ({ scenarioId, version }: OfScenario) =>
  useOutdatedRuns(scenarioId, version).length > 0;

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
