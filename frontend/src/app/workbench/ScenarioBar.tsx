import { ActionIcon, Tooltip } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/icons";
import { SaveStatus } from "@/features/scenario/components/SaveStatus";
import { ScenarioSettings } from "@/features/scenario/components/ScenarioSettings";
import type { ScenarioEditor } from "@/features/scenario/useScenarioEditor";
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
  projectName: string;
  editor: ScenarioEditor;
  children: ReactNode;
}

export function ScenarioBar({ projectName, editor, children }: Props) {
  const { scenario, autosave } = editor;
  return (
    <div className={classes.bar}>
      <nav aria-label="Where you are" className={classes.crumbs}>
        <Link to="/projects">{projectName}</Link>
        <Icon name="next" size={12} />
        <h1>{scenario.name}</h1>
        <ScenarioSettings />
      </nav>
      <SaveStatus state={autosave.state} version={autosave.version} />
      <div className={classes.steps}>
        <Step icon="undo" label="Undo (Ctrl+Z)" isPossible={editor.canUndo} onClick={editor.undo} />
        <Step icon="redo" label="Redo (Ctrl+Shift+Z)" isPossible={editor.canRedo} onClick={editor.redo} />
      </div>
      {children}
    </div>
  );
}
