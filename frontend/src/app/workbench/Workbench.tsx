/** The scenario page: the scenario, its week and the live result. */

import { Skeleton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Suspense, useMemo, useState } from "react";
import { useMay } from "@/api/me";
import { useLatestRun, useRun } from "@/api/runs";
import type { EventSpan, JsonSchema, ScenarioDraft, Series } from "@/api/types";
import { SourceRow } from "@/features/imports/components/proposal/SourceRow";
import { useProjects } from "@/features/projects/api";
import { withChanges } from "@/features/recommendation/model/settings";
import { ExportMenu } from "@/features/results/components/exports/ToolExportMenu";
import { RunControls } from "@/features/results/components/RunControls";
import { VerdictDetails, VerdictStrip } from "@/features/results/components/VerdictStrip";
import { WeekCharts } from "@/features/results/components/WeekCharts";
import { SimulateWindow } from "@/features/results/components/window/SimulateWindow";
import { WindowPanel } from "@/features/results/components/window/WindowPanel";
import { useLivePreview } from "@/features/results/hooks/useLivePreview";
import { useRunControl } from "@/features/results/hooks/useRunControl";
import { statusByEvent } from "@/features/results/model/events/eventCards";
import { reachableIn } from "@/features/results/model/reachable";
import { Palette } from "@/features/scenario/components/calendar/EventPalette";
import { ScenarioForm } from "@/features/scenario/components/fields/formContext";
import { SectionNav } from "@/features/scenario/components/sections/SectionNav";
import { useScenarioEditor } from "@/features/scenario/hooks/useScenarioEditor";
import { sectionFacts } from "@/features/scenario/model/sections";
import { ShareDialog } from "@/features/shares/components/ShareDialog";
import { t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";
import { createStore } from "@/lib/data/store";
import { MAIN_ARRAY } from "@/lib/sizing/arrays";
import { ARRAY_OF_NEW } from "@/lib/sizing/deals";
import { LinkButton } from "../shell/LinkButton";
import { MenuLink } from "../shell/MenuLink";
import { Editor } from "./Editor";
import { Events } from "./Events";
import { FigureProvider } from "./FigureProvider";
import { useCalendarActions } from "./hooks/useCalendarActions";
import { useProposedChanges } from "./hooks/useProposedChanges";
import { useRecommended } from "./hooks/useRecommended";
import { useSimulation } from "./hooks/useSimulation";
import { startSaved, useStartScenario } from "./hooks/useStartScenario";
import { useUnsavedGuard } from "./hooks/useUnsavedGuard";
import { useView } from "./hooks/useView";
import { zoomRanges } from "./hooks/zoomRanges";
import { Notices } from "./Notices";
import { OutdatedAnalyses, useReportNotes } from "./Outdated";
import { Results } from "./Results";
import { ScenarioBar } from "./ScenarioBar";
import { ScenarioVersions } from "./ScenarioVersions";
import classes from "./workbench.module.css";

const UnchosenArray = lazily(() => import("./UnchosenArray").then((its) => its.UnchosenArray));
const UnchosenStrip = lazily(() => import("./UnchosenArray").then((its) => its.UnchosenStrip));
const ArraySwitch = lazily(() =>
  import("@/features/results/components/arrays/ArraySwitch").then((its) => its.ArraySwitch),
);
const ArraysTable = lazily(() =>
  import("@/features/results/components/arrays/ArraysTable").then((its) => its.ArraysTable),
);

const Templates = lazily(() =>
  import("@/features/scenario/components/calendar/EventTemplates").then((its) => its.EventTemplates),
);

const noSpans: EventSpan[] = [];

interface Props {
  draft: ScenarioDraft;
  schema: JsonSchema;
}

/** Returns the state that the parts of the page share. */
function useWorkbench({ draft, schema }: Props) {
  const may = useMay("editor");
  const editor = useScenarioEditor(draft, schema, may.disabled);
  const { scenario, autosave } = editor;
  const view = useView(scenario);
  const live = useLivePreview(editor.asked, view.range, {
    arrayId: view.arrayId,
    projectId: draft.project_id,
    refused: editor.problems,
  });
  const [lit] = useState(() => createStore<string | null>(null));
  const [cursor] = useState(() => createStore<number | null>(null));
  const actions = useCalendarActions(editor, view, cursor, live.answer?.preview.result.events ?? noSpans);
  const runner = useRunControl(draft.id);
  const latest = useLatestRun(draft.id).data ?? null;
  const start = useStartScenario(autosave, runner);
  useProposedChanges(editor);
  useUnsavedGuard(editor);
  const refused = autosave.state.kind === "refused" ? autosave.state.problems : [];
  const problems = live.problems.length > 0 ? live.problems : refused;
  const simulation = useSimulation({
    scenarioId: draft.id,
    autosave,
    view,
    live,
    hasProblems: problems.length > 0,
  });
  const result = live.answer?.preview.result ?? null;
  return {
    draft,
    may,
    editor,
    view,
    live,
    lit,
    cursor,
    actions,
    runner,
    latest,
    start,
    problems,
    simulation,
    result,
    saveFirst: () => void autosave.flush(),
    ofScenario: {
      scenarioId: draft.id,
      version: autosave.version,
      scenario,
      onStart: (begin: () => Promise<void>) => startSaved(autosave, begin),
    },
  };
}

type Bench = ReturnType<typeof useWorkbench>;

function Bar({ bench }: { bench: Bench }) {
  const { draft, editor, runner, latest, may, start } = bench;
  const projects = useProjects();
  const project = projects.data?.find(({ id }) => id === draft.project_id);
  const notes = useReportNotes(bench.ofScenario);
  return (
    <ScenarioBar
      scenarioId={draft.id}
      project={{ id: draft.project_id, name: project?.name ?? t("scenario-projects") }}
      editor={editor}
    >
      <RunControls
        progress={runner.progress}
        secondsLeft={runner.secondsLeft}
        latest={latest}
        version={editor.autosave.version}
        may={may}
        share={
          latest && (
            <ShareDialog
              runId={latest.id}
              version={latest.scenario_version}
              editor={may}
              note={<OutdatedAnalyses {...bench.ofScenario} />}
            />
          )
        }
        exports={
          latest && (
            <ExportMenu
              runId={latest.id}
              version={latest.scenario_version}
              measurements={
                <MenuLink to="/imports" search={{ scenario: draft.id, run: latest.id }}>
                  {t("scenario-compare-fio")}
                </MenuLink>
              }
            />
          )
        }
        notes={notes}
        onRun={start}
        onCancel={runner.cancel}
      />
    </ScenarioBar>
  );
}

function Sidebar({ bench }: { bench: Bench }) {
  const { draft, editor, view, problems, actions, saveFirst } = bench;
  return (
    <aside className={classes.left} aria-label={t("scenario-sidebar")}>
      <SectionNav
        section={view.section}
        facts={sectionFacts(editor.scenario)}
        problems={problems}
        onSection={view.setSection}
      />
      <div className={classes.ways}>
        <LinkButton
          to="/scenarios/$scenarioId/guide"
          params={{ scenarioId: draft.id }}
          size="compact-sm"
          variant="default"
          className={classes.bring}
        >
          {t("app-open-guide")}
        </LinkButton>
        <ScenarioVersions scenarioId={draft.id} editor={editor} className={classes.bring} />
        <LinkButton
          to="/imports"
          search={{ scenario: draft.id }}
          onClick={saveFirst}
          size="compact-sm"
          variant="default"
          className={classes.bring}
        >
          {t("scenario-import")}
        </LinkButton>
        <SourceRow
          scenarioId={draft.id}
          link={(importId, name) => (
            <Link to="/imports/$importId" params={{ importId }} search={{ scenario: draft.id }}>
              {name}
            </Link>
          )}
        />
      </div>
      {view.section === "week" && (
        <>
          <Palette onAdd={actions.addHere} />
          <Suspense>
            <Templates
              pools={editor.scenario.pools}
              onChoose={(id, poolIds) =>
                actions.command((commands, bench) => commands.applyTemplate(bench, id, poolIds))
              }
            />
          </Suspense>
        </>
      )}
    </aside>
  );
}

/** Cloud volumes are simulated by their limits; they have no hardware to simulate every I/O on. */
function hasHardware({ bands }: Series): boolean {
  return !("iops_limit_fraction" in bands || "throughput_limit_fraction" in bands);
}

function Charts({ bench }: { bench: Bench }) {
  const { editor, view, live, cursor, lit, simulation, result } = bench;
  const { answer, isStale } = live;
  return (
    <section className={classes.charts} data-print-fit="chart">
      {answer ? (
        <WeekCharts
          answer={answer}
          isStale={isStale}
          range={view.range}
          zooms={zoomRanges(editor.scenario, view.weeks, view.weekIndex, result, view.selectedId)}
          cursor={cursor}
          lit={lit}
          selectedId={view.selectedId}
          onRange={view.setRange}
          onSelect={view.select}
          actions={
            view.arrayId === MAIN_ARRAY &&
            hasHardware(answer.preview.series) && (
              <SimulateWindow
                size={simulation.size}
                isStarting={simulation.isStarting}
                underWay={simulation.windows.underWay}
                secondsLeft={simulation.windows.secondsLeft}
                answered={simulation.answered}
                onSimulate={simulation.simulateShown}
                onCancel={simulation.cancel}
                onShow={view.showWindow}
              />
            )
          }
        />
      ) : (
        <Skeleton height={560} />
      )}
    </section>
  );
}

function Center({ bench }: { bench: Bench }) {
  const { draft, editor, view, live, cursor, lit, actions, result, saveFirst } = bench;
  const statuses = useMemo(() => (result ? statusByEvent(result) : new Map()), [result]);
  return (
    <div className={classes.center}>
      <Editor
        scenarioId={draft.id}
        projectId={draft.project_id}
        editor={editor}
        view={view}
        actions={actions}
        preview={live.answer?.preview ?? null}
        statuses={statuses}
        cursor={cursor}
        lit={lit}
        bringCalendar={
          <LinkButton
            to="/imports"
            search={{ scenario: draft.id }}
            onClick={saveFirst}
            size="compact-sm"
            variant="default"
            title={t("scenario-import-ics-hint")}
          >
            {t("scenario-import-ics")}
          </LinkButton>
        }
      />
      {result && result.arrays?.length > 0 && (
        <Suspense>
          <ArraysTable
            arrays={result.arrays}
            shownId={view.arrayId}
            isStale={live.isStale}
            onShow={view.setArray}
          />
        </Suspense>
      )}
      <Charts bench={bench} />
    </div>
  );
}

/** Everything below the week: simulated windows of the main array, figures, and what to buy. */
function Below({ bench }: { bench: Bench }) {
  const { draft, editor, view, live, cursor, lit, simulation, latest, start, saveFirst } = bench;
  const run = useRun(latest?.id);
  return (
    <>
      {view.arrayId === MAIN_ARRAY && (live.answer !== null || live.failure !== null) && (
        <WindowPanel
          windows={simulation.windows}
          chosenId={view.windowId}
          version={editor.autosave.version}
          isSaved={simulation.isSaved}
          zone={editor.scenario.time_zone}
          cursor={cursor}
          lit={lit}
          onChoose={view.setWindow}
          onAgain={simulation.simulate}
          onSelect={view.select}
        />
      )}
      <Results
        answer={live.answer}
        judged={live.judged?.preview.result}
        isStale={live.isStale}
        recommended={run.data?.result?.recommendation ? run.data.result : null}
        recommendedFor={run.data}
        lit={lit}
        selectedId={view.selectedId}
        onSelect={view.select}
        onField={(path) => view.showField(path, editor.asked)}
        onRun={start}
        onApply={(changes) => editor.change(withChanges(editor.scenario, changes))}
        more={
          <>
            <LinkButton
              to="/scenarios/$scenarioId/recommend"
              params={{ scenarioId: draft.id }}
              onClick={saveFirst}
              size="compact-sm"
              variant="default"
            >
              {t("scenario-all-families")}
            </LinkButton>
            <LinkButton
              to="/scenarios/$scenarioId/failures"
              params={{ scenarioId: draft.id }}
              onClick={saveFirst}
              size="compact-sm"
              variant="default"
            >
              {t("scenario-failures")}
            </LinkButton>
          </>
        }
      />
    </>
  );
}

export function Workbench({ draft, schema }: Props) {
  const bench = useWorkbench({ draft, schema });
  const { editor, view, live, lit, actions, problems, result } = bench;
  const recommended = useRecommended(draft.id, editor.scenario);
  const arrays = result?.arrays ?? [];
  const isOfNew = editor.scenario.array.model_id === ARRAY_OF_NEW;
  const verdict = (
    <VerdictStrip live={live} onEvent={view.select} onField={(path) => view.showField(path, editor.asked)} />
  );
  return (
    <ScenarioForm
      scenario={editor.scenario}
      schema={schema}
      problems={problems}
      edit={editor.edit}
      recommended={recommended}
      reachable={reachableIn(result)}
    >
      <FigureProvider answer={live.answer}>
        <div className={classes.page}>
          <Bar bench={bench} />
          <div className={classes.verdict}>
            {isOfNew ? (
              <Suspense>
                <UnchosenStrip scenario={editor.scenario} live={live}>
                  {verdict}
                </UnchosenStrip>
              </Suspense>
            ) : (
              verdict
            )}
          </div>
          {!isOfNew && <VerdictDetails live={live} />}
          {arrays.length > 0 && (
            <Suspense>
              <ArraySwitch arrays={arrays} shownId={view.arrayId} onShow={view.setArray} />
            </Suspense>
          )}
          <Notices draft={draft} editor={editor} isExplained={live.problems.length > 0} />
          <OutdatedAnalyses {...bench.ofScenario} />
          {isOfNew && (
            <Suspense>
              <UnchosenArray scenarioId={draft.id} scenario={editor.scenario} />
            </Suspense>
          )}
          <div className={classes.columns}>
            <Sidebar bench={bench} />
            <Center bench={bench} />
            <Events
              scenario={editor.asked}
              result={result}
              problems={problems}
              isStale={live.isStale}
              view={view}
              actions={actions}
              lit={lit}
            />
          </div>
          <Below bench={bench} />
          <div className="visually-hidden" role="status">
            {actions.said}
          </div>
        </div>
      </FigureProvider>
    </ScenarioForm>
  );
}
