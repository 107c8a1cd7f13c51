/** The guide: edit a scenario by its most important fields. */

import "@/i18n/pages/start";
import { Button } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { type MouseEvent, type ReactNode, Suspense, useMemo, useRef } from "react";
import { useMay } from "@/api/me";
import type { ArrayModel, JsonSchema, Scenario, ScenarioDraft } from "@/api/types";
import { familiesIn, type GuideStep, guideSearch, guideSteps } from "@/app/search";
import { LinkButton } from "@/app/shell/LinkButton";
import { startSaved } from "@/app/workbench/hooks/useStartScenario";
import { useUnsavedGuard } from "@/app/workbench/hooks/useUnsavedGuard";
import { LoadedScenario } from "@/app/workbench/LoadedScenario";
import { MyArrayButton, MyArrayOfScenario } from "@/app/workbench/MyArrayButton";
import { Notices } from "@/app/workbench/Notices";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { useProjects } from "@/features/projects/api";
import { isStartingArray } from "@/features/projects/model/starter";
import { useAnalysis } from "@/features/recommendation/hooks/useAnalysis";
import { familiesOf } from "@/features/recommendation/model/families";
import { LoadStrip } from "@/features/results/components/LoadStrip";
import { VerdictDetails, VerdictStrip } from "@/features/results/components/VerdictStrip";
import { useLivePreview } from "@/features/results/hooks/useLivePreview";
import { reachableIn } from "@/features/results/model/reachable";
import { useArrays } from "@/features/scenario/api";
import { ScenarioForm } from "@/features/scenario/components/fields/formContext";
import { DesktopQuestions, StorageQuestions } from "@/features/scenario/components/sections/GuidedQuestions";
import { MOST_TARGETS, TargetArrays } from "@/features/scenario/components/sections/TargetArrays";
import { SaveStatus } from "@/features/scenario/components/versions/SaveStatus";
import type { Autosave } from "@/features/scenario/hooks/useAutosave";
import { type ScenarioEditor, useScenarioEditor } from "@/features/scenario/hooks/useScenarioEditor";
import { withDeal } from "@/features/scenario/model/installed";
import { type Section, sectionOf } from "@/features/scenario/model/sections";
import { t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";
import { focusInvalidField } from "@/lib/browser/unreadField";
import type { Deal } from "@/lib/sizing/deals";
import { largestConfiguration } from "@/lib/sizing/legalSteps";
import { epoch } from "@/lib/time/instants";
import { DealChoice } from "./DealChoice";
import classes from "./guide.module.css";
import { ReportButton } from "./ReportButton";
import { Steps } from "./Steps";
import { useProposedHosts } from "./useProposedHosts";

const Warnings = lazily(() => import("@/features/results/components/Warnings").then((its) => its.Warnings));

const MeasuredPeak = lazily(() =>
  import("@/features/imports/components/proposal/MeasuredPeak").then((its) => its.MeasuredPeak),
);

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
  /** Stops a link while a field on the page is invalid. */
  onLeave: (event: MouseEvent) => void;
  onSearch: () => void;
  isSearching: boolean;
  /** Ids of the target arrays. */
  targets: readonly string[];
  /** Downloads the report; nothing while there is no array to report on. */
  report: ReactNode;
}

function Foot({
  scenarioId,
  step,
  deal,
  onStep,
  onLeave,
  onSearch,
  isSearching,
  targets,
  report,
}: FootProps) {
  const may = useMay("editor");
  const at = guideSteps.indexOf(step);
  const [before, after] = [guideSteps[at - 1], guideSteps[at + 1]];
  const editor = {
    to: "/scenarios/$scenarioId",
    params: { scenarioId },
    search: targets.length > 0 ? { families: targets.join() } : {},
    onClick: onLeave,
  } as const;
  // an existing array is judged first; hardware to purchase is searched for first
  const [searchVariant, weekVariant] = deal === "check" ? ["default", "filled"] : ["filled", "default"];
  return (
    <div className={classes.foot}>
      {before ? (
        <Button variant="default" onClick={() => onStep(before)}>
          {t("start-back")}
        </Button>
      ) : (
        <span />
      )}
      {report}
      {after ? (
        <>
          <LinkButton {...editor} variant="default">
            {t("start-full-editor")}
          </LinkButton>
          <Button onClick={() => onStep(after)}>{t(`start-next-${step}`)}</Button>
        </>
      ) : (
        <>
          <LinkButton {...editor} variant={weekVariant}>
            {t(`start-next-${step}`)}
          </LinkButton>
          <Button {...may} variant={searchVariant} loading={isSearching} onClick={onSearch}>
            {t(`start-search-${deal}`)}
          </Button>
        </>
      )}
    </div>
  );
}

