/** Recommends changes and hardware, with growth runway, sensitivity and confidence. */

import "@/i18n/pages/recommendation";
import { Button, SegmentedControl, Skeleton } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { defaults } from "@/api/forms";
import { useMay } from "@/api/me";
import type { ScenarioDraft } from "@/api/types";
import { ErrorNotice, Notice } from "@/components/feedback/Notice";
import { toastProblem } from "@/components/feedback/toasts";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { isStartingArray } from "@/features/projects/model/starter";
import { AnalysisCard } from "@/features/recommendation/components/AnalysisCard";
import { AdviceAnswer } from "@/features/recommendation/components/advice/AdviceAnswer";
import { MonteCarloAnswer } from "@/features/recommendation/components/MonteCarloAnswer";
import { RunwayAnswer } from "@/features/recommendation/components/RunwayAnswer";
import classes from "@/features/recommendation/components/recommendation.module.css";
import { SensitivityAnswer } from "@/features/recommendation/components/SensitivityAnswer";
import { ShortlistAnswer } from "@/features/recommendation/components/ShortlistAnswer";
import { type Question, useAnalysis } from "@/features/recommendation/hooks/useAnalysis";
import { type Change, isAsChanged } from "@/features/recommendation/model/settings";
import { useArrays, useScenarioDraft } from "@/features/scenario/api";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { withProposedChanges } from "../handover/proposedChanges";
import { LinkButton } from "../shell/LinkButton";
import { useFamilies } from "./recommend/useFamilies";

const route = getRouteApi("/scenarios/$scenarioId/recommend");

const draws = ["50", "200", "1000"];

interface CardProps {
  id: string;
  version: number;
}

function RunwayCard({ id, version }: CardProps) {
  return (
    <AnalysisCard
      title={t("recommendation-runway")}
      note={t("recommendation-runway-note")}
      question={useAnalysis("runway", id)}
      present={{ version }}
      verb={t("recommendation-runway-run")}
      hint={t("recommendation-runway-hint")}
    >
      {(run) => run.runway && <RunwayAnswer runway={run.runway} />}
    </AnalysisCard>
  );
}

function ConfidenceCard({ id, version }: CardProps) {
  const [nDraws, setDraws] = useState(String(defaults.RangeRequest.n_replications));
  return (
    <AnalysisCard
      title={t("recommendation-confidence")}
      note={t("recommendation-confidence-note")}
      question={useAnalysis("range", id)}
      present={{ version }}
      verb={t("recommendation-confidence-run")}
      hint={t("recommendation-confidence-hint")}
      request={{ ...defaults.RangeRequest, n_replications: Number(nDraws) }}
      choice={
        <SegmentedControl
          size="xs"
          aria-label={t("recommendation-samples")}
          data={draws.map((n) => ({ value: n, label: t("recommendation-weeks", { n: Number(n) }) }))}
          value={nDraws}
          onChange={setDraws}
        />
      }
    >
      {(run) => run.range && <MonteCarloAnswer ranges={run.range} scenario={run.scenario} />}
    </AnalysisCard>
  );
}

/** Runs every analysis of the page; disabled while one of them runs. */
function RunAll({ id, families }: { id: string; families: Parameters<Question["ask"]>[0] }) {
  const editor = useMay("editor");
  const requests: [Question, Parameters<Question["ask"]>[0]][] = [
    [useAnalysis("advice", id), undefined],
    [useAnalysis("shortlist", id), families],
    [useAnalysis("runway", id), undefined],
    [useAnalysis("sensitivity", id), undefined],
    [useAnalysis("range", id), defaults.RangeRequest],
  ];
  const isBusy = requests.some(([question]) => question.isStarting || question.underWay !== null);
  const runAll = () => Promise.all(requests.map(([question, request]) => question.ask(request)));
  return (
    <Button
      {...editor}
      variant="default"
      disabled={editor.disabled || isBusy}
      onClick={() => void runAll().catch(toastProblem)}
    >
      {t("recommendation-run-all")}
    </Button>
  );
}

function Unchosen() {
  return (
    <Notice tone="plain" title={t("recommendation-unchosen")}>
      {t("recommendation-unchosen-hint")}
    </Notice>
  );
}

function Lead({ draft: { id, version, scenario } }: { draft: ScenarioDraft }) {
  const link = (text: string) => (
    <Link to="/scenarios/$scenarioId" params={{ scenarioId: id }}>
      {text}
    </Link>
  );
  return (
    <RichText id="recommendation-lead" parameters={{ scenario: scenario.name, version }} tags={{ link }} />
  );
}

interface FamiliesProps {
  draft: ScenarioDraft;
  shortlist: Question;
  families: ReturnType<typeof useFamilies>;
  isPresent: (changes: Change[]) => boolean;
  onUse: (changes: Change[]) => void;
}

