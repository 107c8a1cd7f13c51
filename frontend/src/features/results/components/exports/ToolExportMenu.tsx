/** Takes a finished week away as a load that a real array can be measured with. */

import { Button, Menu } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "@/components/marks/icons";

const forms = [
  { form: "fio", label: "fio job file", says: "any release of fio" },
  { form: "fio-poisson", label: "fio job file, random arrivals", says: "needs fio 3.29 or newer" },
  { form: "vdbench", label: "vdbench parameter file", says: "vdbench 5.04" },
];

interface Props {
  runId: string;
  /** Version of the scenario that was run. */
  version: number;
  /** The way to what was measured with them, as an item of the menu. */
  beside: ReactNode;
}

export function ExportMenu({ runId, version, beside }: Props) {
  return (
    <Menu position="bottom-end" width={320}>
      <Menu.Target>
        <Button size="compact-md" variant="default" rightSection={<Icon name="down" size={12} />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          The load of version {version}, to prove the answer on a real array. The files hold a placeholder in
          the place of the device, never a device.
        </Menu.Label>
        {forms.map(({ form, label, says }) => (
          <Menu.Item
            key={form}
            component="a"
            href={`/api/v1/runs/${runId}/exports/${form}`}
            download
            leftSection={<Icon name="download" size={14} />}
          >
            {label}
            <br />
            <small>{says}</small>
          </Menu.Item>
        ))}
        <Menu.Divider />
        {beside}
      </Menu.Dropdown>
    </Menu>
  );
}
