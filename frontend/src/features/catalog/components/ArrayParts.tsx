/** What a custom array consists of besides its numbers: manufacturer, year, releases, and the drives of each tier. */

import { MultiSelect, TextInput } from "@mantine/core";
import { saidOf } from "@/api/problem";
import { NumberInput } from "@/components/fields/NumberInput";
import { t } from "@/i18n/t";
import { valueAt, withValueAt } from "@/lib/data/path";
import { type OwnEntry, useDrives } from "../api";
import classes from "./catalog.module.css";

type Entry = OwnEntry["entry"];

interface Props {
  entry: Entry;
  error: unknown;
  onChange: (entry: Entry) => void;
}

interface Part {
  id: string;
  name: string;
}

export function ArrayParts({ entry, error, onChange }: Props) {
  const drives = (useDrives().data?.items ?? []).filter(({ volume_unit }) => !volume_unit);
  const textOf = (path: string, label: string) => (
    <TextInput
      key={path}
      label={label}
      required
      value={String(valueAt(entry, path) ?? "")}
      error={saidOf(error, `entry.${path}`)}
      onChange={(event) => onChange(withValueAt(entry, path, event.currentTarget.value))}
    />
  );
  const firmware = (entry.firmware ?? []) as Part[];
  const tiers = (entry.tiers ?? []) as (Part & { drives: string[] })[];
  return (
    <div className={classes.parts}>
      {textOf("vendor", t("catalog-vendor"))}
      <NumberInput
        label={t("catalog-introduced")}
        value={(entry.introduced as number | null) ?? null}
        isWhole
        isYear
        isOptional
        error={saidOf(error, "entry.introduced")}
        onChange={(introduced) => onChange({ ...entry, introduced })}
      />
      {firmware.map(({ id }, i) => textOf(`firmware.${i}.name`, t("catalog-firmware", { id })))}
      {tiers.map(({ id, drives: chosen }, i) => (
        <div key={id} className={classes.partsWide}>
          {textOf(`tiers.${i}.name`, t("catalog-tier", { id }))}
          <MultiSelect
            label={t("catalog-tier-drives", { id })}
            required
            searchable
            data={drives.map((drive) => ({ value: drive.id, label: drive.name }))}
            value={chosen}
            error={saidOf(error, `entry.tiers.${i}.drives`)}
            onChange={(next) => onChange(withValueAt(entry, `tiers.${i}.drives`, next))}
          />
        </div>
      ))}
    </div>
  );
}
