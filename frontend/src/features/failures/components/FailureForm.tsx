/** Settings of a failure analysis: component, time, duration, and the configurations to compare. */

import { MultiSelect, SegmentedControl, Select, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import type { FailureRequest, Part, Scenario } from "@/api/types";
import { NumberInput } from "@/components/fields/NumberInput";
import { t } from "@/i18n/t";
import { epoch, fromWallTime, instantAt, wallTime } from "@/lib/time/instants";
import {
  choiceOf,
  durationChoices,
  MOST_OPTIONS,
  type Settings,
  startChoices,
  startOf,
} from "../model/request";
import classes from "./failures.module.css";

interface Props {
  scenario: Scenario;
  /** Components that the array has. */
  parts: readonly Part[];
  options: FailureRequest["options"];
  settings: Settings;
  onChange: (settings: Settings) => void;
  /** Shown in place of the options while there are none. */
  noOptions: ReactNode;
}

const MOST_PARTS = 64;

/** Time as the clock in the scenario's time zone shows it. */
function OtherTime({ scenario, settings, onChange }: Pick<Props, "scenario" | "settings" | "onChange">) {
  if (settings.start.kind !== "at") return null;
  const { calendar, time_zone: zone } = scenario;
  const local = (instant: string) => wallTime(epoch(instant), zone).slice(0, 16);
  return (
    <TextInput
      type="datetime-local"
      step={60}
      label={t("failures-start")}
      min={local(calendar.starts_at)}
      max={local(calendar.ends_at)}
      value={local(settings.start.instant)}
      onChange={({ currentTarget: { value } }) => {
        if (value !== "")
          onChange({ ...settings, start: { kind: "at", instant: instantAt(fromWallTime(value, zone)) } });
      }}
    />
  );
}

function Component({ parts, settings, onChange, scenario }: Omit<Props, "options" | "noOptions">) {
  const arrays = scenario.other_arrays ?? [];
  return (
    <>
      <div className={classes.part}>
        <span className={classes.label} id="failed-component">
          {t("failures-component")}
        </span>
        <SegmentedControl
          aria-labelledby="failed-component"
          data={parts.map((part) => ({ value: part, label: t(`failures-part-${part}`) }))}
          value={settings.part}
          onChange={(part) => onChange({ ...settings, part: part as Part })}
        />
      </div>
      <NumberInput
        className={classes.count}
        label={t("failures-count")}
        min={1}
        max={MOST_PARTS}
        isWhole
        value={settings.nParts}
        onChange={(nParts) => onChange({ ...settings, nParts: nParts ?? 1 })}
      />
      {arrays.length > 0 && (
        <Select
          label={t("failures-array")}
          allowDeselect={false}
          data={[
            { value: "main", label: scenario.array_name || t("failures-main-array") },
            ...arrays.map(({ id, name }) => ({ value: id, label: name || id })),
          ]}
          value={settings.arrayId}
          onChange={(arrayId) => arrayId && onChange({ ...settings, arrayId })}
        />
      )}
    </>
  );
}

export function FailureForm(props: Props) {
  const { scenario, options, settings, onChange, noOptions } = props;
  const choice = choiceOf(settings.start, scenario);
  const isInCalendar = settings.start.kind === "event";
  return (
    <div className={classes.form}>
      <div className={classes.row}>
        <Select
          className={classes.when}
          label={t("failures-when")}
          allowDeselect={false}
          data={startChoices(scenario)}
          value={choice}
          onChange={(value) => value && onChange({ ...settings, start: startOf(value, scenario) })}
        />
        {choice === "other" && <OtherTime {...props} />}
        {!isInCalendar && (
          <Select
            className={classes.count}
            label={t("failures-duration")}
            allowDeselect={false}
            data={durationChoices(settings.durationS)}
            value={String(settings.durationS)}
            onChange={(value) => value && onChange({ ...settings, durationS: Number(value) })}
          />
        )}
      </div>
      {!isInCalendar && (
        <div className={classes.row}>
          <Component {...props} />
        </div>
      )}
      {options.length === 0 ? (
        <p className={classes.quiet}>{noOptions}</p>
      ) : (
        <MultiSelect
          className={classes.options}
          label={t("failures-options")}
          description={t("failures-options-hint")}
          data={options.map(({ name, array }) => ({ value: array.model_id, label: name }))}
          maxValues={MOST_OPTIONS}
          value={settings.modelIds.filter((id) => options.some(({ array }) => array.model_id === id))}
          onChange={(modelIds) => onChange({ ...settings, modelIds })}
          searchable
          clearable
          hidePickedOptions
        />
      )}
    </div>
  );
}
