/** Import options, and the progress of reading the files. */

import { Button, Progress, Select, Switch, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { limits } from "@/api/forms";
import type { Gate } from "@/api/me";
import { saidOf } from "@/api/problem";
import { ErrorNotice, Notice } from "@/components/feedback/Notice";
import { NumberInput } from "@/components/fields/NumberInput";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { type LabelId, t } from "@/i18n/t";
import { percent } from "@/lib/format/numbers";
import { epoch, fromWallTime, instantAt, wallTime, zones } from "@/lib/time/instants";
import { isBusy, useCancel } from "../../api";
import { type Asked, askedFor, machineGroups } from "../../model/options";
import type { Import, ImportOptions, MachineGroup } from "../../model/types";
import classes from "../imports.module.css";

function Reading({ of, gate }: { of: Import; gate: Gate }) {
  const cancel = useCancel(of.id);
  const fraction = of.progress_fraction ?? 0;
  const progress =
    of.state === "queued"
      ? t("common-stage-waiting")
      : t("imports-reading-progress", { percent: percent(fraction) });
  return (
    <Card
      title={t("imports-reading")}
      note={t("imports-reading-note")}
      actions={
        <Button
          {...gate}
          size="compact-sm"
          variant="default"
          leftSection={<Icon name="stop" size={14} />}
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ params: { path: { import_id: of.id } } })}
        >
          {t("common-cancel")}
        </Button>
      }
    >
      <div className={classes.progress} role="status">
        <span className="numeric">{progress}</span>
        <Progress value={fraction * 100} aria-label={t("imports-reading-label")} />
      </div>
    </Card>
  );
}

const failures: Record<string, LabelId> = {
  memory: "imports-failed-memory",
  time: "imports-failed-time",
  died: "imports-failed",
  lost: "imports-failed-lost",
};

function Ended({ of }: { of: Import }) {
  if (of.state === "failed") {
    return (
      <Notice title={t(failures[of.failure?.reason ?? ""] ?? "imports-failed")}>{of.failure?.message}</Notice>
    );
  }
  if (of.state === "cancelled") {
    return (
      <Notice tone="plain" title={t("imports-cancelled")}>
        {t("imports-cancelled-hint")}
      </Notice>
    );
  }
  return null;
}

interface MomentProps {
  label: string;
  hint?: string;
  zone: string;
  instant: string | null | undefined;
  error: string | null;
  onChange: (instant: string | null) => void;
}

/** A moment in the time zone of the site; none if empty. */
function Moment({ label, hint, zone, instant, error, onChange }: MomentProps) {
  return (
    <TextInput
      type="datetime-local"
      step={1}
      label={label}
      description={hint ? t("imports-moment-hint", { hint, zone }) : t("imports-moment-zone", { zone })}
      value={instant == null ? "" : wallTime(epoch(instant), zone)}
      error={error}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === "" ? null : instantAt(fromWallTime(value, zone)))
      }
    />
  );
}

const nothing: Asked = { desktops: false, spreading: false, order: false, beginning: false, period: false };

interface FieldProps {
  options: ImportOptions;
  error: unknown;
  onChange: (part: Partial<ImportOptions>) => void;
}

function DesktopCount({ options, error, onChange }: FieldProps) {
  return (
    <NumberInput
      label={t("imports-desktop-count")}
      description={t("imports-desktop-count-hint")}
      placeholder={t("imports-not-set")}
      {...limits.Wishes.n_desktops}
      isWhole
      isOptional
      value={options.n_desktops ?? null}
      error={saidOf(error, "n_desktops")}
      onChange={(n_desktops) => onChange({ n_desktops })}
    />
  );
}

/** The period from which a calendar's entries are read. */
function EntryPeriod({ options, error, onChange }: FieldProps) {
  return (
    <>
      <Moment
        label={t("imports-entries-from")}
        zone={options.time_zone}
        instant={options.calendar_from}
        error={saidOf(error, "calendar_from")}
        onChange={(calendar_from) => onChange({ calendar_from })}
      />
      <Moment
        label={t("imports-entries-to")}
        zone={options.time_zone}
        instant={options.calendar_to}
        error={saidOf(error, "calendar_to")}
        onChange={(calendar_to) => onChange({ calendar_to })}
      />
    </>
  );
}

