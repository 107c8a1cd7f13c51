/** A new scenario from an import: its project, and the answers that the files do not contain. */

import "@/i18n/pages/start";
import { useCallback, useMemo, useState } from "react";
import type { Scenario } from "@/api/types";
import type { Start } from "@/features/imports/components/proposal/start";
import type { Group } from "@/features/imports/model/selection";
import { useProjects } from "@/features/projects/api";
import { arrayOfNew, nameOfFirst, starterScenario, withPools } from "@/features/projects/model/starter";
import { useArrays, useDeployments } from "@/features/scenario/api";
import { NightlyRebootSwitch } from "@/features/scenario/components/fields/RebootWindow";
import { Question } from "@/features/scenario/components/fields/WhyHint";
import { neverReset, withNightlyReboot } from "@/features/scenario/model/calendar/nightlyReboot";
import { complete, DesktopFields, noAnswers } from "./FirstQuestions";
import classes from "./guide.module.css";
import { NEW_PROJECT, ProjectFields, useNewProject } from "./ProjectFields";

/**
 * The starting point of a new scenario.
 *
 * @param project - Id of the project that is preselected; a new one if undefined.
 * @param proposedName - Name of a new project unless another one is entered: that in the files.
 * @param nMeasured - Number of desktops in the files, if known: the answer unless another one is given.
 */
export function useNewScenario(
  project: string | undefined,
  proposedName: string,
  nMeasured: number | null,
): Start {
  const projects = useProjects().data;
  const arrays = useArrays().data?.items;
  const deployments = useDeployments().data?.items;
  const [chosenId, setChosenId] = useState(project ?? NEW_PROJECT);
  const [typed, setName] = useState<string | null>(null);
  const name = typed ?? proposedName;
  const [given, setGiven] = useState(noAnswers);
  const [isNightly, setNightly] = useState(false);
  const now = useMemo(() => Date.now(), []);
  const newProject = useNewProject();

  const known = projects?.find(({ id }) => id === chosenId);
  const projectName = known?.name ?? name.trim();
  const answers = useMemo(() => ({ ...given, nDesktops: given.nDesktops ?? nMeasured }), [given, nMeasured]);

  const scenarioOf = useCallback<Start["scenarioOf"]>(
    (groups) => {
      const n = groups.reduce((sum, { n_desktops }) => sum + n_desktops, 0);
      const first = complete({ ...answers, nDesktops: n || answers.nDesktops }, "new");
      const array = arrayOfNew(arrays ?? []);
      if (!first || !array || !deployments || projectName === "") return null;
      const title = nameOfFirst(projectName, "new");
      const starter = withPools(starterScenario(title, array, deployments, first, now, "new"), groups);
      const scenario = { ...starter, other_arrays: [] } as unknown as Scenario;
      return isNightly ? withNightlyReboot(scenario) : scenario;
    },
    [answers, arrays, deployments, projectName, now, isNightly],
  );
  const unreset = (groups: readonly Group[]) => {
    const scenario = scenarioOf(groups);
    return scenario ? neverReset(scenario) : [];
  };

  return {
    scenarioOf,
    project: async () => (known ?? (await newProject(projectName))).id,
    questions: (groups) => (
      <>
        <div className={classes.customer}>
          <ProjectFields
            projects={projects ?? []}
            projectId={known?.id ?? NEW_PROJECT}
            name={name}
            onProject={setChosenId}
            onName={setName}
          />
          <DesktopFields
            deal="new"
            answers={answers}
            isMissing={false}
            isCounted={groups.length > 0}
            onChange={setGiven}
          />
        </div>
        <Question path="events.reboot">
          <NightlyRebootSwitch isNightly={isNightly} neverReset={unreset(groups)} onChange={setNightly} />
        </Question>
      </>
    ),
  };
}
