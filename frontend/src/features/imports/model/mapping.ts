/** What the columns of a table mean, as people say it column by column. */

import { type LabelId, t } from "@/i18n/t";

import type { ColumnChoice, DateOrder, TableMapping, TableSummary } from "./types";

export const TIME = "time";
export const ENTITY = "entity";
export const UNUSED = "";

export interface Unit {
  /** As it is written in headers. */
  label: string;
  scale: number;
  /** Name for readers, where it is more than a symbol. */
  name?: LabelId;
}

const measureNames: Record<string, LabelId> = {
  "reads per second": "imports-measure-reads",
  "writes per second": "imports-measure-writes",
  "I/Os per second": "imports-measure-ios",
  "share of reads": "imports-measure-read-share",
  "bytes read per second": "imports-measure-read-bytes",
  "bytes written per second": "imports-measure-write-bytes",
  "mean size of reads": "imports-measure-read-size",
  "mean size of writes": "imports-measure-write-size",
  "mean size of I/Os": "imports-measure-size",
  "latency of reads": "imports-measure-read-latency",
  "latency of writes": "imports-measure-write-latency",
  "latency of I/Os": "imports-measure-latency",
  "I/Os under way": "imports-measure-queue",
};

/** Name of a measure for readers; the service names it in English. */
export function measureName(measure: string): string {
  const id = measureNames[measure];
  return id === undefined ? measure : t(id);
}

const perTime: Unit[] = [
  { label: "per second", scale: 1, name: "imports-unit-per-second" },
  { label: "per minute", scale: 1 / 60, name: "imports-unit-per-minute" },
];
const sizes: Unit[] = [
  { label: "bytes", scale: 1, name: "imports-unit-bytes" },
  { label: "kB", scale: 1e3 },
  { label: "KiB", scale: 1024 },
  { label: "MB", scale: 1e6 },
  { label: "MiB", scale: 1024 ** 2 },
  { label: "sectors of 512 bytes", scale: 512, name: "imports-unit-sectors" },
];
const flows: Unit[] = [
  { label: "B/s", scale: 1 },
  { label: "kB/s", scale: 1e3 },
  { label: "KiB/s", scale: 1024 },
  { label: "MB/s", scale: 1e6 },
  { label: "MiB/s", scale: 1024 ** 2 },
  { label: "GB/s", scale: 1e9 },
  { label: "Mbit/s", scale: 125_000 },
];
const times: Unit[] = [
  { label: "s", scale: 1 },
  { label: "ms", scale: 1e-3 },
  { label: "µs", scale: 1e-6 },
];
const shares: Unit[] = [
  { label: "%", scale: 0.01 },
  { label: "0 to 1", scale: 1, name: "imports-unit-fraction" },
];

/** Possible units of a measure's numbers; none if there is only one. */
export function unitsOf(measure: string): readonly Unit[] {
  if (/^latency/.test(measure)) return times;
  if (/^mean size/.test(measure)) return sizes;
  if (/^bytes/.test(measure)) return flows;
  if (/^share/.test(measure)) return shares;
  return /per second$/.test(measure) ? perTime : [];
}

const same = (a: number, b: number) => Math.abs(a / b - 1) < 1e-9;

/** The unit that a header seems to say, else the first. */
export function unitIn(header: string, measure: string): number {
  const units = unitsOf(measure);
  const words = header.toLowerCase().replaceAll(/\bus\b|\bmicrosec\w*/g, "µs");
  const said = units.filter(({ label }) => words.includes(label.toLowerCase()));
  const longest = said.sort((a, b) => b.label.length - a.label.length)[0];
  return (longest ?? units[0])?.scale ?? 1;
}

/** The units to choose from, with the one in use also where it is none of ours. */
export function unitChoices(measure: string, scale: number): { value: string; label: string }[] {
  const known = unitsOf(measure);
  const all: readonly Unit[] = known.some((unit) => same(unit.scale, scale))
    ? known
    : [...known, { label: `× ${scale}`, scale }];
  return all.map((unit) => ({
    value: String(unit.scale),
    label: unit.name ? t(unit.name) : unit.label,
  }));
}

/** The unit of a scale as the choices name it. */
export function unitValue(measure: string, scale: number): string {
  return String(unitsOf(measure).find((unit) => same(unit.scale, scale))?.scale ?? scale);
}

/** What one column is: `TIME`, `ENTITY`, a measure or `UNUSED`; the scale of a measure. */
export interface ColumnUse {
  use: string;
  scale: number;
}

export interface MappingDraft {
  columns: ColumnUse[];
  stamps: TableMapping["stamps"];
  order: DateOrder | null;
  biasMinutes: number | null;
}

const unused: ColumnUse = { use: UNUSED, scale: 1 };

export function draftOf({ header, mapping }: TableSummary): MappingDraft {
  const taken = new Set<string>();
  const useOf = (name: string): ColumnUse => {
    if (mapping === null || taken.has(name)) return unused;
    const chosen = mapping.columns.find(({ column }) => column === name);
    const use = name === mapping.time ? TIME : name === mapping.entity ? ENTITY : (chosen?.measure ?? UNUSED);
    if (use !== UNUSED) taken.add(name);
    return { use, scale: chosen?.scale ?? 1 };
  };
  return {
    columns: header.map(useOf),
    stamps: mapping?.stamps ?? "end",
    order: mapping?.order ?? null,
    biasMinutes: mapping?.bias_minutes ?? null,
  };
}

/** Returns what is missing or mapped twice, as a sentence; null if the table can be read. */
export function missingIn({ columns }: MappingDraft): string | null {
  const uses = columns.map(({ use }) => use).filter((use) => use !== UNUSED);
  const twice = uses.find((use, i) => uses.indexOf(use) !== i);
  if (twice !== undefined) {
    if (twice === TIME) return t("imports-twice-time");
    return twice === ENTITY
      ? t("imports-twice-entity")
      : t("imports-twice-measure", { measure: measureName(twice) });
  }
  if (!uses.includes(TIME)) return t("imports-needs-time");
  const has = (measure: string) => uses.includes(measure);
  const rates = (has("reads per second") && has("writes per second")) || has("I/Os per second");
  return rates ? null : t("imports-needs-rates");
}

export function mappingOf(header: readonly string[], draft: MappingDraft): TableMapping {
  const nameOf = (use: string) => header[draft.columns.findIndex((column) => column.use === use)];
  const columns: ColumnChoice[] = draft.columns.flatMap(({ use, scale }, i) =>
    use === TIME || use === ENTITY || use === UNUSED
      ? []
      : [{ measure: use, column: header[i] ?? "", scale }],
  );
  return {
    time: nameOf(TIME) ?? "",
    entity: nameOf(ENTITY) ?? null,
    columns,
    stamps: draft.stamps,
    order: draft.order,
    bias_minutes: draft.biasMinutes,
  };
}
