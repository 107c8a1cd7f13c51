/** The selected event as fields: the same document that the calendar drags. */

import { Button, MultiSelect, Select } from "@mantine/core";
import type { ScenarioEvent } from "@/api/types";
import { Icon } from "@/components/marks/icons";
import { type LabelId, t } from "@/i18n/t";
import { othersOf } from "@/lib/sizing/arrays";
import { useArrays } from "../../api";
import { startingAt } from "../../model/calendar/events";
import { onArray, partsOf, withPart } from "../../model/failures";
import { ArrayField } from "../fields/ArrayField";
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
import { MoreFields } from "../fields/MoreFields";
import { RebootWindow } from "../fields/RebootWindow";
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
      label={t("scenario-event-pools")}
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
  const affected = othersOf(scenario).find(({ id }) => id === event.array_id) ?? scenario.array;
  const array = arrays.find(({ id }) => id === affected.model_id);
  const common = { size: useSize(), allowDeselect: false, className: classes.field } as const;
  const tiers = array?.tiers ?? [];
  return (
    <>
      <Select
        {...common}
        label={t("scenario-failure-part")}
        data={partsOf(array).map((part) => ({ value: part, label: t(`scenario-part-${part}`) }))}
        value={event.part}
        error={problemAt(problems, `${path}.part`)}
        onChange={(part) => part !== null && edit(path, withPart(event, part as Failure["part"]))}
      />
      <NumberField
        object="Failure"
        path={`${path}.n_parts`}
        label={t("scenario-failure-count")}
        help={t("scenario-failure-count-hint")}
      />
      {event.part === "drive" && tiers.length > 1 && (
        <Select
          {...common}
          label={t("scenario-failure-tier")}
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
          help={t("scenario-failure-rebuild-hint")}
        />
      )}
    </>
  );
}

/** Which of several arrays it happens to. */
function EventArrayField({ path, event }: { path: string; event: ScenarioEvent }) {
  const { scenario, edit } = useForm();
  const models = useArrays().data?.items ?? [];
  if (!("array_id" in event) || othersOf(scenario).length === 0) return null;
  const modelOf = (arrayId: string) => {
    const chosen = othersOf(scenario).find(({ id }) => id === arrayId) ?? scenario.array;
    return models.find(({ id }) => id === chosen.model_id);
  };
  return (
    <ArrayField
      path={`${path}.array_id`}
      label={t("scenario-array")}
      {...(event.kind === "failure" && {
        onArray: (id: string) => edit(path, onArray(event, id, modelOf(id))),
      })}
    />
  );
}

interface Texts {
  label?: LabelId;
  help?: LabelId;
  /** Shown while an optional number is left out. */
  empty?: LabelId;
}

type Numbers = readonly [name: string, texts?: Texts][];

/** Number fields of a kind, with texts where those of the field do not fit. */
interface KindFields {
  shown: Numbers;
  /** Under *More settings*. */
  folded?: Numbers;
}

const powerOnSlots: Texts = { label: "scenario-event-slots" };
const limits: Numbers = [
  ["concurrent_fraction"],
  ["starts_per_minute", { empty: "scenario-event-no-limit" }],
];
const throttle: Numbers = [["mb_per_s_per_desktop", { empty: "scenario-event-throttle-empty" }]];

