/** Compares finished runs of a project. */

import "@/i18n/pages/comparison";
import { Button, MultiSelect, Skeleton } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { Empty, ErrorNotice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { useComparison, useFinishedWeeks } from "@/features/comparison/api";
import { ComparisonTable } from "@/features/comparison/components/ComparisonTable";
import classes from "@/features/comparison/components/comparison.module.css";
import { FEWEST, MOST, picked, runName } from "@/features/comparison/model/picks";
import { useProjects } from "@/features/projects/api";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";

const route = getRouteApi("/projects/$projectId/compare");

const toProjects = (text: string) => <Link to="/projects">{text}</Link>;

export function ComparePage() {
  const { projectId } = route.useParams();
  const { runs } = route.useSearch();
  const navigate = route.useNavigate();
  const weeks = useFinishedWeeks(projectId);
  const projects = useProjects().data;
  const project = projects?.find(({ id }) => id === projectId);
  const isUnknown = projects !== undefined && project === undefined && weeks.data?.length === 0;
  const ids = useMemo(() => picked(runs, weeks.data ?? []), [runs, weeks.data]);
  const comparison = useComparison(ids);
  const shown = comparison.data;
  const compared = (shown?.runIds ?? []).flatMap((id) => weeks.data?.find((run) => run.id === id) ?? []);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const pick = (chosen: string[]) =>
    void navigate({ search: { runs: chosen.join(",") || "-" }, replace: true, resetScroll: false });
  const nWeeks = weeks.data?.length ?? 0;

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
              <MultiSelect
                aria-label={t("comparison-runs-label")}
                data={weeks.data.map((run) => ({ value: run.id, label: runName(run, zone) }))}
                value={ids}
                maxValues={MOST}
                onChange={pick}
                searchable
                placeholder={ids.length < MOST ? t("comparison-add-run") : ""}
              />
            </Card>
          </div>
        )}
        {nWeeks >= FEWEST && ids.length < FEWEST && <Empty title={t("comparison-select-two")} />}
        {comparison.error && <ErrorNotice error={comparison.error} />}
        {comparison.isLoading && <Skeleton height={480} />}
        {shown && ids.length >= FEWEST && <ComparisonTable comparison={shown.comparison} runs={compared} />}
      </div>
    </Page>
  );
}