/** The group of machines that is counted, if the files measured several. */
function Machines({ options, groups, onChange }: FieldProps & { groups: readonly MachineGroup[] }) {
  return (
    <Select
      label={t("imports-machines-counted")}
      description={t("imports-machines-counted-hint")}
      data={[
        { value: "", label: t("imports-machines-all") },
        ...groups.map(({ name, n_machines }) => ({
          value: name,
          label: t("imports-machines-group", { name, n: n_machines }),
        })),
      ]}
      value={options.machines ?? ""}
      allowDeselect={false}
      onChange={(machines) => onChange({ machines: machines || null })}
    />
  );
}

/** The order of day and month in dates that leave it open. */
function Order({ options, error, onChange }: FieldProps) {
  return (
    <Select
      label={t("imports-order")}
      description={t("imports-order-hint")}
      data={[
        { value: "", label: t("imports-order-detect") },
        { value: "day first", label: t("imports-order-day") },
        { value: "month first", label: t("imports-order-month") },
      ]}
      value={options.date_order ?? ""}
      allowDeselect={false}
      error={saidOf(error, "date_order")}
      onChange={(order) => onChange({ date_order: (order || null) as ImportOptions["date_order"] })}
    />
  );
}

/** The time zone, and the options that the files need. */
function OptionFields({
  asked,
  groups,
  ...field
}: FieldProps & { asked: Asked; groups: readonly MachineGroup[] }) {
  const { options, error, onChange } = field;
  return (
    <>
      <Select
        label={t("imports-zone")}
        description={t("imports-zone-hint")}
        searchable
        data={zones}
        value={options.time_zone}
        allowDeselect={false}
        error={saidOf(error, "time_zone")}
        onChange={(zone) => zone !== null && onChange({ time_zone: zone })}
      />
      {groups.length > 0 && <Machines {...field} groups={groups} />}
      {asked.desktops && <DesktopCount {...field} />}
      {asked.beginning && (
        <Moment
          label={t("imports-taken-at")}
          hint={t("imports-taken-at-hint")}
          zone={options.time_zone}
          instant={options.taken_at}
          error={saidOf(error, "taken_at")}
          onChange={(taken_at) => onChange({ taken_at })}
        />
      )}
      {asked.order && <Order {...field} />}
      {asked.period && <EntryPeriod {...field} />}
      <Switch
        label={t("imports-pseudonyms")}
        description={t("imports-pseudonyms-hint")}
        checked={options.pseudonyms}
        onChange={(event) => onChange({ pseudonyms: event.currentTarget.checked })}
      />
      {asked.spreading && (
        <Switch
          label={t("imports-spread")}
          description={t("imports-spread-hint")}
          checked={options.spread_evenly}
          onChange={(event) => onChange({ spread_evenly: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

interface Props {
  of: Import;
  options: ImportOptions;
  isChanged: boolean;
  gate: Gate;
  reading: { error: unknown; isPending: boolean };
  onChange: (part: Partial<ImportOptions>) => void;
  onRead: () => void;
  /** What a table's columns mean. */
  mapping: ReactNode;
}

export function ImportOptionsCard(props: Props) {
  const { of, options, isChanged, gate, reading, onChange, onRead, mapping } = props;
  if (isBusy(of.state)) return <Reading of={of} gate={gate} />;
  const { error } = reading;
  const isReady = of.state === "ready";
  const asked = of.summary ? askedFor(of.summary) : nothing;
  return (
    <>
      <Ended of={of} />
      <Card title={t("imports-options")} note={t("imports-options-note")} actions={mapping}>
        <div className={classes.fields}>
          <OptionFields
            asked={asked}
            groups={of.summary ? machineGroups(of.summary) : []}
            options={options}
            error={error}
            onChange={onChange}
          />
          <Button
            {...gate}
            className={classes.read}
            disabled={gate.disabled || of.files.length === 0}
            variant={isReady && !isChanged ? "default" : "filled"}
            loading={reading.isPending}
            onClick={onRead}
          >
            {t(isReady ? "imports-read-again" : "imports-read")}
          </Button>
        </div>
        {error ? <ErrorNotice error={error} /> : null}
      </Card>
    </>
  );
}
