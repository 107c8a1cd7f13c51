/** What the scenario is called, the period and zone of its calendar, and notes. */

import { Select } from "@mantine/core";
import { t } from "@/i18n/t";
import { zones } from "@/lib/time/instants";
import { problemAt, SmallFields, TextField, useForm } from "./fields";
import classes from "./form.module.css";
import { WallTimeField } from "./WallTimeField";

export function ScenarioFields() {
  const { scenario, problems, edit } = useForm();
  const { calendar, time_zone } = scenario;
  return (
    <SmallFields>
      <div className={classes.compact}>
        <TextField object="" path="name" />
        <WallTimeField
          path="calendar.starts_at"
          label={t("scenario-calendar-starts", { zone: time_zone })}
          instant={calendar.starts_at}
        />
        <WallTimeField
          path="calendar.ends_at"
          label={t("scenario-calendar-ends", { zone: time_zone })}
          instant={calendar.ends_at}
        />
        <Select
          size="xs"
          label={t("scenario-zone")}
          description={t("scenario-zone-hint")}
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
  );
}
