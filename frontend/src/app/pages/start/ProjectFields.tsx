/** The project of a new scenario: an existing one, or a new one with a name. */

import "@/i18n/pages/start";
import { Select, TextInput } from "@mantine/core";
import { useCallback, useRef } from "react";
import { limits } from "@/api/forms";
import type { Project } from "@/api/types";
import { createProject } from "@/features/projects/api";
import { t } from "@/i18n/t";

/** Value of the list for a project that does not exist yet. */
export const NEW_PROJECT = "new";
const FEW = 8;

/** Creates a project with a name; an attempt that follows a failed one reuses its project. */
export function useNewProject(): (name: string) => Promise<Project> {
  const made = useRef<Project | null>(null);
  return useCallback(async (name: string) => {
    if (made.current?.name !== name) made.current = await createProject(name);
    return made.current;
  }, []);
}

interface Props {
  projects: readonly Project[];
  /** Id of a project, or `NEW_PROJECT`. */
  projectId: string;
  name: string;
  isDisabled?: boolean;
  nameError?: string | null;
  onProject: (id: string) => void;
  onName: (name: string) => void;
}

export function ProjectFields(props: Props) {
  const { projects, projectId, name, isDisabled = false, nameError, onProject, onName } = props;
  return (
    <>
      <Select
        label={t("start-project")}
        description={t("start-project-hint")}
        data={[
          { value: NEW_PROJECT, label: t("start-project-new") },
          ...projects.map((each) => ({ value: each.id, label: each.name })),
        ]}
        value={projectId}
        allowDeselect={false}
        searchable={projects.length > FEW}
        disabled={isDisabled}
        onChange={(id) => id !== null && onProject(id)}
      />
      {projectId === NEW_PROJECT && (
        <TextInput
          withAsterisk
          label={t("start-project-name")}
          description={t("start-project-name-hint")}
          value={name}
          {...limits.ProjectInput.name}
          error={nameError}
          onChange={(event) => onName(event.currentTarget.value)}
        />
      )}
    </>
  );
}