/** Saves the scenario, starts the comparison of the target arrays or of the default ones, and opens its page. */
function useHardwareSearch(scenarioId: string, autosave: Autosave, targets: readonly string[]) {
  const shortlist = useAnalysis("shortlist", scenarioId);
  const navigate = route.useNavigate();
  const hasTargets = targets.length > 0;
  const search = () =>
    startSaved(autosave, async () => {
      await shortlist.ask(hasTargets ? { family_ids: [...targets], excluded_family_ids: [] } : undefined);
      await navigate({
        to: "/scenarios/$scenarioId/recommend",
        params: { scenarioId },
        search: hasTargets ? { families: targets.join() } : {},
      });
    });
  return { search, isSearching: shortlist.isStarting };
}

const noArrays: ArrayModel[] = [];

/**
 * The preview of the guide. A new deployment has no array before one is chosen: then its load is shown, as the largest
 * configuration would serve it, and no verdict.
 */
function useGuidePreview(draft: ScenarioDraft, editor: ScenarioEditor, deal: Deal) {
  const { asked, scenario } = editor;
  const { starts_at, ends_at } = scenario.calendar;
  const range = useMemo(() => ({ from: epoch(starts_at), to: epoch(ends_at) }), [starts_at, ends_at]);
  const arrays = useArrays().data?.items ?? noArrays;
  const hasArray = deal !== "new" || !isStartingArray(scenario, arrays);
  const previewed = useMemo(() => {
    const model = hasArray ? undefined : arrays.find(({ id }) => id === asked.array.model_id);
    return model ? { ...asked, array: largestConfiguration(model, asked.array) } : asked;
  }, [asked, arrays, hasArray]);
  const live = useLivePreview(previewed, range, { projectId: draft.project_id, refused: editor.problems });
  return { live, hasArray };
}

interface QuestionsProps {
  projectId: string;
  editor: ScenarioEditor;
  deal: Deal;
  step: GuideStep;
  hasArray: boolean;
  targets: string[];
  onChange: (scenario: Scenario, step?: string) => void;
  onDeal: (deal: Deal) => void;
  onTargets: (familyIds: string[]) => void;
}

function Questions(props: QuestionsProps) {
  const { projectId, editor, deal, step, hasArray, targets, onChange, onDeal, onTargets } = props;
  const { scenario } = editor;
  if (step === "deal") return <DealChoice deal={deal} onDeal={onDeal} />;
  if (step === "desktops") return <DesktopQuestions onChange={onChange} />;
  const hasTargets = deal === "new" || deal === "refresh";
  return (
    <StorageQuestions
      deal={deal}
      onChange={onChange}
      belowModel={<MyArrayOfScenario scenario={scenario} projectId={projectId} onChange={onChange} />}
      hasArray={hasArray}
      targets={
        hasTargets && (
          <TargetArrays nHosts={scenario.hosts.n_hosts} chosen={targets} onChange={onTargets}>
            <MyArrayButton
              projectId={projectId}
              onSaved={({ id }) => onTargets([...targets, id].slice(-MOST_TARGETS))}
            />
          </TargetArrays>
        )
      }
    />
  );
}

function Head({ draft, editor: { scenario, autosave } }: { draft: ScenarioDraft; editor: ScenarioEditor }) {
  const project = useProjects().data?.find(({ id }) => id === draft.project_id);
  return (
    <PageHead
      title={scenario.name}
      lead={
        <>
          <Link to="/projects">{project?.name ?? t("projects-title")}</Link> ·{" "}
          <SaveStatus state={autosave.state} version={autosave.version} />
        </>
      }
    />
  );
}

