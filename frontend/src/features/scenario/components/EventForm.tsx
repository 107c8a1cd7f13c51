/** The selected event as fields: the same document that the calendar drags. */

import { Button, MultiSelect } from "@mantine/core";
import type { ScenarioEvent } from "@/api/types";
import { Icon } from "@/components/icons";
import { ChoiceField, NumberField, problemAt, SmallFields, TextField, useForm, useSize } from "./form";
import classes from "./form.module.css";
import { WallTimeField } from "./WallTimeField";

const objects: Record<ScenarioEvent["kind"], string> = {
  provision: "Provision",
  power_on: "PowerOn",
  reboot: "Reboot",
  login: "Login",
  logoff: "Logoff",
  maintenance: "Maintenance",
  outage: "Outage",
};

function PoolsField({ path, event }: { path: string; event: { pool_ids: readonly string[] } }) {
  const { scenario, problems, edit } = useForm();
  return (
    <MultiSelect
      size={useSize()}
      label="Pools that take part"
      data={scenario.pools.map((pool) => ({ value: pool.id, label: pool.name }))}
      value={[...event.pool_ids]}
      error={problemAt(problems, path)}
      onChange={(pools) => edit(path, pools)}
    />
  );
}

interface Props {
  event: ScenarioEvent;
  onDuplicate: () => void;
  onRemove: () => void;
}

export function EventForm({ event, onDuplicate, onRemove }: Props) {
  const { scenario } = useForm();
  const path = `events.${scenario.events.findIndex((found) => found.id === event.id)}`;
  const object = objects[event.kind];
  return (
    <SmallFields>
      <div className={classes.compact}>
        <TextField object={object} path={`${path}.name`} />
        <WallTimeField
          path={`${path}.starts_at`}
          label={`Starts (${scenario.time_zone})`}
          instant={event.starts_at}
        />
        {"ends_at" in event && (
          <WallTimeField
            path={`${path}.ends_at`}
            label={`Ends (${scenario.time_zone})`}
            instant={event.ends_at}
          />
        )}
        {"window_s" in event && <NumberField object={object} path={`${path}.window_s`} />}
        {"arrivals" in event && <ChoiceField object={object} path={`${path}.arrivals`} />}
        {"n_slots" in event && (
          <NumberField object={object} path={`${path}.n_slots`} label="Power-on slots" />
        )}
        {"pool_ids" in event && scenario.pools.length > 1 && (
          <PoolsField path={`${path}.pool_ids`} event={event} />
        )}
        <TextField object={object} path={`${path}.notes`} rows={2} />
        <div className={classes.row}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Icon name="copy" size={14} />}
            onClick={onDuplicate}
          >
            Duplicate
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Icon name="trash" size={14} />}
            onClick={onRemove}
          >
            Delete
          </Button>
        </div>
      </div>
    </SmallFields>
  );
}
