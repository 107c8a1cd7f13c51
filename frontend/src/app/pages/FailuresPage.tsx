/** Simulates a component failure: logins, latency and utilization with and without it, for up to four configurations. */

import "@/i18n/pages/recommendation";
import { Button, Skeleton } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { defaults } from "@/api/forms";
import type { FailureRequest, Scenario, ScenarioDraft, Shortlist } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { FailureAnswer } from "@/features/failures/components/FailureAnswer";
import { FailureForm } from "@/features/failures/components/FailureForm";
import {
  defaultModels,
  isSameRequest,
  optionsOf,
  requestOf,
  type Settings,
  settingsOf,
} from "@/features/failures/model/request";
import { AnalysisCard } from "@/features/recommendation/components/AnalysisCard";
import { useAnalysis } from "@/features/recommendation/hooks/useAnalysis";
import { useArrays, useScenarioDraft } from "@/features/scenario/api";
import { partsOf } from "@/features/scenario/model/failures";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";

const route = getRouteApi("/scenarios/$scenarioId/failures");

function isFailureRequest(request: unknown): request is FailureRequest {
  return typeof request === "object" && request !== null && "part" in request;
}

/** The settings: those of the latest analysis until the user changes them. */
function useSettings(scenario: Scenario, answered: FailureRequest | null, shortlist: Shortlist | null) {
  const [chosen, setChosen] = useState<Settings | null>(null);
  const initial =
    answered === null
      ? {
          ...settingsOf(defaults.FailureRequest, scenario),
          modelIds: defaultModels(shortlist, scenario),
        }
      : settingsOf(answered, scenario);
  return [chosen ?? initial, setChosen] as const;
}

function Analysis({ draft: { id, version, scenario } }: { draft: ScenarioDraft }) {
  const question = useAnalysis("failure", id);
  const shortlist = useAnalysis("shortlist", id).answer?.shortlist ?? null;
  const models = useArrays().data?.items ?? [];
  const asked = question.answered?.request;
  const answered = isFailureRequest(asked) ? asked : null;
  const [settings, setSettings] = useSettings(scenario, answered, shortlist);
  const ofRequest = optionsOf(shortlist);
  const kept = (answered?.options ?? []).filter(
    ({ array }) => !ofRequest.some((option) => option.array.model_id === array.model_id),
  );
  const options = [...ofRequest, ...kept];
  const request = requestOf(settings, options);
  const others = scenario.other_arrays ?? [];
  const failing = others.find((array) => array.id === settings.arrayId) ?? scenario.array;
  const link = (text: string) => (
    <Link to="/scenarios/$scenarioId/recommend" params={{ scenarioId: id }}>
      {text}
    </Link>
  );
  return (
    <AnalysisCard
      title={t("failures-analysis")}
      note={t("failures-note")}
      question={question}
      present={{ version }}
      verb={t("failures-run")}
      hint={t("failures-hint")}
      request={request}
      isMain
      isOtherRequest={answered !== null && !isSameRequest(answered, request)}
      setUp={
        <FailureForm
          scenario={scenario}
          parts={partsOf(models.find((model) => model.id === failing.model_id))}
          options={options}
          settings={settings}
          onChange={setSettings}
          noOptions={<RichText id="failures-no-options" tags={{ link }} />}
        />
      }
    >
      {(run) => run.failure && <FailureAnswer failure={run.failure} zone={run.scenario.time_zone} />}
    </AnalysisCard>
  );
}

function Lead({ draft: { id, version, scenario } }: { draft: ScenarioDraft }) {
  const link = (text: string) => (
    <Link to="/scenarios/$scenarioId" params={{ scenarioId: id }}>
      {text}
    </Link>
  );
  return <RichText id="failures-lead" parameters={{ scenario: scenario.name, version }} tags={{ link }} />;
}

export function FailuresPage() {
  const { scenarioId } = route.useParams();
  const draft = useScenarioDraft(scenarioId);
  return (
    <Page>
      {draft.error ? (
        <ErrorNotice
          error={draft.error}
          actions={
            <Button component={Link} to="/projects" variant="default" size="compact-sm">
              {t("common-open-projects")}
            </Button>
          }
        />
      ) : draft.data ? (
        <>
          <PageHead title={t("failures-title")} lead={<Lead draft={draft.data} />} />
          <Analysis key={draft.data.id} draft={draft.data} />
        </>
      ) : (
        <>
          <Skeleton height={36} width="30%" mb={24} />
          <Skeleton height={480} />
        </>
      )}
    </Page>
  );
}