/** In the order of use: how long it takes or how much it moves, then how many desktops at a time. */
const numbers: Partial<Record<ScenarioEvent["kind"], KindFields>> = {
  login: {
    shown: [["window_s"]],
    folded: [["logins_per_minute", { empty: "scenario-event-logins-empty" }]],
  },
  logoff: { shown: [["window_s"]] },
  power_on: {
    shown: [["n_slots", powerOnSlots]],
    folded: [
      ["desktop_fraction"],
      ...limits,
      ["on_arrival_slots"],
      ["on_arrival_per_minute", { empty: "scenario-event-no-limit" }],
    ],
  },
  reboot: { shown: [["n_slots", powerOnSlots]], folded: limits },
  recompose: { shown: [["n_slots"]], folded: limits },
  antivirus_scan: { shown: [["gib_per_desktop"], ["n_slots"]], folded: throttle },
  patch: { shown: [["read_gib_per_desktop"], ["write_gib_per_desktop"], ["n_slots"]], folded: throttle },
  backup: { shown: [["read_mb_per_s"]], folded: [["sequential_fraction"]] },
  replication: { shown: [["write_mb_per_s"]] },
  load_test: {
    shown: [["outstanding_ios"], ["io_kib"], ["read_fraction", { help: "scenario-event-reads-hint" }]],
    folded: [["sequential_fraction", { help: "scenario-event-sequential-hint" }]],
  },
};

interface FieldsProps {
  event: ScenarioEvent;
  object: string;
  path: string;
}

function NumberFields({ fields, object, path }: Omit<FieldsProps, "event"> & { fields: Numbers }) {
  return fields.map(([name, { label, help, empty } = {}]) => (
    <NumberField
      key={name}
      object={object}
      path={`${path}.${name}`}
      {...(label && { label: t(label) })}
      {...(help && { help: t(help) })}
      {...(empty && { empty: t(empty) })}
    />
  ));
}

const refreshLimits: Numbers = [
  ["refresh_concurrent_fraction"],
  ["refresh_starts_per_minute", { empty: "scenario-event-no-limit" }],
];

/** Fields with good defaults. */
function FoldedFields({ event, object, path }: FieldsProps) {
  const ofKind = numbers[event.kind]?.folded ?? [];
  const fields = event.kind === "logoff" && event.refresh ? refreshLimits : ofKind;
  const names = [...fields.map(([name]) => name), ...(event.kind === "login" ? ["arrivals"] : [])];
  if (names.length === 0) return null;
  return (
    <MoreFields key={path} object={object} at={(name) => `${path}.${name}`} names={names}>
      <div className={classes.compact}>
        <NumberFields fields={fields} object={object} path={path} />
        {event.kind === "login" && <ChoiceField object={object} path={`${path}.arrivals`} />}
      </div>
    </MoreFields>
  );
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
          label={t("scenario-event-starts", { zone: clock })}
          instant={event.starts_at}
          zone={clock}
          onInstant={(at) => edit(path, startingAt(event, at, scenario.time_zone))}
        />
        {"ends_at" in event && (
          <WallTimeField
            path={`${path}.ends_at`}
            label={t("scenario-event-ends", { zone: clock })}
            instant={event.ends_at}
            zone={clock}
          />
        )}
        {(event.kind === "reboot" || event.kind === "power_on") && <RebootWindow />}
        <NumberFields fields={numbers[event.kind]?.shown ?? []} object={object} path={path} />
        {event.kind === "logoff" && <SwitchField object={object} path={`${path}.refresh`} />}
        {event.kind === "logoff" && event.refresh && (
          <NumberField object={object} path={`${path}.refresh_slots`} />
        )}
        <EventArrayField path={path} event={event} />
        {event.kind === "failure" && <FailureFields path={path} event={event} />}
        {"pool_ids" in event && scenario.pools.length > 1 && (
          <PoolsField path={`${path}.pool_ids`} event={event} />
        )}
        {"at_local_time" in event && new Set(scenario.pools.map((pool) => pool.time_zone)).size > 1 && (
          <SwitchField object={object} path={`${path}.at_local_time`} />
        )}
        <RepeatFields path={path} event={event} />
        <FoldedFields event={event} object={object} path={path} />
        <TextField object={object} path={`${path}.notes`} rows={2} />
        <div className={classes.row}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Icon name="copy" size={14} />}
            onClick={onDuplicate}
          >
            {t("scenario-event-duplicate")}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Icon name="trash" size={14} />}
            onClick={onRemove}
          >
            {t("scenario-event-delete")}
          </Button>
        </div>
      </div>
    </SmallFields>
  );
}