/** The cheapest configuration of each family, with the way to compare them in detail. */
function FamiliesCard({ draft, shortlist, families, isPresent, onUse }: FamiliesProps) {
  const { version, scenario, project_id } = draft;
  return (
    <AnalysisCard
      title={t("recommendation-families")}
      note={t("recommendation-families-note")}
      question={shortlist}
      present={{ version, hasPrices: true, scenario }}
      verb={t("recommendation-families-run")}
      hint={t("recommendation-families-hint")}
      {...families}
    >
      {(run) =>
        run.shortlist && (
          <ShortlistAnswer
            shortlist={run.shortlist}
            isPresent={isPresent}
            onUse={onUse}
            actions={
              run.shortlist.families.length > 1 && (
                <LinkButton
                  to="/projects/$projectId/compare"
                  params={{ projectId: project_id }}
                  search={{ shortlist: run.id }}
                  size="compact-sm"
                  variant="default"
                >
                  {t("recommendation-compare")}
                </LinkButton>
              )
            }
          />
        )
      }
    </AnalysisCard>
  );
}

function Sections({ draft }: { draft: ScenarioDraft }) {
  const { id, version, scenario } = draft;
  const navigate = route.useNavigate();
  const shortlist = useAnalysis("shortlist", id);
  const families = useFamilies(shortlist, draft);
  const advice = useAnalysis("advice", id);
  const sensitivity = useAnalysis("sensitivity", id);

  const priced = { version, hasPrices: true };
  const isPresent = (changes: Change[]) => isAsChanged(scenario, changes);
  const use = (changes: Change[], sideEffects = "") =>
    void navigate({
      to: "/scenarios/$scenarioId",
      params: { scenarioId: id },
      search: { section: changes.some(({ path }) => path.startsWith("array")) ? "storage" : "week" },
      state: withProposedChanges(changes, sideEffects),
    });
  const isNew = [shortlist, advice].every(({ latest, isLoading }) => latest === null && !isLoading);
  const isUnchosen = isStartingArray(scenario, useArrays().data?.items ?? []);
  const asked = () => [shortlist.ask(families.request), ...(isUnchosen ? [] : [advice.ask()])];
  const recommend = () => Promise.all(asked()).catch(toastProblem);

  return (
    <Page>
      <PageHead
        title={t("recommendation-title")}
        lead={<Lead draft={draft} />}
        actions={
          <div className={classes.act}>
            <LinkButton to="/scenarios/$scenarioId/failures" params={{ scenarioId: id }} variant="default">
              {t("recommendation-failures")}
            </LinkButton>
            {!isUnchosen && <RunAll id={id} families={families.request} />}
            {isNew && (
              <Button loading={shortlist.isStarting || advice.isStarting} onClick={recommend}>
                {t("recommendation-start")}
              </Button>
            )}
          </div>
        }
      />
      {isUnchosen && <Unchosen />}
      <div className={classes.page}>
        <AnalysisCard
          title={t("recommendation-changes")}
          note={t("recommendation-changes-note")}
          question={advice}
          present={priced}
          verb={t("recommendation-changes-run")}
          hint={t("recommendation-changes-hint")}
        >
          {(run) => run.advice && <AdviceAnswer advice={run.advice} isPresent={isPresent} onUse={use} />}
        </AnalysisCard>
        <FamiliesCard
          draft={draft}
          shortlist={shortlist}
          families={families}
          isPresent={isPresent}
          onUse={use}
        />
        <RunwayCard id={id} version={version} />
        <AnalysisCard
          title={t("recommendation-sensitivity")}
          note={t("recommendation-sensitivity-note")}
          question={sensitivity}
          present={priced}
          verb={t("recommendation-sensitivity-run")}
          hint={t("recommendation-sensitivity-hint")}
        >
          {(run) => run.sensitivity && <SensitivityAnswer sensitivity={run.sensitivity} onUse={use} />}
        </AnalysisCard>
        <ConfidenceCard id={id} version={version} />
      </div>
    </Page>
  );
}

export function RecommendPage() {
  const { scenarioId } = route.useParams();
  const draft = useScenarioDraft(scenarioId);
  if (draft.error) {
    return (
      <Page>
        <ErrorNotice
          error={draft.error}
          actions={
            <Button component={Link} to="/projects" variant="default" size="compact-sm">
              {t("common-open-projects")}
            </Button>
          }
        />
      </Page>
    );
  }
  if (!draft.data) {
    return (
      <Page>
        <Skeleton height={36} width="30%" mb={24} />
        <Skeleton height={480} />
      </Page>
    );
  }
  return <Sections key={draft.data.id} draft={draft.data} />;
}
