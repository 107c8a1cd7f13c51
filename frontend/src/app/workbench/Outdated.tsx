/** Analyses of earlier versions, on the page of the scenario and at its report. */

import { type ReactNode, Suspense } from "react";
import type { OfScenario } from "@/features/recommendation/hooks/useOutdated";
import type { ReportNotes } from "@/features/results/components/exports/ReportMenu";
import { lazily } from "@/lib/browser/lazily";

const Outdated = lazily(() =>
  import("@/features/recommendation/components/OutdatedAnalyses").then((its) => its.Outdated),
);

/** The first version of a scenario has no earlier one. */
export function OutdatedAnalyses(props: OfScenario): ReactNode {
  if (props.version === 1) return null;
  return (
    <Suspense>
      <Outdated {...props} at="page" />
    </Suspense>
  );
}

export function reportNotes(props: OfScenario): ReportNotes | undefined {
  if (props.version === 1) return undefined;
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
