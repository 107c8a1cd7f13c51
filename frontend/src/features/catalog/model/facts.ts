/** Facts found in a catalogue entry, each with its name, unit and origin. */

import type { Fact } from "@/api/types";
import { significant } from "@/lib/format";

export interface FactLine {
  path: string;
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
  ["_gib_per_desktop", "GiB per desktop"],
  ["_mib_per_desktop", "MiB per desktop"],
  ["_iops_per_desktop", "IOPS per desktop"],
  ["_per_desktop", "per desktop"],
  ["_us_per_read", "µs per read"],
  ["_us_per_write", "µs per write"],
  ["_gbit_per_s", "Gbit/s"],
  ["_mb_per_s", "MB/s"],
  ["_fraction", "%"],
  ["_latency_ms", "ms"],
  ["_price_usd", "USD"],
  ["_price_usd_per_module", "USD per module"],
  ["_ms", "ms"],
  ["_gib", "GiB"],
  ["_kib", "KiB"],
  ["_kb", "kB"],
  ["_gb", "GB"],
  ["_iops", "IOPS"],
  ["_s", "s"],
  ["watts", "W"],
  ["_usd", "USD"],
];

function unitOf(name: string): string {
  return units.find(([suffix]) => name.endsWith(suffix))?.[1] ?? "";
}

export function nameInWords(name: string): string {
  const text = name
    .replace(/^n_/, "")
    .replace(/_(fraction|ms|gib|kib|kb|gb|s|usd|us)$/, "")
    .replaceAll("_", " ")
    .replace(/\bcpu\b/, "CPU")
    .replace(/\b(mb|gbit) per s\b/, "rate");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isFact(node: unknown): node is Fact {
  return typeof node === "object" && node !== null && "status" in node && "value" in node;
}

function written(value: number, unit: string): string {
  return unit === "%" ? `${significant(value * 100)} %` : `${significant(value, 4)}${unit ? ` ${unit}` : ""}`;
}

function lineOf(fact: Fact, path: string[]): FactLine {
  const name = path.at(-1) ?? "";
  const unit = unitOf(name);
  const group = path.slice(0, -1).map(nameInWords).join(" › ");
  return {
    path: path.join("."),
    group,
    label: nameInWords(name),
    value: fact.value === null || fact.value === undefined ? "not known" : written(fact.value, unit),
    range:
      fact.low != null && fact.high != null ? `${written(fact.low, unit)} – ${written(fact.high, unit)}` : "",
    status: fact.status,
    source: fact.source ?? "",
    where: fact.where,
    reasoning: fact.reasoning,
  };
}

/** All facts of an entry, in the order in which they stand; members of lists go by their name. */
export function factsOf(node: unknown, path: string[] = []): FactLine[] {
  if (isFact(node)) return [lineOf(node, path)];
  if (Array.isArray(node)) {
    return node.flatMap((item, i) => {
      const { name, id } = (item ?? {}) as { name?: string; id?: string };
      return factsOf(item, [...path, name ?? id ?? String(i)]);
    });
  }
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) => factsOf(child, [...path, name]));
}

/** How many facts of each status an entry rests on, the firmest first. */
export function statusCounts(facts: readonly FactLine[]): [Fact["status"], number][] {
  const order: Fact["status"][] = ["stated", "specified", "derived", "calibrated", "assumed", "unknown"];
  return order.flatMap((status) => {
    const n = facts.filter((fact) => fact.status === status).length;
    return n > 0 ? [[status, n] as [Fact["status"], number]] : [];
  });
}
