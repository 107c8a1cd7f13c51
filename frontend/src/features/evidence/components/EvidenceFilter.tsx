import { Select } from "@mantine/core";
import type { EvidenceRow } from "@/api/types";
import { type LabelId, t } from "@/i18n/t";
import { choices, type Filter, metricName, roleLabel } from "../model/rows";
import classes from "./evidence.module.css";

const withinLabels = {
  yes: "evidence-within-yes",
  no: "evidence-within-no",
  unsaid: "evidence-within-unsaid",
} satisfies Record<string, LabelId>;

type Column = "source" | "system" | "phase" | "role" | "metric";

const labels = {
  source: "evidence-study",
  system: "evidence-system-measured",
  phase: "evidence-phase",
  metric: "evidence-quantity",
  role: "evidence-role",
} satisfies Record<Column, LabelId>;

interface Props {
  rows: readonly EvidenceRow[];
  titles: ReadonlyMap<string, string>;
  filter: Filter;
  onFilter: (change: Filter) => void;
}

export function EvidenceFilter({ rows, titles, filter, onFilter }: Props) {
  const ofStudy = rows.filter((row) => filter.source === undefined || row.source === filter.source);
  const textOf = (name: Column, value: string) => {
    if (name === "source") return titles.get(value) ?? value;
    if (name === "role") return roleLabel(value as EvidenceRow["role"]);
    const row = rows.find((each) => each[name] === value);
    if (row === undefined) return value;
    if (name === "system") return row.system_name || row.system;
    return name === "phase" ? row.phase_label : metricName(row);
  };
  const column = (name: Column) => (
    <Select
      label={t(labels[name])}
      placeholder={t("evidence-filter-all")}
      clearable
      searchable
      clearButtonProps={{ "aria-label": t("evidence-filter-clear", { label: t(labels[name]) }) }}
      data={choices(name === "source" ? rows : ofStudy, name).map((value) => ({
        value,
        label: textOf(name, value),
      }))}
      value={filter[name] ?? null}
      onChange={(value) => {
        const change = { [name]: value ?? undefined };
        onFilter(name === "source" ? { ...change, system: undefined } : change);
      }}
    />
  );
  return (
    <div className={classes.filter}>
      {column("source")}
      {column("system")}
      {column("phase")}
      {column("metric")}
      {column("role")}
      <Select
        label={t("evidence-tolerance")}
        placeholder={t("evidence-filter-all")}
        clearable
        clearButtonProps={{ "aria-label": t("evidence-filter-clear", { label: t("evidence-tolerance") }) }}
        data={Object.entries(withinLabels).map(([value, label]) => ({ value, label: t(label) }))}
        value={filter.within ?? null}
        onChange={(value) => onFilter({ within: value ?? undefined })}
      />
    </div>
  );
}
