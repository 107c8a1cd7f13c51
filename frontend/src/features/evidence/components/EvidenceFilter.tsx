import { Select } from "@mantine/core";
import type { EvidenceRow } from "@/api/types";
import { choices, type Filter, words } from "../model/rows";
import classes from "./evidence.module.css";

const withinLabels = [
  { value: "yes", label: "Within" },
  { value: "no", label: "Outside" },
  { value: "unsaid", label: "Not predicted" },
];

interface Props {
  rows: readonly EvidenceRow[];
  filter: Filter;
  onFilter: (change: Filter) => void;
}

export function EvidenceFilter({ rows, filter, onFilter }: Props) {
  const column = (name: "system" | "phase" | "role" | "metric", label: string) => (
    <Select
      label={label}
      placeholder="all"
      clearable
      searchable
      clearButtonProps={{ "aria-label": `Any ${label.toLowerCase()}` }}
      data={choices(rows, name).map((value) => ({
        value,
        label: name === "system" ? value : words(value),
      }))}
      value={filter[name] ?? null}
      onChange={(value) => onFilter({ [name]: value ?? undefined })}
    />
  );
  return (
    <div className={classes.filter}>
      {column("system", "System")}
      {column("phase", "Phase")}
      {column("metric", "Quantity")}
      {column("role", "Role")}
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
