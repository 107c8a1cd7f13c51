import { ActionIcon, Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { type Gate, useMay } from "@/api/me";
import type { Project } from "@/api/types";
import { Empty } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { VerdictMark } from "@/components/marks/VerdictMark";
import { counted } from "@/lib/format/numbers";
import { onDay } from "@/lib/time/dates";
import { type ScenarioLine, statusOf } from "../model/overview";
import classes from "./projects.module.css";

interface LineProps {
  line: ScenarioLine;
  editor: Gate;
  /** The scenario's name as a link. */
  link: (line: ScenarioLine) => ReactNode;
  onDuplicate: (id: string) => void;
  onDelete: (line: ScenarioLine) => void;
}

function Line({ line, editor, link, onDuplicate, onDelete }: LineProps) {
  const { scenario, run, isOutdated } = line;
  return (
    <li className={classes.line}>
      <VerdictMark standing={statusOf(line)} />
      <div className={classes.text}>
        <div className={classes.name}>{link(line)}</div>
        <div>{run?.sentence || "Not run yet: open it to see the live answer."}</div>
        <div className={classes.facts}>
          {counted(scenario.n_desktops, "desktop")} · {counted(scenario.n_events, "event")} · v
          {scenario.version}, changed {onDay(scenario.updated_at)}
          {isOutdated && ` · run was of v${run?.scenario_version}`}
        </div>
      </div>
      <Button
        {...editor}
        size="compact-sm"
        variant="default"
        leftSection={<Icon name="copy" size={14} />}
        aria-label={`Duplicate ${scenario.name}`}
        onClick={() => onDuplicate(scenario.id)}
      >
        Duplicate
      </Button>
      <ActionIcon
        {...editor}
        variant="default"
        aria-label={`Delete ${scenario.name}`}
        onClick={() => onDelete(line)}
      >
        <Icon name="trash" />
      </ActionIcon>
    </li>
  );
}

interface Props {
  project: Project;
  lines: readonly ScenarioLine[] | undefined;
  link: LineProps["link"];
  onDuplicate: LineProps["onDuplicate"];
  onDelete: LineProps["onDelete"];
  onStart: (project: Project) => void;
}

export function ProjectCard({ project, lines, link, onDuplicate, onDelete, onStart }: Props) {
  const editor = useMay("editor");
  return (
    <Card
      title={project.name}
      note={project.notes || counted(project.n_scenarios, "scenario")}
      actions={
        <Button
          {...editor}
          size="compact-sm"
          variant="default"
          leftSection={<Icon name="plus" size={14} />}
          aria-label={`New scenario in ${project.name}`}
          onClick={() => onStart(project)}
        >
          New scenario
        </Button>
      }
    >
      {lines === undefined && <Skeleton height={72} />}
      {lines?.length === 0 && <Empty title="No scenario in this project yet" />}
      <ul className={classes.lines}>
        {lines?.map((line) => (
          <Line
            key={line.scenario.id}
            line={line}
            editor={editor}
            link={link}
            onDuplicate={onDuplicate}
            onDelete={onDelete}
          />
        ))}
      </ul>
    </Card>
  );
}
