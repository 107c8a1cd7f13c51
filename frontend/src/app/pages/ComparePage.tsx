/** Finished weeks of a project side by side. */

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

const route = getRouteApi("/projects/$projectId/compare");

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
        title="Compare"
        lead={
          <>
            Finished runs of <Link to="/projects">{project?.name ?? "the project"}</Link>, side by side at the
            prices of today.
          </>
        }
      />
      <div className={classes.page}>
        {weeks.error && <ErrorNotice error={weeks.error} />}
        {weeks.isPending && <Skeleton height={120} />}
        {weeks.data && nWeeks < FEWEST && (
          <Empty title={isUnknown ? "There is no such project" : "There are not two finished runs yet"}>
            {!isUnknown && (
              <p>
                Run two scenarios of this project, or one scenario before and after a change; then they can be
                laid side by side.
              </p>
            )}
            <Button component={Link} to="/projects" variant="default" size="compact-md">
              To the projects
            </Button>
          </Empty>
        )}
        {weeks.data && nWeeks >= FEWEST && (
          <Card title="What to compare" note="Two to four; the first is what the others are held against">
            <MultiSelect
              aria-label="Runs to compare"
              data={weeks.data.map((run) => ({ value: run.id, label: runName(run, zone) }))}
              value={ids}
              maxValues={MOST}
              onChange={pick}
              searchable
              placeholder={ids.length < MOST ? "Add a run" : ""}
            />
          </Card>
        )}
        {nWeeks >= FEWEST && ids.length < FEWEST && <Empty title="Choose two runs or more" />}
        {comparison.error && <ErrorNotice error={comparison.error} />}
        {comparison.isLoading && <Skeleton height={480} />}
        {shown && ids.length >= FEWEST && <ComparisonTable comparison={shown.comparison} runs={compared} />}
      </div>
    </Page>
  );
}
