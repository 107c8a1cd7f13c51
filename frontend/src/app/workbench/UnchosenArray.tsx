/** Where the array of a new deployment is a placeholder: the load in place of a verdict, and the way to choose arrays. */

import "@/i18n/pages/start";
import { useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Scenario } from "@/api/types";
import { familiesIn } from "@/app/search";
import { LinkButton } from "@/app/shell/LinkButton";
import { Notice } from "@/components/feedback/Notice";
import { isStartingArray } from "@/features/projects/model/starter";
import { LoadStrip } from "@/features/results/components/LoadStrip";
import type { LivePreview } from "@/features/results/hooks/useLivePreview";
import { useArrays } from "@/features/scenario/api";
import { t } from "@/i18n/t";

interface Props {
  scenarioId: string;
  scenario: Scenario;
}

function useIsStarting(scenario: Scenario): boolean {
  return isStartingArray(scenario, useArrays().data?.items ?? []);
}

interface StripProps {
  scenario: Scenario;
  live: LivePreview;
  /** The verdict on an array that was chosen. */
  children: ReactNode;
}

/** The load in place of a verdict on a placeholder. */
export function UnchosenStrip({ scenario, live, children }: StripProps) {
  const isStarting = useIsStarting(scenario);
  const targets = familiesIn(useSearch({ from: "/scenarios/$scenarioId" })) ?? [];
  const isRefused = live.failure !== null || live.problems.length > 0;
  return isRefused || !isStarting ? children : <LoadStrip live={live} nTargets={targets.length} />;
}

export function UnchosenArray({ scenarioId, scenario }: Props) {
  const isStarting = useIsStarting(scenario);
  const { families } = useSearch({ from: "/scenarios/$scenarioId" });
  if (!isStarting) return null;
  return (
    <Notice
      tone="plain"
      title={t(families ? "start-unchosen-targets" : "start-unchosen")}
      actions={
        <LinkButton
          to="/scenarios/$scenarioId/guide"
          params={{ scenarioId }}
          search={{ deal: "new", step: "storage", ...(families && { families }) }}
          size="compact-sm"
          variant="default"
        >
          {t("start-unchosen-choose")}
        </LinkButton>
      }
    >
      {t("start-unchosen-hint")}
    </Notice>
  );
}
