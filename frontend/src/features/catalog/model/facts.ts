/** Values of a catalog entry, each with its name, unit and source. */

import type { ArrayModel, Fact } from "@/api/types";
import { t, textIfAny } from "@/i18n/t";
import { significant, withUnit } from "@/lib/format/numbers";

export interface FactLine {
  path: string;
  /** Path in the document. */
  at: string;
  unit: string;
  group: string;
  label: string;
  value: string;
  range: string;
  status: Fact["status"];
  source: string;
  where: string;
  reasoning: string;
}

const units: [string, string][] = [
  ["ios_per_desktop", ""],
  ["_iops_per_desktop", "IOPS"],
  ["s_per_desktop", "s"],
  ["_mib_per_desktop", "MiB"],
  ["_us_per_read", "µs"],
  ["_us_per_write", "µs"],
  ["watts_per_module", "W"],
  ["watts_without_drives", "W"],
  ["_gbit_per_s", "Gbit/s"],
  ["_mb_per_s", "MB/s"],
  ["_ghz_alone", "GHz"],
  ["_fraction", "%"],
  ["efficiency", "%"],
  ["_ms", "ms"],
  ["_gib", "GiB"],
  ["_kib", "KiB"],
  ["_kb", "kB"],
  ["_gb", "GB"],
  ["_iops", "IOPS"],
  ["_s", "s"],
  ["watts", "W"],
];

function unitOf(name: string): string {
  return units.find(([suffix]) => name.endsWith(suffix))?.[1] ?? "";
}

/** Returns the label of a field: `cpu_us_per_read` → CPU time per read. */
function factLabel(name: string): string {
  return textIfAny(`fact-${name.replaceAll("_", "-")}`) ?? name;
}

/** Returns the label of a part of an entry, or the name of its own: `flash_cache` → Flash cache. */
function partLabel(name: string): string {
  return textIfAny(`fact-part-${name.replaceAll("_", "-")}`) ?? name;
}

function isFact(node: unknown): node is Fact {
  return typeof node === "object" && node !== null && "status" in node && "value" in node;
}

function inItsUnit(value: number, unit: string): string {
  return withUnit(unit === "%" ? significant(value * 100) : significant(value, 4), unit);
}

function lineOf(fact: Fact, path: string[], at: string[]): FactLine {
  const name = path.at(-1) ?? "";
  const unit = unitOf(name);
  const group = path.slice(0, -1).map(partLabel).join(" › ");
  return {
    path: path.join("."),
    at: at.join("."),
    unit,
    group,
    label: factLabel(name),
    value:
      fact.value === null || fact.value === undefined ? t("catalog-unknown") : inItsUnit(fact.value, unit),
    range:
      fact.low != null && fact.high != null
        ? `${inItsUnit(fact.low, unit)} – ${inItsUnit(fact.high, unit)}`
        : "",
    status: fact.status,
    source: fact.source ?? "",
    where: fact.where,
    reasoning: fact.reasoning,
  };
}

/** All facts of an entry, in its order; members of lists are identified by name. */
export function factsOf(node: unknown, path: string[] = [], at: string[] = []): FactLine[] {
  if (isFact(node)) return [lineOf(node, path, at)];
  if (Array.isArray(node)) {
    return node.flatMap((item, i) => {
      const { name, id } = (item ?? {}) as { name?: string; id?: string };
      return factsOf(item, [...path, name ?? id ?? String(i)], [...at, String(i)]);
    });
  }
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) => factsOf(child, [...path, name], [...at, name]));
}

/** The volume of an array that is one in a cloud, whose hardware is not sold; undefined for other entries. */
export function volumeOf(entry: unknown): ArrayModel["volume"] {
  return typeof entry === "object" && entry !== null && "volume" in entry
    ? (entry as ArrayModel).volume
    : undefined;
}

/** How many facts of each status an entry rests on, the firmest first. */
export function statusCounts(facts: readonly FactLine[]): [Fact["status"], number][] {
  const order: Fact["status"][] = ["stated", "specified", "derived", "calibrated", "assumed", "unknown"];
  return order.flatMap((status) => {
    const n = facts.filter((fact) => fact.status === status).length;
    return n > 0 ? [[status, n] as [Fact["status"], number]] : [];
  });
}
