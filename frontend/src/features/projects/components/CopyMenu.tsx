/** Copies a sample scenario to one of the projects or to a new one. */

import { Button, Menu } from "@mantine/core";
import { useMay } from "@/api/me";
import type { Project } from "@/api/types";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";

interface Props {
  label: string;
  /** Label with the name of the sample. */
  description: string;
  projects: readonly Project[];
  isBusy: boolean;
  /** Null for a new project. */
  onCopy: (project: Project | null) => void;
}

export function CopyMenu({ label, description, projects, isBusy, onCopy }: Props) {
  const editor = useMay("editor");
  return (
    <Menu position="bottom-end" withinPortal shadow="md">
      <Menu.Target>
        <Button {...editor} size="compact-sm" variant="default" loading={isBusy} aria-label={description}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("projects-sample-copy-to")}</Menu.Label>
        {projects.map((project) => (
          <Menu.Item key={project.id} onClick={() => onCopy(project)}>
            {project.name}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<Icon name="plus" size={14} />} onClick={() => onCopy(null)}>
          {t("projects-new")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
