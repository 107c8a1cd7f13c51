/** Windows of the phases, each on one day or at the same time every day. */

import { ActionIcon, Select, TextInput } from "@mantine/core";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { epoch, fromWallTime, instantAt, wallTime } from "@/lib/time/instants";
import { phaseKinds, phaseNames } from "../../model/labels";
import { daily, isDaily, once } from "../../model/options";
import type { PhaseKind, PhaseWindow } from "../../model/types";
import classes from "../imports.module.css";

interface InstantProps {
  label: string;
  instant: string | null | undefined;
  zone: string;
  onChange: (instant: string) => void;
}

function Instant({ label, instant, zone, onChange }: InstantProps) {
  return (
    <TextInput
      size="xs"
      type="datetime-local"
      step={1}
      label={label}
      value={instant == null ? "" : wallTime(epoch(instant), zone)}
      onChange={({ currentTarget: { value } }) => {
        if (value !== "") onChange(instantAt(fromWallTime(value, zone)));
      }}
    />
  );
}

interface RowProps {
  window: PhaseWindow;
  index: number;
  zone: string;
  firstAt: number;
  /** `part` is what was typed into. */
  onChange: (window: PhaseWindow | null, part?: string) => void;
}

function Row({ window, index, zone, firstAt, onChange }: RowProps) {
  const n = index + 1;
  const days = [
    { value: "once", label: t("imports-on-one-day") },
    { value: "daily", label: t("imports-every-day") },
  ];
  const phases = phaseKinds.map((value) => ({ value, label: t(phaseNames[value]) }));
  const part = (changed: Partial<PhaseWindow>) =>
    onChange({ ...window, ...changed }, Object.keys(changed).join());
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a grid everywhere
    <div
      className={classes.window}
      role="group"
      aria-label={t("imports-window-n", { n, phase: t(phaseNames[window.phase]) })}
    >
      <span className={classes.number} aria-hidden="true">
        {n}
      </span>
      <Select
        size="xs"
        label={t("imports-phase")}
        data={phases}
        value={window.phase}
        allowDeselect={false}
        onChange={(phase) => phase !== null && part({ phase: phase as PhaseKind })}
      />
      <Select
        size="xs"
        label={t("imports-when")}
        data={days}
        value={isDaily(window) ? "daily" : "once"}
        allowDeselect={false}
        onChange={(value) => onChange(value === "daily" ? daily(window, zone) : once(window, firstAt, zone))}
      />
      {isDaily(window) ? (
        <>
          <TextInput
            size="xs"
            type="time"
            label={t("imports-start")}
            value={window.from_time ?? ""}
            onChange={(event) => event.currentTarget.value && part({ from_time: event.currentTarget.value })}
          />
          <TextInput
            size="xs"
            type="time"
            label={t("imports-end")}
            value={window.to_time ?? ""}
            onChange={(event) => event.currentTarget.value && part({ to_time: event.currentTarget.value })}
          />
        </>
      ) : (
        <>
          <Instant
            label={t("imports-start")}
            instant={window.starts_at}
            zone={zone}
            onChange={(starts_at) => part({ starts_at })}
          />
          <Instant
            label={t("imports-end")}
            instant={window.ends_at}
            zone={zone}
            onChange={(ends_at) => part({ ends_at })}
          />
        </>
      )}
      <ActionIcon
        variant="default"
        size={30}
        aria-label={t("imports-window-remove", { n })}
        onClick={() => onChange(null)}
      >
        <Icon name="trash" size={14} />
      </ActionIcon>
    </div>
  );
}

interface Props {
  windows: readonly PhaseWindow[];
  zone: string;
  /** The first moment that was measured. */
  firstAt: number;
  onChange: (windows: PhaseWindow[], step?: string) => void;
}

export function Windows({ windows, zone, firstAt, onChange }: Props) {
  if (windows.length === 0) {
    return <p className={classes.hint}>{t("imports-windows-none")}</p>;
  }
  const change = (index: number) => (window: PhaseWindow | null, part?: string) =>
    onChange(
      windows.flatMap((each, i) => (i === index ? (window === null ? [] : [window]) : [each])),
      part && `window ${index} ${part}`,
    );
  return windows.map((window, i) => (
    <Row
      // biome-ignore lint/suspicious/noArrayIndexKey: a window is known by its place
      key={i}
      window={window}
      index={i}
      zone={zone}
      firstAt={firstAt}
      onChange={change(i)}
    />
  ));
}
