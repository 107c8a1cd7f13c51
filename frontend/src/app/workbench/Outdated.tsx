/** Analyses of earlier versions, on the page of the scenario and at its report. */

import { type ReactNode, Suspense } from "react";
import type { OfScenario } from "@/features/recommendation/hooks/useOutdated";
import type { ReportNotes } from "@/features/results/components/exports/ReportMenu";
import { lazily } from "@/lib/browser/lazily";

const load = () => import("@/features/recommendation/components/OutdatedAnalyses");

const Notice = lazily(() => load().then((its) => its.OutdatedNotice));
const Report = lazily(() => load().then((its) => its.OutdatedReport));
const InMenu = lazily(() => load().then((its) => its.OutdatedInMenu));

/** The first version of a scenario has no earlier one. */
export function OutdatedAnalyses(props: OfScenario): ReactNode {
  if (props.version === 1) return null;
  return (
    <Suspense>
      <Notice {...props} />
    </Suspense>
  );
}

export function reportNotes(props: OfScenario): ReportNotes | undefined {
  if (props.version === 1) return undefined;
  return {
    around: (link) => (
      <Suspense fallback={link}>
        <Report {...props} link={link} />
      </Suspense>
    ),
    inMenu: (
      <Suspense>
        <InMenu {...props} />
      </Suspense>
    ),
  };
}
