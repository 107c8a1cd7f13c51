import { ActionIcon, Tooltip } from "@mantine/core";
import { Link, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/marks/icons";
import { ScenarioSettings } from "@/features/scenario/components/sections/ScenarioSettings";
import { SaveStatus } from "@/features/scenario/components/versions/SaveStatus";
import type { ScenarioEditor } from "@/features/scenario/hooks/useScenarioEditor";
import { t } from "@/i18n/t";
import { LinkButton } from "../shell/LinkButton";
import classes from "./workbench.module.css";

interface StepProps {
  icon: IconName;
  label: string;
  isPossible: boolean;
  onClick: () => void;
}

function Step({ icon, label, isPossible, onClick }: StepProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" aria-label={label} disabled={!isPossible} onClick={onClick}>
        <Icon name={icon} />
      </ActionIcon>
    </Tooltip>
  );
}

interface Props {
  scenarioId: string;
  project: { id: string; name: string };
  editor: ScenarioEditor;
  children: ReactNode;
}

export function ScenarioBar({ scenarioId, project, editor, children }: Props) {
  const { scenario, autosave } = editor;
  const { families } = useSearch({ from: "/scenarios/$scenarioId" });
  // The other pages speak of what the service holds: a change of the last moment must not stay behind.
  const saveFirst = () => void autosave.flush();
  return (
    <div className={classes.bar}>
      <nav aria-label={t("scenario-breadcrumbs")} className={classes.crumbs}>
        <Link to="/projects">{project.name}</Link>
        <Icon name="next" size={12} />
        <h1>{scenario.name}</h1>
        <ScenarioSettings />
      </nav>
      <SaveStatus state={autosave.state} version={autosave.version} />
      <div className={classes.steps}>
        <Step icon="undo" label={t("scenario-undo")} isPossible={editor.canUndo} onClick={editor.undo} />
        <Step icon="redo" label={t("scenario-redo")} isPossible={editor.canRedo} onClick={editor.redo} />
      </div>
      <LinkButton
        to="/scenarios/$scenarioId/recommend"
        params={{ scenarioId }}
        search={families ? { families } : {}}
        onClick={saveFirst}
        size="compact-md"
        variant="default"
      >
        {t("scenario-recommend")}
      </LinkButton>
      <LinkButton
        to="/projects/$projectId/compare"
        params={{ projectId: project.id }}
        onClick={saveFirst}
        size="compact-md"
        variant="default"
      >
        {t("runs-compare")}
      </LinkButton>
      {children}
    </div>
  );
}
