/** All runs, newest first, with their outcomes. */

import { Select } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Card } from "@/components/layout/Card";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { useProjects } from "@/features/projects/api";
import { RunList } from "@/features/runs/components/RunList";
import classes from "@/features/runs/components/runs.module.css";
import { kindChoices, stateChoices } from "@/features/runs/model/runs";
import { t } from "@/i18n/t";
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
      <PageHead title={t("runs-title")} lead={t("runs-lead")} />
      <Card title={t("runs-all")}>
        <div className={classes.filters}>
          <Select
            label={t("runs-kind")}
            data={kindChoices()}
            value={kind}
            allowDeselect={false}
            onChange={(value) => narrow({ kind: value })}
          />
          <Select
            label={t("runs-state")}
            data={stateChoices()}
            value={search.state ?? null}
            clearable
            clearButtonProps={{ "aria-label": t("runs-clear-state") }}
            placeholder={t("runs-any")}
            onChange={(value) => narrow({ state: value })}
          />
          <Select
            label={t("runs-project")}
            data={projects.map(({ id, name }) => ({ value: id, label: name }))}
            value={search.project ?? null}
            clearable
            clearButtonProps={{ "aria-label": t("runs-clear-project") }}
            placeholder={t("runs-any")}
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
              t("runs-scenario-deleted", { name: scenario_name })
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
                aria-label={t("runs-compare-label", { name: scenario_name })}
              >
                {t("runs-compare")}
              </LinkButton>
            )
          }
          hint={<p>{t("runs-empty-hint")}</p>}
        />
      </Card>
    </Page>
  );
}
