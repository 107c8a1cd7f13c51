/** The one page that does the work: the scenario, its week, and the live answer beside it. */

import { Skeleton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useMay } from "@/api/me";
import { useLatestRun, useRun } from "@/api/runs";
import type { JsonSchema, ScenarioDraft } from "@/api/types";
import { SourceRow } from "@/features/imports/components/proposal/SourceRow";
import { useProjects } from "@/features/projects/api";
import { withChanges } from "@/features/recommendation/model/settings";
import { ExportMenu } from "@/features/results/components/exports/ToolExportMenu";
import { RunControls } from "@/features/results/components/RunControls";
import { VerdictStrip } from "@/features/results/components/VerdictStrip";
import { WeekCharts } from "@/features/results/components/WeekCharts";
import { SimulateWindow } from "@/features/results/components/window/SimulateWindow";
import { WindowPanel } from "@/features/results/components/window/WindowPanel";
import { useLivePreview } from "@/features/results/hooks/useLivePreview";
import { useRunControl } from "@/features/results/hooks/useRunControl";
import { gradesByEvent } from "@/features/results/model/events/eventCards";
import { Palette } from "@/features/scenario/components/calendar/EventPalette";
import { ScenarioForm } from "@/features/scenario/components/fields/formContext";
import { SectionNav } from "@/features/scenario/components/sections/SectionNav";
import { useScenarioEditor } from "@/features/scenario/hooks/useScenarioEditor";
import { sectionFacts } from "@/features/scenario/model/sections";
import { ShareDialog } from "@/features/shares/components/ShareDialog";
import { createStore } from "@/lib/data/store";
import { LinkButton } from "../shell/LinkButton";
import { MenuLink } from "../shell/MenuLink";
import { Editor } from "./Editor";
import { Events } from "./Events";
import { FigureProvider } from "./FigureProvider";
import { useCalendarActions } from "./hooks/useCalendarActions";
import { useProposedChanges } from "./hooks/useProposedChanges";
import { useRecommended } from "./hooks/useRecommended";
import { useSimulation } from "./hooks/useSimulation";
import { useStartScenario } from "./hooks/useStartScenario";
import { useUnsavedGuard } from "./hooks/useUnsavedGuard";
import { useView } from "./hooks/useView";
import { zoomRanges } from "./hooks/zoomRanges";
import { Notices } from "./Notices";
import { Results } from "./Results";
import { ScenarioBar } from "./ScenarioBar";
import { ScenarioVersions } from "./ScenarioVersions";
import classes from "./workbench.module.css";

interface Props {
  draft: ScenarioDraft;
  schema: JsonSchema;
}

