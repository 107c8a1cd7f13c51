/** Form fields read from the published schema: label, unit, help and limits follow from one line of it. */

import type { JsonSchema } from "@/api/types";
import { capitalize } from "@/lib/format/numbers";

export interface Field {
  name: string;
  label: string;
  help: string;
  unit: string;
  kind: "number" | "text" | "choice";
  choices: string[];
  /** What a document's number is multiplied by on screen: fractions are shown as percent. */
  factor: number;
  step: number;
  whole: boolean;
  /** A year of the calendar: written without separators. */
  isYear: boolean;
  /** May be left empty. */
  optional: boolean;
  standard: unknown;
  limits: string;
}

interface Unit {
  suffix: string;
  unit: string;
  factor: number;
  step: number;
}

const units: Unit[] = [
  { suffix: "_gbit_per_s_per_host", unit: "Gbit/s per host", factor: 1, step: 1 },
  { suffix: "mb_per_s_per_desktop", unit: "MB/s per desktop", factor: 1, step: 1 },
  { suffix: "_mb_per_s", unit: "MB/s", factor: 1, step: 10 },
  { suffix: "_per_minute", unit: "per minute", factor: 1, step: 5 },
  { suffix: "ghz_per_core", unit: "GHz", factor: 1, step: 0.1 },
  { suffix: "_gib_per_desktop", unit: "GiB per desktop", factor: 1, step: 0.5 },
  { suffix: "_gib_per_host", unit: "GiB per host", factor: 1, step: 16 },
  { suffix: "_gib", unit: "GiB", factor: 1, step: 1 },
  { suffix: "_iops", unit: "IOPS", factor: 1, step: 5 },
  { suffix: "_kib", unit: "KiB", factor: 1, step: 4 },
  { suffix: "_ratio", unit: "", factor: 1, step: 0.1 },
  { suffix: "_fraction_per_year", unit: "% per year", factor: 100, step: 1 },
  { suffix: "_years", unit: "years", factor: 1, step: 1 },
  { suffix: "_fraction", unit: "%", factor: 100, step: 1 },
  { suffix: "_ms", unit: "ms", factor: 1, step: 1 },
  { suffix: "_s", unit: "s", factor: 1, step: 5 },
];

const DAY_S = 86_400;
const minutes: Unit = { suffix: "_s", unit: "min", factor: 1 / 60, step: 5 };

function unitOf(name: string, schema: JsonSchema): Unit {
  const unit = units.find(({ suffix }) => name.endsWith(suffix));
  if (unit?.suffix === "_s" && (schema.maximum ?? 0) >= DAY_S) return minutes;
  return unit ?? { suffix: "", unit: "", factor: 1, step: 1 };
}

const acronyms: Record<string, string> = { id: "", cpu: "CPU", gib: "GiB", io: "I/O", ios: "I/Os" };

function labelOf(name: string, suffix: string): string {
  const words = name
    .slice(0, name.length - suffix.length)
    .replace(/^n_/, "")
    .split("_")
    .map((word) => acronyms[word] ?? word)
    .join(" ")
    .trim();
  return capitalize(words);
}

function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const target = schema.$ref ? root.$defs?.[schema.$ref.replace("#/$defs/", "")] : undefined;
  const option = schema.anyOf?.find((candidate) => candidate.type !== "null");
  return { ...(target ?? {}), ...(option ? resolved(option, root) : {}), ...schema };
}

function limitsOf(schema: JsonSchema, factor: number, unit: string): string {
  const said = (word: string, bound: number | undefined) =>
    bound === undefined ? [] : [`${word} ${+(bound * factor).toPrecision(6)}${unit ? ` ${unit}` : ""}`];
  return [
    ...said("at least", schema.minimum),
    ...said("more than", schema.exclusiveMinimum),
    ...said("at most", schema.maximum),
    ...said("less than", schema.exclusiveMaximum),
  ].join(", ");
}

function kindOf(schema: JsonSchema): Field["kind"] {
  if (schema.enum) return "choice";
  return schema.type === "number" || schema.type === "integer" ? "number" : "text";
}

/** The field with this name of one of the schema's objects, e.g. `Pool` and `n_desktops`; "" is the scenario itself. */
export function fieldOf(root: JsonSchema, object: string, name: string): Field {
  const holder = object === "" ? root : root.$defs?.[object];
  const property = resolved(holder?.properties?.[name] ?? {}, root);
  const { suffix, unit, factor, step } = unitOf(name, property);
  return {
    name,
    label: labelOf(name, suffix),
    help: (property.description ?? "").replaceAll(/\*([^*]+)\*/g, "$1"),
    unit,
    kind: kindOf(property),
    choices: property.enum ?? property.items?.enum ?? [],
    factor,
    step,
    whole: property.type === "integer",
    isYear: name.endsWith("_year") && property.type === "integer",
    optional: (holder?.properties?.[name]?.anyOf ?? []).some(({ type }) => type === "null"),
    standard: property.default,
    limits: limitsOf(property, factor, unit),
  };
}

/** A choice as a person reads it: `not_deployed` → Not deployed. */
export function choiceLabel(choice: string): string {
  const words = choice.replaceAll("_", " ");
  return capitalize(words);
}

/** What stands in a field when nobody has set it, as the field writes it: 15 s, 90 %. */
export function describeDefault({ standard, factor, unit }: Field): string {
  if (typeof standard !== "number") return choiceLabel(String(standard));
  return `${+(standard * factor).toPrecision(10)}${unit ? ` ${unit}` : ""}`;
}
