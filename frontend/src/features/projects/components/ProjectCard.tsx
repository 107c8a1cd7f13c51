import { ActionIcon, Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { type Gate, useMay } from "@/api/me";
import type { Project } from "@/api/types";
import { Empty } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { VerdictMark, VerdictWord } from "@/components/marks/VerdictMark";
import { t } from "@/i18n/t";
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
  const status = statusOf(line);
  const facts = [
    t("projects-desktops", { n: scenario.n_desktops }),
    t("projects-events", { n: scenario.n_events }),
    t("projects-changed", { version: scenario.version, date: onDay(scenario.updated_at) }),
  ];
  if (isOutdated && run) facts.push(t("projects-outdated", { version: run.scenario_version }));
  return (
    <li className={classes.line}>
      <VerdictMark status={status} {...(status !== "unknown" && { label: "" })} />
      <div className={classes.text}>
        <div className={classes.name}>{link(line)}</div>
        <div>
          <VerdictWord status={status} />
          {isOutdated ? t("projects-changed-since") : run?.sentence || t("projects-not-run")}
        </div>
        <div className={classes.facts}>{facts.join(" · ")}</div>
      </div>
      <Button
        {...editor}
        size="compact-sm"
        variant="default"
        leftSection={<Icon name="copy" size={14} />}
        aria-label={t("projects-duplicate-label", { name: scenario.name })}
        onClick={() => onDuplicate(scenario.id)}
      >
        {t("projects-duplicate")}
      </Button>
      <ActionIcon
        {...editor}
        variant="default"
        aria-label={t("projects-delete-label", { name: scenario.name })}
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
  /** Link to the prices of the project. */
  prices: ReactNode;
}

export function ProjectCard({ project, lines, link, onDuplicate, onDelete, onStart, prices }: Props) {
  const editor = useMay("editor");
  return (
    <Card
      title={project.name}
      note={project.notes || t("projects-scenarios", { n: project.n_scenarios })}
      actions={
        <>
          {prices}
          <Button
            {...editor}
            size="compact-sm"
            variant="default"
            leftSection={<Icon name="plus" size={14} />}
            aria-label={t("projects-new-scenario-label", { project: project.name })}
            onClick={() => onStart(project)}
          >
            {t("projects-new-scenario")}
          </Button>
        </>
      }
    >
      {lines === undefined && <Skeleton height={72} />}
      {lines?.length === 0 && <Empty title={t("projects-no-scenarios")} />}
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