/** The places that the guide leads to. */
function useWays(scenarioId: string) {
  const navigate = route.useNavigate();
  const toEditor = (search: { section?: Section; event?: string }) =>
    void navigate({ to: "/scenarios/$scenarioId", params: { scenarioId }, search });
  return {
    go: (change: { deal?: Deal; step?: GuideStep }) =>
      void navigate({ search: (now) => guideSearch({ ...now, ...change }), resetScroll: true }),
    chooseTargets: (familyIds: string[]) =>
      void navigate({
        search: (now) => ({ ...now, families: familyIds.join() }),
        replace: true,
        resetScroll: false,
      }),
    /** Opens the full editor for a field that the guide does not show. */
    showField: (path: string) => toEditor({ section: sectionOf(path) }),
    showEvent: (event: string) => toEditor({ event }),
  };
}

function Guide({ draft, schema }: Props) {
  const may = useMay("editor");
  const { deal = "new", step = "desktops", ...search } = route.useSearch();
  const editor = useScenarioEditor(draft, schema, may.disabled);
  const { scenario, autosave } = editor;
  const { live, hasArray } = useGuidePreview(draft, editor, deal);
  const { desktopsPerHost, change } = useProposedHosts(editor, live, draft.version === 1);
  const page = useRef<HTMLDivElement>(null);
  const asked = familiesOf(useAnalysis("shortlist", draft.id).latest);
  const targets = familiesIn(search) ?? asked;
  const { search: searchHardware, isSearching } = useHardwareSearch(draft.id, autosave, targets);
  const { go, chooseTargets, showField, showEvent } = useWays(draft.id);
  useUnsavedGuard(editor);

  const result = live.answer?.preview.result;
  const refused = autosave.state.kind === "refused" ? autosave.state.problems : [];
  const problems = live.problems.length > 0 ? live.problems : refused;
  const reachable = useMemo(() => reachableIn(result), [result]);
  const isValid = () => !focusInvalidField(page.current);
  const goTo = (chosen: GuideStep) => {
    const isForward = guideSteps.indexOf(chosen) > guideSteps.indexOf(step);
    if (!isForward || isValid()) go({ step: chosen });
  };
  const chooseDeal = (chosen: Deal) => {
    editor.change(withDeal(scenario, chosen));
    go({ deal: chosen });
  };
  const warnings = result?.warnings.filter(({ path }) => hasArray || !path.startsWith("array")) ?? [];
  return (
    <ScenarioForm
      scenario={scenario}
      schema={schema}
      problems={problems}
      edit={editor.edit}
      reachable={reachable}
      desktopsPerHost={desktopsPerHost}
    >
      <Page>
        <Head draft={draft} editor={editor} />
        <div ref={page} className={classes.page}>
          <Steps step={step} onStep={goTo} />
          <Notices draft={draft} editor={editor} isExplained={live.problems.length > 0} />
          <Questions
            {...{ editor, deal, step, hasArray, targets }}
            projectId={draft.project_id}
            onChange={change}
            onDeal={chooseDeal}
            onTargets={chooseTargets}
          />
          {step !== "deal" && (
            <Suspense>
              {warnings.length > 0 && <Warnings warnings={warnings} onField={showField} />}
              {result && <MeasuredPeak scenarioId={draft.id} result={result} />}
            </Suspense>
          )}
          {hasArray && <VerdictDetails live={live} />}
          <div className={classes.answer}>
            {hasArray || live.failure ? (
              <VerdictStrip live={live} onEvent={showEvent} onField={showField} />
            ) : (
              <LoadStrip live={live} nTargets={targets.length} />
            )}
            <Foot
              scenarioId={draft.id}
              step={step}
              deal={deal}
              onStep={goTo}
              onLeave={(event) => isValid() || event.preventDefault()}
              onSearch={() => isValid() && void searchHardware()}
              isSearching={isSearching}
              targets={targets}
              report={hasArray && step !== "deal" && <ReportButton {...{ autosave, isValid }} />}
            />
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