export function Workbench({ draft, schema }: Props) {
  const may = useMay("editor");
  const editor = useScenarioEditor(draft, may.disabled);
  const { scenario, autosave } = editor;
  const view = useView(scenario);
  const live = useLivePreview(editor.asked, view.range);
  const [lit] = useState(() => createStore<string | null>(null));
  const [cursor] = useState(() => createStore<number | null>(null));
  const actions = useCalendarActions(editor, view, cursor);
  const runner = useRunControl(draft.id);
  const latest = useLatestRun(draft.id).data ?? null;
  const run = useRun(latest?.id);
  const start = useStartScenario(autosave, runner);
  const projects = useProjects();

  const recommended = useRecommended(draft.id, scenario);
  useProposedChanges(editor);
  useUnsavedGuard(editor);

  const { answer, isStale } = live;
  const result = answer?.preview.result ?? null;
  const grades = useMemo(() => (result ? gradesByEvent(result) : new Map()), [result]);
  const refused = autosave.state.kind === "refused" ? autosave.state.problems : [];
  const problems = live.problems.length > 0 ? live.problems : refused;

  const simulation = useSimulation({
    scenarioId: draft.id,
    autosave,
    view,
    live,
    hasProblems: problems.length > 0,
  });

  return (
    <ScenarioForm
      scenario={scenario}
      schema={schema}
      problems={problems}
      edit={editor.edit}
      recommended={recommended}
    >
      <FigureProvider scenario={answer?.scenario}>
        <div className={classes.page}>
          <ScenarioBar
            scenarioId={draft.id}
            project={{
              id: draft.project_id,
              name: projects.data?.find(({ id }) => id === draft.project_id)?.name ?? "Projects",
            }}
            editor={editor}
          >
            <RunControls
              progress={runner.progress}
              secondsLeft={runner.secondsLeft}
              latest={latest}
              version={autosave.version}
              may={may}
              share={
                latest && <ShareDialog runId={latest.id} version={latest.scenario_version} editor={may} />
              }
              exports={
                latest && (
                  <ExportMenu
                    runId={latest.id}
                    version={latest.scenario_version}
                    beside={
                      <MenuLink to="/imports" search={{ scenario: draft.id, run: latest.id }}>
                        Set beside what fio measured
                      </MenuLink>
                    }
                  />
                )
              }
              onRun={start}
              onCancel={runner.cancel}
            />
          </ScenarioBar>
          <div className={classes.verdict}>
            <VerdictStrip
              live={live}
              onEvent={view.select}
              onField={(path) => view.showField(path, editor.asked)}
            />
          </div>
          <Notices draft={draft} editor={editor} />
          <div className={classes.columns}>
            <aside className={classes.left} aria-label="Scenario">
              <SectionNav
                section={view.section}
                facts={sectionFacts(scenario)}
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
                  Three-step guide
                </LinkButton>
                <ScenarioVersions scenarioId={draft.id} editor={editor} className={classes.bring} />
                <LinkButton
                  to="/imports"
                  search={{ scenario: draft.id }}
                  onClick={() => void autosave.flush()}
                  size="compact-sm"
                  variant="default"
                  className={classes.bring}
                >
                  Import measurements…
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
              {view.section === "week" && <Palette onAdd={actions.addHere} />}
            </aside>
            <div className={classes.centre}>
              <Editor
                scenarioId={draft.id}
                editor={editor}
                view={view}
                actions={actions}
                preview={answer?.preview ?? null}
                grades={grades}
                cursor={cursor}
                lit={lit}
                bringCalendar={
                  <LinkButton
                    to="/imports"
                    search={{ scenario: draft.id }}
                    onClick={() => void autosave.flush()}
                    size="compact-sm"
                    variant="default"
                    title="Take events of a calendar file in (.ics)"
                  >
                    Import .ics
                  </LinkButton>
                }
              />
              <section className={classes.charts}>
                {answer ? (
                  <WeekCharts
                    answer={answer}
                    isStale={isStale}
                    range={view.range}
                    zooms={zoomRanges(scenario, view.weeks, view.weekIndex, result, view.selectedId)}
                    cursor={cursor}
                    lit={lit}
                    selectedId={view.selectedId}
                    onRange={view.setRange}
                    onSelect={view.select}
                    actions={
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
                    }
                  />
                ) : (
                  <Skeleton height={560} />
                )}
              </section>
            </div>
            <Events
              scenario={editor.asked}
              result={result}
              problems={problems}
              isStale={isStale}
              view={view}
              actions={actions}
              lit={lit}
            />
          </div>
          {(answer !== null || live.failure !== null) && (
            <WindowPanel
              windows={simulation.windows}
              chosenId={view.windowId}
              version={autosave.version}
              isSaved={simulation.isSaved}
              zone={scenario.time_zone}
              cursor={cursor}
              lit={lit}
              onChoose={view.setWindow}
              onAgain={simulation.simulate}
              onSelect={view.select}
            />
          )}
          <Results
            answer={answer}
            isStale={isStale}
            recommendation={run.data?.result?.recommendation ?? null}
            lit={lit}
            selectedId={view.selectedId}
            onSelect={view.select}
            onRun={start}
            onApply={(changes) => editor.change(withChanges(scenario, changes))}
            more={
              <LinkButton
                to="/scenarios/$scenarioId/recommend"
                params={{ scenarioId: draft.id }}
                onClick={() => void autosave.flush()}
                size="compact-sm"
                variant="default"
              >
                All families, and the schedule
              </LinkButton>
            }
          />
          <div className="visually-hidden" role="status">
            {actions.said}
          </div>
        </div>
      </FigureProvider>
    </ScenarioForm>
  );
}
