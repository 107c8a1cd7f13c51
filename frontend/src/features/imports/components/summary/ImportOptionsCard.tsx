/** How the files are to be read, and the reading itself. */

import { Button, NumberInput, Progress, Select, Switch, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import type { Gate } from "@/api/me";
import { saidOf } from "@/api/problem";
import { ErrorNotice, Notice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { percent } from "@/lib/format/numbers";
import { epoch, fromWallTime, instantAt, wallTime, zones } from "@/lib/time/instants";
import { isBusy, useCancel } from "../../api";
import { type Asked, askedFor } from "../../model/options";
import type { Import, ImportOptions } from "../../model/types";
import classes from "../imports.module.css";

function Reading({ of, gate }: { of: Import; gate: Gate }) {
  const cancel = useCancel(of.id);
  const fraction = of.progress_fraction ?? 0;
  const said = of.state === "queued" ? "Waiting for a worker" : `Reading, ${percent(fraction)}`;
  return (
    <Card
      title="Reading"
      note="Goes on when you leave this page"
      actions={
        <Button
          {...gate}
          size="compact-sm"
          variant="default"
          leftSection={<Icon name="stop" size={14} />}
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ params: { path: { import_id: of.id } } })}
        >
          Cancel
        </Button>
      }
    >
      <div className={classes.progress} role="status">
        <span className="numeric">{said}</span>
        <Progress value={fraction * 100} aria-label="Progress of the reading" />
      </div>
    </Card>
  );
}

const failures: Record<string, string> = {
  memory: "The files need more memory than a reading may take",
  time: "The reading took longer than it may",
  died: "The reading broke off",
  lost: "Every worker that tried was lost",
};

function Ended({ of }: { of: Import }) {
  if (of.state === "failed") {
    return (
      <Notice title={failures[of.failure?.reason ?? ""] ?? "The reading broke off"}>
        {of.failure?.message}
      </Notice>
    );
  }
  if (of.state === "cancelled") {
    return (
      <Notice tone="plain" title="The reading was cancelled">
        The files are still here; read them when you like.
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

/** A moment by the clock of the site; none where it is left empty. */
function Moment({ label, hint, zone, instant, error, onChange }: MomentProps) {
  return (
    <TextInput
      type="datetime-local"
      step={1}
      label={label}
      description={`${hint ? `${hint}; by` : "By"} the clock of ${zone}`}
      value={instant == null ? "" : wallTime(epoch(instant), zone)}
      error={error}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === "" ? null : instantAt(fromWallTime(value, zone)))
      }
    />
  );
}

const nothing: Asked = { desktops: false, spreading: false, beginning: false, period: false };

interface Props {
  of: Import;
  wishes: ImportOptions;
  isChanged: boolean;
  gate: Gate;
  reading: { error: unknown; isPending: boolean };
  onChange: (part: Partial<ImportOptions>) => void;
  onRead: () => void;
  /** What a table's columns mean. */
  mapping: ReactNode;
}

export function ImportOptionsCard({
  of,
  wishes,
  isChanged,
  gate,
  reading,
  onChange,
  onRead,
  mapping,
}: Props) {
  if (isBusy(of.state)) return <Reading of={of} gate={gate} />;
  const { error } = reading;
  const isReady = of.state === "ready";
  const asked = of.digest ? askedFor(of.digest) : nothing;
  return (
    <>
      <Ended of={of} />
      <Card
        title="How to read them"
        note="Which tool wrote a file is told from what is in it"
        actions={mapping}
      >
        <div className={classes.fields}>
          <Select
            label="Time zone of the site"
            description="For files that do not name their clock, and for what is shown"
            searchable
            data={zones}
            value={wishes.time_zone}
            allowDeselect={false}
            error={saidOf(error, "time_zone")}
            onChange={(zone) => zone !== null && onChange({ time_zone: zone })}
          />
          {asked.desktops && (
            <NumberInput
              label="Desktops behind these counters"
              description="Counters of hosts and volumes do not tell how many there are"
              placeholder="not given"
              min={1}
              max={100_000}
              allowDecimal={false}
              thousandSeparator=","
              value={wishes.n_desktops ?? ""}
              error={saidOf(error, "n_desktops")}
              onChange={(typed) => onChange({ n_desktops: typeof typed === "number" ? typed : null })}
            />
          )}
          {asked.beginning && (
            <Moment
              label="When it was begun"
              hint="Histograms and traces have no clock of their own"
              zone={wishes.time_zone}
              instant={wishes.taken_at}
              error={saidOf(error, "taken_at")}
              onChange={(taken_at) => onChange({ taken_at })}
            />
          )}
          {asked.period && (
            <>
              <Moment
                label="Entries from"
                zone={wishes.time_zone}
                instant={wishes.calendar_from}
                error={saidOf(error, "calendar_from")}
                onChange={(calendar_from) => onChange({ calendar_from })}
              />
              <Moment
                label="Entries to"
                zone={wishes.time_zone}
                instant={wishes.calendar_to}
                error={saidOf(error, "calendar_to")}
                onChange={(calendar_to) => onChange({ calendar_to })}
              />
            </>
          )}
          {asked.spreading && (
            <Switch
              label="Spread samples evenly"
              description="A spreadsheet cut the seconds off; samples of a minute are spread over it"
              checked={wishes.spread_evenly}
              onChange={(event) => onChange({ spread_evenly: event.currentTarget.checked })}
            />
          )}
          <Button
            {...gate}
            className={classes.read}
            disabled={gate.disabled || of.files.length === 0}
            variant={isReady && !isChanged ? "default" : "filled"}
            loading={reading.isPending}
            onClick={onRead}
          >
            {isReady ? "Read again" : "Read the files"}
          </Button>
        </div>
        {error ? <ErrorNotice error={error} /> : null}
      </Card>
    </>
  );
}
