/** A new scenario from an import: its project, and the answers that the files do not contain. */

import "@/i18n/pages/start";
import { Select, TextInput } from "@mantine/core";
import { useCallback, useMemo, useRef, useState } from "react";
import { limits } from "@/api/forms";
import type { Project, Scenario } from "@/api/types";
import type { Start } from "@/features/imports/components/proposal/start";
import { createProject, useProjects } from "@/features/projects/api";
import { arrayOfNew, starterScenario, withPools } from "@/features/projects/model/starter";
import { useArrays, useDeployments } from "@/features/scenario/api";
import { t } from "@/i18n/t";
import { complete, DesktopFields, noAnswers } from "./FirstQuestions";
import classes from "./guide.module.css";

const NEW = "new";
const LONGEST_NAME = 200;

interface ProjectFieldsProps {
  projects: readonly Project[];
  projectId: string;
  name: string;
  onProject: (id: string) => void;
  onName: (name: string) => void;
}

function ProjectFields({ projects, projectId, name, onProject, onName }: ProjectFieldsProps) {
  return (
    <>
      <Select
        label={t("start-project")}
        description={t("start-project-hint")}
        data={[
          { value: NEW, label: t("start-project-new") },
          ...projects.map((each) => ({ value: each.id, label: each.name })),
        ]}
        value={projectId}
        allowDeselect={false}
        searchable={projects.length > 8}
        onChange={(id) => id !== null && onProject(id)}
      />
      {projectId === NEW && (
        <TextInput
          withAsterisk
          label={t("start-project-name")}
          description={t("start-project-name-hint")}
          value={name}
          {...limits.ProjectInput.name}
          onChange={(event) => onName(event.currentTarget.value)}
        />
      )}
    </>
  );
}

/**
 * The starting point of a new scenario.
 *
 * @param project - Id of the project that is preselected; a new one if undefined.
 * @param nMeasured - Number of desktops in the files, if known: the answer unless another one is given.
 */
export function useNewScenario(project: string | undefined, nMeasured: number | null): Start {
  const projects = useProjects().data;
  const arrays = useArrays().data?.items;
  const deployments = useDeployments().data?.items;
  const [chosenId, setChosenId] = useState(project ?? NEW);
  const [name, setName] = useState("");
  const [given, setGiven] = useState(noAnswers);
  const now = useMemo(() => Date.now(), []);
  /** Project of a failed attempt; the next attempt reuses it. */
  const made = useRef<Project | null>(null);

  const known = projects?.find(({ id }) => id === chosenId);
  const projectName = known?.name ?? name.trim();
  const answers = useMemo(() => ({ ...given, nDesktops: given.nDesktops ?? nMeasured }), [given, nMeasured]);

  const scenarioOf = useCallback<Start["scenarioOf"]>(
    (groups) => {
      const n = groups.reduce((sum, { n_desktops }) => sum + n_desktops, 0);
      const first = complete({ ...answers, nDesktops: n || answers.nDesktops }, "new");
      const array = arrayOfNew(arrays ?? []);
      if (!first || !array || !deployments || projectName === "") return null;
      const title = t("projects-first-name-new", { project: projectName }).slice(-LONGEST_NAME);
      const starter = withPools(starterScenario(title, array, deployments, first, now, "new"), groups);
      return { ...starter, other_arrays: [] } as unknown as Scenario;
    },
    [answers, arrays, deployments, projectName, now],
  );

  return {
    scenarioOf,
    project: async () => {
      if (known) return known.id;
      if (made.current?.name !== projectName) made.current = await createProject(projectName);
      return made.current.id;
    },
    questions: (isCounted) => (
      <div className={classes.customer}>
        <ProjectFields
          projects={projects ?? []}
          projectId={known?.id ?? NEW}
          name={name}
          onProject={setChosenId}
          onName={setName}
        />
        <DesktopFields
          deal="new"
          answers={answers}
          isMissing={false}
          isCounted={isCounted}
          onChange={setGiven}
        />
      </div>
    ),
  };
}
