/** Compares finished runs of a project. */

import "@/i18n/pages/comparison";
import { Button, MultiSelect, Skeleton } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useRun } from "@/api/runs";
import { Empty, ErrorNotice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { useComparison, useFinishedWeeks } from "@/features/comparison/api";
import { ComparisonTable } from "@/features/comparison/components/ComparisonTable";
import classes from "@/features/comparison/components/comparison.module.css";
import { FEWEST, MOST, picked, pickedFamilies, runName } from "@/features/comparison/model/picks";
import { useProjects } from "@/features/projects/api";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { LinkButton } from "../shell/LinkButton";

const route = getRouteApi("/projects/$projectId/compare");

const toProjects = (text: string) => <Link to="/projects">{text}</Link>;

interface PicksProps {
  label: string;
  choices: { value: string; label: string }[];
  ids: string[];
  /** Placeholder while more can be picked. */
  more: string;
  onPick: (ids: string[]) => void;
}

/** The list of runs or options to compare. */
function Picks({ label, choices, ids, more, onPick }: PicksProps) {
  return (
    <MultiSelect
      aria-label={label}
      data={choices}
      value={ids}
      maxValues={MOST}
      onChange={onPick}
      searchable
      placeholder={ids.length < MOST ? more : ""}
    />
  );
}

interface OptionsProps {
  shortlist: string;
  families: string | undefined;
}

/** Options of a comparison of families, in place of runs. */
function Options({ shortlist, families }: OptionsProps) {
  const navigate = route.useNavigate();
  const run = useRun(shortlist);
  const options = run.data?.shortlist?.families ?? [];
  const ids = pickedFamilies(families, options);
  const comparison = useComparison({ ids, shortlist });
  const pick = (chosen: string[]) =>
    void navigate({
      search: { shortlist, families: chosen.join(",") || "-" },
      replace: true,
      resetScroll: false,
    });
  const error = run.error ?? comparison.error;
  return (
    <>
      {error && <ErrorNotice error={error} />}
      {run.data && (
        <div data-screen>
          <Card
            title={t("comparison-options")}
            note={t("comparison-options-note", { scenario: run.data.scenario_name })}
            actions={
              run.data.scenario_id && (
                <LinkButton
                  to="/scenarios/$scenarioId/recommend"
                  params={{ scenarioId: run.data.scenario_id }}
                  variant="default"
                  size="compact-sm"
                >
                  {t("comparison-options-back")}
                </LinkButton>
              )
            }
          >
            <Picks
              label={t("comparison-options")}
              choices={options.map(({ recommendation: { model_id, model_name } }) => ({
                value: model_id,
                label: model_name,
              }))}
              ids={ids}
              more={t("comparison-add-option")}
              onPick={pick}
            />
          </Card>
        </div>
      )}
      {run.data && ids.length < FEWEST && <Empty title={t("comparison-select-two-options")} />}
      {(run.isLoading || comparison.isLoading) && <Skeleton height={480} />}
      {comparison.data && ids.length >= FEWEST && (
        <ComparisonTable comparison={comparison.data.comparison} runs={[]} />
      )}
    </>
  );
}

/** Runs of the project. */
function Runs({
  projectId,
  runs,
  isUnknown,
}: {
  projectId: string;
  runs: string | undefined;
  isUnknown: boolean;
}) {
  const navigate = route.useNavigate();
  const weeks = useFinishedWeeks(projectId);
  const ids = useMemo(() => picked(runs, weeks.data ?? []), [runs, weeks.data]);
  const comparison = useComparison({ ids });
  const shown = comparison.data;
  const compared = (shown?.runIds ?? []).flatMap((id) => weeks.data?.find((run) => run.id === id) ?? []);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const pick = (chosen: string[]) =>
    void navigate({ search: { runs: chosen.join(",") || "-" }, replace: true, resetScroll: false });
  const nWeeks = weeks.data?.length ?? 0;

  return (
    <>
      {weeks.error && <ErrorNotice error={weeks.error} />}
      {weeks.isPending && <Skeleton height={120} />}
      {weeks.data && nWeeks < FEWEST && (
        <Empty title={t(isUnknown ? "comparison-no-project" : "comparison-too-few")}>
          {!isUnknown && <p>{t("comparison-too-few-hint")}</p>}
          <Button component={Link} to="/projects" variant="default" size="compact-md">
            {t("common-open-projects")}
          </Button>
        </Empty>
      )}
      {weeks.data && nWeeks >= FEWEST && (
        <div data-screen>
          <Card title={t("comparison-runs")} note={t("comparison-runs-note")}>
            <Picks
              label={t("comparison-runs-label")}
              choices={weeks.data.map((run) => ({ value: run.id, label: runName(run, zone) }))}
              ids={ids}
              more={t("comparison-add-run")}
              onPick={pick}
            />
          </Card>
        </div>
      )}
      {nWeeks >= FEWEST && ids.length < FEWEST && <Empty title={t("comparison-select-two")} />}
      {comparison.error && <ErrorNotice error={comparison.error} />}
      {comparison.isLoading && <Skeleton height={480} />}
      {shown && ids.length >= FEWEST && <ComparisonTable comparison={shown.comparison} runs={compared} />}
    </>
  );
}

export function ComparePage() {
  const { projectId } = route.useParams();
  const { runs, shortlist, families } = route.useSearch();
  const weeks = useFinishedWeeks(projectId);
  const projects = useProjects().data;
  const project = projects?.find(({ id }) => id === projectId);
  const isUnknown = projects !== undefined && project === undefined && weeks.data?.length === 0;
  return (
    <Page>
      <PageHead
        title={t("comparison-title")}
        lead={
          project ? (
            <RichText
              id="comparison-lead"
              parameters={{ project: project.name }}
              tags={{ link: toProjects }}
            />
          ) : (
            <RichText id="comparison-lead-unknown" tags={{ link: toProjects }} />
          )
        }
      />
      <div className={classes.page}>
        {shortlist === undefined ? (
          <Runs projectId={projectId} runs={runs} isUnknown={isUnknown} />
        ) : (
          <Options shortlist={shortlist} families={families} />
        )}
      </div>
    </Page>
  );
}
