/** The period of the charts, to the second: opens to its two ends. */

import { Button, Popover, TextInput } from "@mantine/core";
import { useState } from "react";
import { t } from "@/i18n/t";
import { fromWallTime, spanOfTime, wallTime } from "@/lib/time/instants";
import type { Range } from "../../hooks/useLivePreview";
import classes from "../results.module.css";

interface EndProps {
  label: string;
  at: number;
  bounds: Range;
  zone: string;
  onChange: (at: number) => void;
}

function End({ label, at, bounds, zone, onChange }: EndProps) {
  return (
    <TextInput
      size="xs"
      type="datetime-local"
      step={1}
      label={label}
      min={wallTime(bounds.from, zone)}
      max={wallTime(bounds.to, zone)}
      value={wallTime(at, zone)}
      onChange={({ currentTarget: { value } }) => {
        if (value !== "") onChange(fromWallTime(value, zone));
      }}
    />
  );
}

interface Props {
  range: Range;
  /** What there is to see. */
  bounds: Range;
  zone: string;
  onRange: (range: Range) => void;
}

export function PeriodPicker({ range, bounds, zone, onRange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [{ from, to }, setDraft] = useState(range);
  const isPossible = bounds.from <= from && from < to && to <= bounds.to;
  const show = () => {
    onRange({ from, to });
    setOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button
          type="button"
          className={classes.period}
          title={t("results-period-hint")}
          onClick={() => {
            setDraft(range);
            setOpen(!isOpen);
          }}
        >
          {spanOfTime(range.from, range.to, zone)}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          className={classes.periodForm}
          onSubmit={(event) => {
            event.preventDefault();
            if (isPossible) show();
          }}
        >
          <End
            label={t("results-from")}
            at={from}
            bounds={bounds}
            zone={zone}
            onChange={(at) => setDraft({ from: at, to })}
          />
          <End
            label={t("results-to")}
            at={to}
            bounds={bounds}
            zone={zone}
            onChange={(at) => setDraft({ from, to: at })}
          />
          <p className={classes.periodHint}>
            {isPossible
              ? t("results-period-drag")
              : t("results-period-limits", { span: spanOfTime(bounds.from, bounds.to, zone) })}
          </p>
          <Button type="submit" size="compact-sm" disabled={!isPossible}>
            {t("results-period-show")}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
