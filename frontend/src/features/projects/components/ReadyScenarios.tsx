import { Button, Menu } from "@mantine/core";
import { useMay } from "@/api/me";
import type { Project, Sample } from "@/api/types";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { counted } from "@/lib/format/numbers";
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
          aria-label={`Use ${sample.name}`}
        >
          Use it
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>A copy of your own, in</Menu.Label>
        {projects.map((project) => (
          <Menu.Item key={project.id} onClick={() => onUse(sample, project)}>
            {project.name}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<Icon name="plus" size={14} />} onClick={() => onUse(sample, null)}>
          A new project
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

/** Scenarios that come with the product: the published systems, and generic ones to start from. */
export function ReadyScenarios({ samples, projects, busyId, onUse }: Props) {
  return (
    <Card
      title="Ready scenarios"
      note="Published systems as their studies ran them, and generic ones to start from"
    >
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
                    <em>generic, not calibrated</em>
                  </>
                )}
                {` · ${counted(sample.n_desktops, "desktop")} · ${counted(sample.n_events, "event")}`}
              </div>
            </div>
            <Use sample={sample} projects={projects} isBusy={sample.id === busyId} onUse={onUse} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
