/** Form fields: unit and limits are read from the published schema, label and help are messages. */

import type { JsonSchema } from "@/api/types";
import { t, textIfAny } from "@/i18n/t";
import { capitalize, significant, withUnit } from "@/lib/format/numbers";
import { fieldLabel } from "@/lib/sizing/fieldLabel";

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
  /** Minimum and maximum on the screen, if the schema has them. */
  range: { min?: number; max?: number };
  limits: string;
}

interface Unit {
  suffix: string;
  unit: string;
  factor: number;
  step: number;
}

const perHost = (unit: string) => t("scenario-unit-per-host", { unit });
const perDesktop = (unit: string) => t("scenario-unit-per-desktop", { unit });

interface UnitRule extends Omit<Unit, "unit"> {
  unit: string | (() => string);
}

const units: UnitRule[] = [
  { suffix: "_gbit_per_s_per_host", unit: () => perHost("Gbit/s"), factor: 1, step: 1 },
  { suffix: "_iops_per_host", unit: () => perHost("IOPS"), factor: 1, step: 100 },
  { suffix: "mb_per_s_per_desktop", unit: () => perDesktop("MB/s"), factor: 1, step: 1 },
  { suffix: "_mb_per_s", unit: "MB/s", factor: 1, step: 10 },
  { suffix: "_per_minute", unit: () => t("scenario-unit-per-minute"), factor: 1, step: 5 },
  { suffix: "ghz_per_core", unit: "GHz", factor: 1, step: 0.1 },
  { suffix: "_gib_per_desktop", unit: () => perDesktop("GiB"), factor: 1, step: 0.5 },
  { suffix: "_gib_per_host", unit: () => perHost("GiB"), factor: 1, step: 16 },
  { suffix: "_gib", unit: "GiB", factor: 1, step: 1 },
  { suffix: "_iops", unit: "IOPS", factor: 1, step: 5 },
  { suffix: "_kib", unit: "KiB", factor: 1, step: 4 },
  { suffix: "_ratio", unit: "", factor: 1, step: 0.1 },
  { suffix: "_fraction_per_year", unit: () => t("scenario-unit-per-year"), factor: 100, step: 1 },
  { suffix: "_years", unit: () => t("scenario-unit-years"), factor: 1, step: 1 },
  { suffix: "_fraction", unit: "%", factor: 100, step: 1 },
  { suffix: "_ms", unit: "ms", factor: 1, step: 1 },
  { suffix: "_s", unit: () => t("format-second"), factor: 1, step: 5 },
];

const DAY_S = 86_400;
const minutes: UnitRule = { suffix: "_s", unit: () => t("format-minute"), factor: 1 / 60, step: 5 };

export function unitOf(name: string, schema: JsonSchema): Unit {
  const found = units.find(({ suffix }) => name.endsWith(suffix));
  const rule = found?.suffix === "_s" && (schema.maximum ?? 0) >= DAY_S ? minutes : found;
  if (rule === undefined) return { suffix: "", unit: "", factor: 1, step: 1 };
  return { ...rule, unit: typeof rule.unit === "string" ? rule.unit : rule.unit() };
}

function inWords(name: string): string {
  return capitalize(name.replaceAll("_", " "));
}

/** A part of the schema with its references resolved; for an optional field, the schema of its value. */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const target = schema.$ref ? root.$defs?.[schema.$ref.replace("#/$defs/", "")] : undefined;
  const option = schema.anyOf?.find((candidate) => candidate.type !== "null");
  return { ...(target ?? {}), ...(option ? resolved(option, root) : {}), ...schema };
}

type Limit = "at-least" | "more-than" | "at-most" | "less-than";

/** The limits of a number in words: at least 1, at most 100,000. */
export function limitsOf(schema: JsonSchema, factor: number, unit: string): string {
  const said = (id: Limit, bound: number | undefined) => {
    if (bound === undefined) return [];
    const value = withUnit(significant(bound * factor, 6), unit);
    return [t(`scenario-limit-${id}`, { value })];
  };
  return [
    ...said("at-least", schema.minimum),
    ...said("more-than", schema.exclusiveMinimum),
    ...said("at-most", schema.maximum),
    ...said("less-than", schema.exclusiveMaximum),
  ].join(", ");
}

function rangeOf({ minimum, maximum }: JsonSchema, factor: number): Field["range"] {
  const shown = (bound: number) => +(bound * factor).toPrecision(10);
  return {
    ...(minimum !== undefined && { min: shown(minimum) }),
    ...(maximum !== undefined && { max: shown(maximum) }),
  };
}

function kindOf(schema: JsonSchema): Field["kind"] {
  if (schema.enum) return "choice";
  return schema.type === "number" || schema.type === "integer" ? "number" : "text";
}

/** The field with this name of one of the schema's objects, e.g. `Pool` and `n_desktops`; "" is the scenario itself. */
export function fieldOf(root: JsonSchema, object: string, name: string): Field {
  const holder = object === "" ? root : root.$defs?.[object];
  const property = resolved(holder?.properties?.[name] ?? {}, root);
  const { unit, factor, step } = unitOf(name, property);
  return {
    name,
    label: fieldLabel(name) ?? inWords(name),
    help: textIfAny(`scenario-help-${name}`) ?? "",
    unit,
    kind: kindOf(property),
    choices: property.enum ?? property.items?.enum ?? [],
    factor,
    step,
    whole: property.type === "integer",
    isYear: name.endsWith("_year") && property.type === "integer",
    optional: (holder?.properties?.[name]?.anyOf ?? []).some(({ type }) => type === "null"),
    standard: property.default,
    range: rangeOf(property, factor),
    limits: limitsOf(property, factor, unit),
  };
}

/** Returns the label of a choice: `not_deployed` → Not deployed. */
export function choiceLabel(choice: string): string {
  return (
    textIfAny(`scenario-choice-${choice}`) ??
    textIfAny(`scenario-clone-${choice}`) ??
    textIfAny(`scenario-part-${choice}`) ??
    inWords(choice)
  );
}

/** Returns the default of a field, as the field writes it: 15 s, 90%. */
export function describeDefault({ standard, factor, unit }: Field): string {
  if (typeof standard !== "number") return choiceLabel(String(standard));
  return withUnit(significant(standard * factor, 10), unit);
}
