/** The selected event as fields: the same document that the calendar drags. */

import { Button, MultiSelect, Select } from "@mantine/core";
import type { ScenarioEvent } from "@/api/types";
import { Icon } from "@/components/marks/icons";
import { partLabels } from "@/lib/goals";
import { useArrays } from "../../api";
import { startingAt } from "../../model/calendar/events";
import { partsOf, withPart } from "../../model/failures";
import {
  ChoiceField,
  NumberField,
  problemAt,
  SmallFields,
  SwitchField,
  TextField,
  useForm,
  useSize,
} from "../fields/fields";
import classes from "../fields/form.module.css";
import { RepeatFields } from "../fields/RepeatFields";
import { WallTimeField } from "../fields/WallTimeField";

const objects: Record<ScenarioEvent["kind"], string> = {
  provision: "Provision",
  power_on: "PowerOn",
  reboot: "Reboot",
  recompose: "Recompose",
  antivirus_scan: "AntivirusScan",
  patch: "Patch",
  backup: "Backup",
  replication: "Replication",
  load_test: "LoadTest",
  failure: "Failure",
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

type Failure = Extract<ScenarioEvent, { kind: "failure" }>;

/** What fails: parts that the chosen array has, and the tier that loses drives where there are several. */
function FailureFields({ path, event }: { path: string; event: Failure }) {
  const { scenario, problems, edit } = useForm();
  const arrays = useArrays().data?.items ?? [];
  const array = arrays.find(({ id }) => id === scenario.array.model_id);
  const common = { size: useSize(), allowDeselect: false, className: classes.field } as const;
  const tiers = array?.tiers ?? [];
  return (
    <>
      <Select
        {...common}
        label="What fails"
        data={partsOf(array).map((part) => ({ value: part, label: partLabels[part] }))}
        value={event.part}
        error={problemAt(problems, `${path}.part`)}
        onChange={(part) => part !== null && edit(path, withPart(event, part as Failure["part"]))}
      />
      <NumberField object="Failure" path={`${path}.n_parts`} label="How many" help="Of the whole system" />
      {event.part === "drive" && tiers.length > 1 && (
        <Select
          {...common}
          label="Of which tier"
          data={tiers.map(({ id, name }) => ({ value: id, label: name }))}
          value={event.tier ?? tiers[0]?.id ?? null}
          error={problemAt(problems, `${path}.tier`)}
          onChange={(tier) => tier !== null && edit(`${path}.tier`, tier)}
        />
      )}
      {event.part === "drive" && (
        <NumberField
          object="Failure"
          path={`${path}.rebuild_fraction`}
          label="Taken by rebuilding"
          help="Share of the surviving drives' time"
        />
      )}
    </>
  );
}

/** Fields that kinds have besides name, time and pools: label and help where the schema's do not do. */
const numbers: Partial<Record<ScenarioEvent["kind"], [name: string, label: string, more?: Texts][]>> = {
  login: [
    ["window_s", "Window"],
    ["logins_per_minute", "Logins per minute", { empty: "as the window says" }],
  ],
  logoff: [["window_s", "Window"]],
  power_on: [
    ["desktop_fraction", "Switched on ahead"],
    ["n_slots", "Power-on slots"],
    ["on_arrival_slots", "Broker: at the same time"],
    ["on_arrival_per_minute", "Broker: per minute, at most", { empty: "no limit" }],
  ],
  reboot: [["n_slots", "Power-on slots"]],
  recompose: [["n_slots", "At the same time"]],
  antivirus_scan: [
    ["gib_per_desktop", "Data read"],
    ["n_slots", "At the same time"],
    ["mb_per_s_per_desktop", "Throttled to", { empty: "as fast as the storage" }],
  ],
  patch: [
    ["read_gib_per_desktop", "Data read"],
    ["write_gib_per_desktop", "Data written"],
    ["n_slots", "At the same time"],
    ["mb_per_s_per_desktop", "Throttled to", { empty: "as fast as the storage" }],
  ],
  backup: [
    ["read_mb_per_s", "Reads"],
    ["sequential_fraction", "Read in order"],
  ],
  replication: [["write_mb_per_s", "Writes"]],
  load_test: [
    ["outstanding_ios", "I/Os outstanding"],
    ["io_kib", "I/O size"],
    ["read_fraction", "Reads", { help: "The rest are writes" }],
    ["sequential_fraction", "In order", { help: "The rest are random" }],
  ],
};

interface Texts {
  help?: string;
  empty?: string;
}

interface Props {
  event: ScenarioEvent;
  onDuplicate: () => void;
  onRemove: () => void;
}

export function EventForm({ event, onDuplicate, onRemove }: Props) {
  const { scenario, edit } = useForm();
  const clock = event.time_zone ?? scenario.time_zone;
  const path = `events.${scenario.events.findIndex((found) => found.id === event.id)}`;
  const object = objects[event.kind];
  return (
    <SmallFields>
      <div className={classes.compact}>
        <TextField object={object} path={`${path}.name`} />
        <WallTimeField
          path={`${path}.starts_at`}
          label={`Starts (${clock})`}
          instant={event.starts_at}
          zone={clock}
          onInstant={(at) => edit(path, startingAt(event, at, scenario.time_zone))}
        />
        {"ends_at" in event && (
          <WallTimeField
            path={`${path}.ends_at`}
            label={`Ends (${clock})`}
            instant={event.ends_at}
            zone={clock}
          />
        )}
        {(numbers[event.kind] ?? []).map(([name, label, more]) => (
          <NumberField key={name} object={object} path={`${path}.${name}`} label={label} {...more} />
        ))}
        {event.kind === "login" && <ChoiceField object={object} path={`${path}.arrivals`} />}
        {event.kind === "logoff" && (
          <SwitchField object={object} path={`${path}.refresh`} label="Refresh the desktops" />
        )}
        {event.kind === "logoff" && event.refresh && (
          <NumberField object={object} path={`${path}.refresh_slots`} label="Refreshed at the same time" />
        )}
        {event.kind === "failure" && <FailureFields path={path} event={event} />}
        {"pool_ids" in event && scenario.pools.length > 1 && (
          <PoolsField path={`${path}.pool_ids`} event={event} />
        )}
        {"at_local_time" in event && new Set(scenario.pools.map((pool) => pool.time_zone)).size > 1 && (
          <SwitchField object={object} path={`${path}.at_local_time`} label="By the clock of each site" />
        )}
        <RepeatFields path={path} event={event} />
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
