import { Button, Group, Modal, Skeleton, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { asProblem } from "@/api/problem";
import { Icon } from "@/components/icons";
import { Empty, ErrorNotice } from "@/components/Notice";
import { Page, PageHead } from "@/components/PageHead";
import { createProject, duplicateScenario, useProjectContents, useProjects } from "@/features/projects/api";
import { ProjectCard } from "@/features/projects/components/ProjectCard";
import classes from "@/features/projects/components/projects.module.css";
import { scenarioLines } from "@/features/projects/model/overview";

function NewProject({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const [name, setName] = useState("");
  const make = useMutation({
    mutationFn: () => createProject(name),
    onSuccess: async () => {
      await queries.invalidateQueries();
      onDone();
    },
  });
  const wrong = make.error ? asProblem(make.error).problems[0] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        data-autofocus
        label="Name"
        description="Of the customer or the opportunity"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={wrong && `${wrong.message} (allowed: ${wrong.allowed})`}
      />
      <Group justify="end" mt={16}>
        <Button type="submit" loading={make.isPending}>
          Create
        </Button>
      </Group>
    </form>
  );
}

export function ProjectsPage() {
  const projects = useProjects();
  const contents = useProjectContents(projects.data ?? []);
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const duplicate = useMutation({
    mutationFn: duplicateScenario,
    onSuccess: ({ id }) => navigate({ to: "/scenarios/$scenarioId", params: { scenarioId: id } }),
  });

  return (
    <Page>
      <PageHead
        title="Projects"
        lead="Storage for virtual desktops, sized by the week in the life of the customer."
        actions={
          <Button leftSection={<Icon name="plus" />} onClick={() => setNaming(true)}>
            New project
          </Button>
        }
      />
      {projects.error && <ErrorNotice error={projects.error} />}
      {projects.isPending && <Skeleton height={160} />}
      {projects.data?.length === 0 && (
        <Empty title="No project yet">
          <p>Start with one of your own; the sample is loaded when the service starts for the first time.</p>
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
            />
          );
        })}
      </div>
      <Modal opened={isNaming} onClose={() => setNaming(false)} title="New project">
        <NewProject onDone={() => setNaming(false)} />
      </Modal>
    </Page>
  );
}
