import { Select } from "@mantine/core";
import type { EvidenceRow } from "@/api/types";
import { choices, type Filter, words } from "../model/rows";
import classes from "./evidence.module.css";

const withinLabels = [
  { value: "yes", label: "Within" },
  { value: "no", label: "Outside" },
  { value: "unsaid", label: "Not judged" },
];

type Column = "source" | "system" | "phase" | "role" | "metric";

interface Props {
  rows: readonly EvidenceRow[];
  titles: ReadonlyMap<string, string>;
  filter: Filter;
  onFilter: (change: Filter) => void;
}

export function EvidenceFilter({ rows, titles, filter, onFilter }: Props) {
  const ofStudy = rows.filter((row) => filter.source === undefined || row.source === filter.source);
  const systemNames = new Map(rows.map((row) => [row.system, row.system_name || row.system]));
  const inWords = (name: Column, value: string) => {
    if (name === "source") return titles.get(value) ?? value;
    return name === "system" ? (systemNames.get(value) ?? value) : words(value);
  };
  const column = (name: Column, label: string, change: (value: string | undefined) => Filter) => (
    <Select
      label={label}
      placeholder="all"
      clearable
      searchable
      clearButtonProps={{ "aria-label": `Any ${label.toLowerCase()}` }}
      data={choices(name === "source" ? rows : ofStudy, name).map((value) => ({
        value,
        label: inWords(name, value),
      }))}
      value={filter[name] ?? null}
      onChange={(value) => onFilter(change(value ?? undefined))}
    />
  );
  return (
    <div className={classes.filter}>
      {column("source", "Study", (source) => ({ source, system: undefined }))}
      {column("system", "System measured", (system) => ({ system }))}
      {column("phase", "Phase", (phase) => ({ phase }))}
      {column("metric", "Quantity", (metric) => ({ metric }))}
      {column("role", "Role", (role) => ({ role }))}
      <Select
        label="Tolerance"
        placeholder="all"
        clearable
        clearButtonProps={{ "aria-label": "Any tolerance" }}
        data={withinLabels}
        value={filter.within ?? null}
        onChange={(value) => onFilter({ within: value ?? undefined })}
      />
    </div>
  );
}
