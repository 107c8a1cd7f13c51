import { Button, Menu } from "@mantine/core";
import { useMay } from "@/api/me";
import type { Project, Sample } from "@/api/types";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { firstSentence } from "../model/samples";
import classes from "./projects.module.css";

interface UseProps {
  sample: Sample;
  projects: readonly Project[];
  isBusy: boolean;
  onUse: (sample: Sample, project: Project | null) => void;
}

function Use({ sample, projects, isBusy, onUse }: UseProps) {
  const editor = useMay("editor");
  return (
    <Menu position="bottom-end" withinPortal shadow="md">
      <Menu.Target>
        <Button
          {...editor}
          size="compact-sm"
          variant="default"
          loading={isBusy}
          aria-label={t("projects-sample-use-label", { name: sample.name })}
        >
          {t("projects-sample-use")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("projects-sample-copy-to")}</Menu.Label>
        {projects.map((project) => (
          <Menu.Item key={project.id} onClick={() => onUse(sample, project)}>
            {project.name}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<Icon name="plus" size={14} />} onClick={() => onUse(sample, null)}>
          {t("projects-new")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface Props {
  samples: readonly Sample[];
  projects: readonly Project[];
  /** The one that is being copied. */
  busyId: string | undefined;
  onUse: UseProps["onUse"];
}

/** Scenarios that ship with the product: published systems and generic ones. */
export function SampleScenarios({ samples, projects, busyId, onUse }: Props) {
  return (
    <Card title={t("projects-samples")} note={t("projects-samples-note")}>
      <ul className={classes.lines}>
        {samples.map((sample) => (
          <li key={sample.id} className={classes.sample}>
            <div className={classes.text}>
              <div className={classes.name}>{sample.name}</div>
              {sample.notes && <div>{firstSentence(sample.notes)}</div>}
              <div className={classes.facts}>
                {sample.array_name}
                {sample.standing === "generic" && (
                  <>
                    {" · "}
                    <em>{t("projects-sample-generic")}</em>
                  </>
                )}
                {` · ${t("projects-desktops", { n: sample.n_desktops })} · ${t("projects-events", { n: sample.n_events })}`}
              </div>
            </div>
            <Use sample={sample} projects={projects} isBusy={sample.id === busyId} onUse={onUse} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
