/** The guide: edit a scenario by its most important fields. */

import "@/i18n/pages/start";
import { Button } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { useMay } from "@/api/me";
import type { JsonSchema, ScenarioDraft } from "@/api/types";
import { type GuideStep, guideSearch, guideSteps } from "@/app/search";
import { LinkButton } from "@/app/shell/LinkButton";
import { useUnsavedGuard } from "@/app/workbench/hooks/useUnsavedGuard";
import { LoadedScenario } from "@/app/workbench/LoadedScenario";
import { MyArrayOfScenario } from "@/app/workbench/MyArrayButton";
import { Notices } from "@/app/workbench/Notices";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { useProjects } from "@/features/projects/api";
import { VerdictStrip } from "@/features/results/components/VerdictStrip";
import { useLivePreview } from "@/features/results/hooks/useLivePreview";
import { ScenarioForm } from "@/features/scenario/components/fields/formContext";
import { DesktopQuestions, StorageQuestions } from "@/features/scenario/components/sections/GuidedQuestions";
import { SaveStatus } from "@/features/scenario/components/versions/SaveStatus";
import { useScenarioEditor } from "@/features/scenario/hooks/useScenarioEditor";
import { withDeal } from "@/features/scenario/model/installed";
import { sectionOf } from "@/features/scenario/model/sections";
import { t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";
import type { Deal } from "@/lib/sizing/deals";
import { epoch } from "@/lib/time/instants";
import { DealChoice } from "./DealChoice";
import classes from "./guide.module.css";
import { Steps } from "./Steps";

const Warnings = lazily(() => import("@/features/results/components/Warnings").then((its) => its.Warnings));

const route = getRouteApi("/scenarios/$scenarioId/guide");

interface Props {
  draft: ScenarioDraft;
  schema: JsonSchema;
}

interface FootProps {
  scenarioId: string;
  step: GuideStep;
  deal: Deal;
  onStep: (step: GuideStep) => void;
}

function Foot({ scenarioId, step, deal, onStep }: FootProps) {
  const at = guideSteps.indexOf(step);
  const [before, after] = [guideSteps[at - 1], guideSteps[at + 1]];
  const params = { scenarioId };
  return (
    <div className={classes.foot}>
      {before ? (
        <Button variant="default" onClick={() => onStep(before)}>
          {t("start-back")}
        </Button>
      ) : (
        <span />
      )}
      {after ? (
        <>
          <LinkButton to="/scenarios/$scenarioId" params={params} variant="default">
            {t("start-full-editor")}
          </LinkButton>
          <Button onClick={() => onStep(after)}>{t(`start-next-${step}`)}</Button>
        </>
      ) : (
        <>
          <LinkButton to="/scenarios/$scenarioId/recommend" params={params} variant="default">
            {t(`start-search-${deal}`)}
          </LinkButton>
          <LinkButton to="/scenarios/$scenarioId" params={params}>
            {t(`start-next-${step}`)}
          </LinkButton>
        </>
      )}
    </div>
  );
}

function Guide({ draft, schema }: Props) {
  const may = useMay("editor");
  const { deal = "new", step = "desktops" } = route.useSearch();
  const navigate = route.useNavigate();
  const editor = useScenarioEditor(draft, schema, may.disabled);
  const { scenario, autosave } = editor;
  const { starts_at, ends_at } = scenario.calendar;
  const range = useMemo(() => ({ from: epoch(starts_at), to: epoch(ends_at) }), [starts_at, ends_at]);
  const live = useLivePreview(editor.asked, range, { projectId: draft.project_id, refused: editor.problems });
  const project = useProjects().data?.find(({ id }) => id === draft.project_id);
  useUnsavedGuard(editor);

  const refused = autosave.state.kind === "refused" ? autosave.state.problems : [];
  const problems = live.problems.length > 0 ? live.problems : refused;
  const go = (change: { deal?: Deal; step?: GuideStep }) =>
    void navigate({ search: (now) => guideSearch({ ...now, ...change }), resetScroll: true });

  const chooseDeal = (chosen: Deal) => {
    editor.change(withDeal(scenario, chosen));
    go({ deal: chosen });
  };

  /** Opens the full editor for a field that the guide does not show. */
  const showField = (path: string) =>
    void navigate({
      to: "/scenarios/$scenarioId",
      params: { scenarioId: draft.id },
      search: { section: sectionOf(path) },
    });
  const showEvent = (event: string) =>
    void navigate({ to: "/scenarios/$scenarioId", params: { scenarioId: draft.id }, search: { event } });

  return (
    <ScenarioForm scenario={scenario} schema={schema} problems={problems} edit={editor.edit}>
      <Page>
        <PageHead
          title={scenario.name}
          lead={
            <>
              <Link to="/projects">{project?.name ?? t("projects-title")}</Link> ·{" "}
              <SaveStatus state={autosave.state} version={autosave.version} />
            </>
          }
        />
        <div className={classes.page}>
          <Steps step={step} onStep={(chosen) => go({ step: chosen })} />
          <Notices draft={draft} editor={editor} isExplained={live.problems.length > 0} />
          {step === "deal" && <DealChoice deal={deal} onDeal={chooseDeal} />}
          {step === "desktops" && <DesktopQuestions onChange={editor.change} />}
          {step === "storage" && (
            <StorageQuestions
              deal={deal}
              onChange={editor.change}
              belowModel={<MyArrayOfScenario scenario={scenario} onChange={editor.change} />}
            />
          )}
          {step !== "deal" && live.answer && (
            <Suspense>
              <Warnings warnings={live.answer.preview.result.warnings} onField={showField} />
            </Suspense>
          )}
          <div className={classes.answer}>
            <VerdictStrip live={live} onEvent={showEvent} onField={showField} />
            <Foot scenarioId={draft.id} step={step} deal={deal} onStep={(chosen) => go({ step: chosen })} />
          </div>
        </div>
      </Page>
    </ScenarioForm>
  );
}

export function GuidePage() {
  const { scenarioId } = route.useParams();
  return (
    <LoadedScenario scenarioId={scenarioId}>
      {(draft, schema) => <Guide key={draft.id} draft={draft} schema={schema} />}
    </LoadedScenario>
  );
}
