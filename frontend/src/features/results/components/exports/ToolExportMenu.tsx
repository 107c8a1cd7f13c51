/** Takes a finished week away as a load that a real array can be measured with. */

import { Button, Menu } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";

const forms = ["fio", "fio-poisson", "vdbench"] as const;

interface Props {
  runId: string;
  /** Version of the scenario that was run. */
  version: number;
  /** Menu item that opens the measurements made with these files. */
  measurements: ReactNode;
}

export function ExportMenu({ runId, version, measurements }: Props) {
  return (
    <Menu position="bottom-end" width={320}>
      <Menu.Target>
        <Button size="compact-md" variant="default" rightSection={<Icon name="down" size={12} />}>
          {t("results-export")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("results-export-hint", { version: String(version) })}</Menu.Label>
        {forms.map((form) => (
          <Menu.Item
            key={form}
            component="a"
            href={`/api/v1/runs/${runId}/exports/${form}`}
            download
            leftSection={<Icon name="download" size={14} />}
          >
            {t(`results-export-${form}`)}
            <br />
            <small>{t(`results-export-${form}-hint`)}</small>
          </Menu.Item>
        ))}
        <Menu.Divider />
        {measurements}
      </Menu.Dropdown>
    </Menu>
  );
}
