/** What the scenario is called, and the period and zone of its calendar. */

import { ActionIcon, Popover, Select } from "@mantine/core";
import { Icon } from "@/components/icons";
import { zones } from "@/lib/time";
import { problemAt, SmallFields, TextField, useForm } from "./form";
import classes from "./form.module.css";
import { WallTimeField } from "./WallTimeField";

export function ScenarioSettings() {
  const { scenario, problems, edit } = useForm();
  const { calendar, time_zone } = scenario;
  return (
    <Popover width={320} position="bottom-start" shadow="md" withinPortal trapFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label="Name, period and time zone">
          <Icon name="settings" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <SmallFields>
          <div className={classes.compact}>
            <TextField object="" path="name" />
            <WallTimeField
              path="calendar.starts_at"
              label={`Calendar starts (${time_zone})`}
              instant={calendar.starts_at}
            />
            <WallTimeField
              path="calendar.ends_at"
              label={`Calendar ends (${time_zone})`}
              instant={calendar.ends_at}
            />
            <Select
              size="xs"
              label="Time zone"
              description="In which the calendar is shown"
              searchable
              data={zones}
              value={time_zone}
              onChange={(zone) => zone !== null && edit("time_zone", zone)}
              error={problemAt(problems, "time_zone")}
              allowDeselect={false}
              comboboxProps={{ withinPortal: false }}
            />
            <TextField object="" path="notes" rows={3} />
          </div>
        </SmallFields>
      </Popover.Dropdown>
    </Popover>
  );
}
