/** Every run, newest first: what was asked, and what came of it. */

import { Select } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Card } from "@/components/layout/Card";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { useProjects } from "@/features/projects/api";
import { RunList } from "@/features/runs/components/RunList";
import classes from "@/features/runs/components/runs.module.css";
import { kinds, states } from "@/features/runs/model/runs";
import { runsSearch } from "../search";
import { LinkButton } from "../shell/LinkButton";

const route = getRouteApi("/runs");

export function RunsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const projects = useProjects().data ?? [];
  const kind = search.kind ?? "week";
  const narrow = (change: Record<string, string | null>) =>
    void navigate({ search: (now) => runsSearch({ ...now, ...change }), replace: true, resetScroll: false });
  return (
    <Page>
      <PageHead
        title="Runs"
        lead="Answers that are kept, each with the inputs, the engine and the catalogue it was made with."
      />
      <Card title="All runs">
        <div className={classes.filters}>
          <Select
            label="What was asked"
            data={[...kinds]}
            value={kind}
            allowDeselect={false}
            onChange={(value) => narrow({ kind: value })}
          />
          <Select
            label="State"
            data={[...states]}
            value={search.state ?? null}
            clearable
            clearButtonProps={{ "aria-label": "Any state" }}
            placeholder="any"
            onChange={(value) => narrow({ state: value })}
          />
          <Select
            label="Project"
            data={projects.map(({ id, name }) => ({ value: id, label: name }))}
            value={search.project ?? null}
            clearable
            clearButtonProps={{ "aria-label": "Any project" }}
            placeholder="any"
            searchable
            onChange={(value) => narrow({ project: value })}
          />
        </div>
        <RunList
          filter={{ kind, state: search.state, project_id: search.project }}
          link={({ scenario_id, scenario_name }) =>
            scenario_id ? (
              <Link to="/scenarios/$scenarioId" params={{ scenarioId: scenario_id }}>
                {scenario_name}
              </Link>
            ) : (
              `${scenario_name} (deleted since)`
            )
          }
          projectOf={({ project_id }) => projects.find(({ id }) => id === project_id)?.name ?? ""}
          actions={({ id, kind: of, project_id, scenario_name }) =>
            of === "week" && (
              <LinkButton
                to="/projects/$projectId/compare"
                params={{ projectId: project_id }}
                search={{ runs: id }}
                size="compact-sm"
                variant="default"
                aria-label={`Compare the run of ${scenario_name}`}
              >
                Compare
              </LinkButton>
            )
          }
          hint={<p>A run is started on the page of a scenario; other states or kinds may have some.</p>}
        />
      </Card>
    </Page>
  );
}
