import "@/i18n/pages/evidence";
import { Button, Modal, Skeleton } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useMay } from "@/api/me";
import { useMeasurements } from "@/api/measurements";
import type { Project } from "@/api/types";
import { Empty, ErrorNotice } from "@/components/feedback/Notice";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { Icon } from "@/components/marks/icons";
import { EvidenceBadge } from "@/features/evidence/components/EvidenceBadge";
import {
  copySample,
  duplicateScenario,
  useProjectContents,
  useProjects,
  useSamples,
} from "@/features/projects/api";
import { NewProject } from "@/features/projects/components/NewProject";
import { ProjectCard } from "@/features/projects/components/ProjectCard";
import classes from "@/features/projects/components/projects.module.css";
import { SampleScenarios } from "@/features/projects/components/SampleScenarios";
import { latestFirst, scenarioLines } from "@/features/projects/model/overview";
import { measuredFirst } from "@/features/projects/model/samples";
import { t } from "@/i18n/t";
import { useDeferredDeletion, usePendingDeletions } from "../handover/deferredDeletion";
import { LinkButton } from "../shell/LinkButton";

/** The accuracy of predictions. */
function Evidence() {
  const summary = useMeasurements().data?.summary;
  if (summary === undefined) return null;
  return <EvidenceBadge summary={summary} link={<Link to="/evidence">{t("projects-see-evidence")}</Link>} />;
}

function Lead() {
  return (
    <span className={classes.lead}>
      {t("projects-lead")}
      <Evidence />
    </span>
  );
}

function PricesLink({ project }: { project: Project }) {
  return (
    <LinkButton
      to="/projects/$projectId/prices"
      params={{ projectId: project.id }}
      size="compact-sm"
      variant="default"
      aria-label={t("projects-prices-label", { project: project.name })}
    >
      {t("projects-prices")}
    </LinkButton>
  );
}

export function ProjectsPage() {
  const projects = useProjects();
  const contents = useProjectContents(projects.data ?? []);
  const listed = latestFirst(
    projects.data ?? [],
    contents.map(({ data }) => data),
  );
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const gone = usePendingDeletions();
  const remove = useDeferredDeletion();
  const open = ({ id }: { id: string }) =>
    navigate({ to: "/scenarios/$scenarioId", params: { scenarioId: id } });
  const duplicate = useMutation({ mutationFn: duplicateScenario, onSuccess: open });
  const copy = useMutation({ mutationFn: copySample, onSuccess: open });
  const samples = useSamples();
  const editor = useMay("editor");

  return (
    <Page>
      <PageHead
        title={t("projects-title")}
        lead={<Lead />}
        actions={
          <div className={classes.head}>
            <Button {...editor} variant="default" onClick={() => setNaming(true)}>
              {t("projects-new")}
            </Button>
            <LinkButton to="/start" {...editor} leftSection={<Icon name="plus" />}>
              {t("projects-new-sizing")}
            </LinkButton>
          </div>
        }
      />
      {projects.error && <ErrorNotice error={projects.error} />}
      {projects.isPending && <Skeleton height={160} />}
      {projects.data?.length === 0 && (
        <Empty title={t("projects-empty")}>
          <p>{t("projects-empty-hint")}</p>
          <LinkButton to="/start" {...editor} size="compact-md">
            {t("projects-new-sizing")}
          </LinkButton>
        </Empty>
      )}
      <div className={classes.list}>
        {listed.map(([project, found]) => (
          <ProjectCard
            key={project.id}
            project={project}
            lines={
              found &&
              scenarioLines(found.scenarios, found.runs).filter(({ scenario }) => !gone.includes(scenario.id))
            }
            link={({ scenario }) => (
              <Link to="/scenarios/$scenarioId" params={{ scenarioId: scenario.id }}>
                {scenario.name}
              </Link>
            )}
            onDuplicate={duplicate.mutate}
            onDelete={remove}
            prices={<PricesLink project={project} />}
            onStart={({ id }) => void navigate({ to: "/start", search: { project: id } })}
          />
        ))}
        {samples.data && samples.data.items.length > 0 && (
          <SampleScenarios
            samples={measuredFirst(samples.data.items)}
            projects={projects.data ?? []}
            busyId={copy.isPending ? copy.variables.sample.id : undefined}
            onUse={(sample, project) => copy.mutate({ sample, project })}
          />
        )}
      </div>
      <Modal opened={isNaming} onClose={() => setNaming(false)} title={t("projects-new")}>
        <NewProject onDone={() => setNaming(false)} />
      </Modal>
    </Page>
  );
}
