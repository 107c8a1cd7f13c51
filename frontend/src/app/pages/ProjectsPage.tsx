import { Button, Group, Modal, Skeleton } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useMay } from "@/api/me";
import { useMeasurements } from "@/api/measurements";
import { Icon } from "@/components/icons";
import { Empty, ErrorNotice } from "@/components/Notice";
import { Page, PageHead } from "@/components/PageHead";
import { headline } from "@/features/evidence/model/summary";
import {
  copySample,
  deleteScenario,
  duplicateScenario,
  startScenario,
  useProjectContents,
  useProjects,
  useSamples,
} from "@/features/projects/api";
import { NewProject } from "@/features/projects/components/NewProject";
import { ProjectCard } from "@/features/projects/components/ProjectCard";
import classes from "@/features/projects/components/projects.module.css";
import { ReadyScenarios } from "@/features/projects/components/ReadyScenarios";
import { type ScenarioLine, scenarioLines } from "@/features/projects/model/overview";
import { measuredFirst } from "@/features/projects/model/samples";

interface DeletionProps {
  line: ScenarioLine | null;
  onClose: () => void;
}

function Deletion({ line, onClose }: DeletionProps) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: deleteScenario,
    onSuccess: async () => {
      await queries.invalidateQueries();
      onClose();
    },
  });
  return (
    <Modal opened={line !== null} onClose={onClose} title="Delete this scenario?">
      <p>{line?.scenario.name} will be gone for good. Its runs and their reports stay.</p>
      <Group justify="end">
        <Button variant="default" onClick={onClose}>
          Keep it
        </Button>
        <Button
          color="red"
          loading={remove.isPending}
          onClick={() => line && remove.mutate(line.scenario.id)}
        >
          Delete
        </Button>
      </Group>
    </Modal>
  );
}

/** How far predictions can be trusted, as soon as it is known. */
function Headline() {
  const summary = useMeasurements().data?.summary;
  if (summary === undefined) return null;
  return (
    <p className={classes.headline}>
      {headline(summary)} <Link to="/evidence">See every number</Link>
    </p>
  );
}

export function ProjectsPage() {
  const projects = useProjects();
  const contents = useProjectContents(projects.data ?? []);
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const [doomed, setDoomed] = useState<ScenarioLine | null>(null);
  const open = ({ id }: { id: string }) =>
    navigate({ to: "/scenarios/$scenarioId", params: { scenarioId: id } });
  const duplicate = useMutation({ mutationFn: duplicateScenario, onSuccess: open });
  const start = useMutation({ mutationFn: startScenario, onSuccess: open });
  const copy = useMutation({ mutationFn: copySample, onSuccess: open });
  const samples = useSamples();
  const editor = useMay("editor");

  return (
    <Page>
      <PageHead
        title="Projects"
        lead="Storage for virtual desktops, sized by the week in the life of the customer."
        actions={
          <Button {...editor} leftSection={<Icon name="plus" />} onClick={() => setNaming(true)}>
            New project
          </Button>
        }
      />
      <Headline />
      {projects.error && <ErrorNotice error={projects.error} />}
      {projects.isPending && <Skeleton height={160} />}
      {projects.data?.length === 0 && (
        <Empty title="No project yet">
          <p>Start with one of your own, or from a ready scenario below.</p>
        </Empty>
      )}
      <div className={classes.list}>
        {projects.data?.map((project, i) => {
          const found = contents[i]?.data;
          return (
            <ProjectCard
              key={project.id}
              project={project}
              lines={found && scenarioLines(found.scenarios, found.runs)}
              link={({ scenario }) => (
                <Link to="/scenarios/$scenarioId" params={{ scenarioId: scenario.id }}>
                  {scenario.name}
                </Link>
              )}
              onDuplicate={duplicate.mutate}
              onDelete={setDoomed}
              onStart={start.mutate}
            />
          );
        })}
        {samples.data && samples.data.items.length > 0 && (
          <ReadyScenarios
            samples={measuredFirst(samples.data.items)}
            projects={projects.data ?? []}
            busyId={copy.isPending ? copy.variables.sample.id : undefined}
            onUse={(sample, project) => copy.mutate({ sample, project })}
          />
        )}
      </div>
      <Modal opened={isNaming} onClose={() => setNaming(false)} title="New project">
        <NewProject onDone={() => setNaming(false)} />
      </Modal>
      <Deletion line={doomed} onClose={() => setDoomed(null)} />
    </Page>
  );
}
