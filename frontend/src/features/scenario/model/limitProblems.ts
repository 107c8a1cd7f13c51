/** Values outside the limits of the schema, found before the scenario is sent. Rules across fields are the service's. */

import type { FieldProblem } from "@/api/problem";
import type { JsonSchema, Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { significant, withUnit } from "@/lib/format/numbers";
import { limitsOf, resolved, unitOf } from "./fields";

const MAX_GIVEN = 80;

type Problem = Omit<FieldProblem, "path">;

function ofNumber(value: number, schema: JsonSchema, name: string): Problem | null {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum } = schema;
  const isBelow = value < minimum || (exclusiveMinimum !== undefined && value <= exclusiveMinimum);
  const isAbove = value > maximum || (exclusiveMaximum !== undefined && value >= exclusiveMaximum);
  if (!isBelow && !isAbove) return null;
  const { factor, unit } = unitOf(name, schema);
  return {
    message: t(isBelow ? "scenario-problem-too-small" : "scenario-problem-too-large"),
    given: withUnit(significant(value * factor, 10), unit),
    allowed: limitsOf(schema, factor, unit),
  };
}

function ofText(text: string, { minLength = 0, maxLength = Infinity }: JsonSchema): Problem | null {
  const given = text.slice(0, MAX_GIVEN);
  const { length } = [...text];
  if (length < minLength)
    return {
      message: t("scenario-problem-too-short"),
      given,
      allowed: t("scenario-limit-min-characters", { n: minLength }),
    };
  if (length > maxLength)
    return {
      message: t("scenario-problem-too-long"),
      given,
      allowed: t("scenario-limit-max-characters", { n: maxLength }),
    };
  return null;
}

function ofList(items: readonly unknown[], { minItems = 0 }: JsonSchema): Problem | null {
  if (items.length >= minItems) return null;
  return {
    message: t("scenario-problem-too-short"),
    given: String(items.length),
    allowed: t("scenario-limit-min-items", { n: minItems }),
  };
}

/** The member of a union that a value belongs to by its kind; the schema itself if it is no union. */
function memberOf(value: object, schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { propertyName = "", mapping = {} } = schema.discriminator ?? {};
  const $ref = mapping[String((value as Record<string, unknown>)[propertyName])];
  return $ref === undefined ? schema : resolved({ $ref }, root);
}

function problemsIn(value: unknown, part: JsonSchema, path: string, root: JsonSchema): FieldProblem[] {
  if (value === null || value === undefined) return [];
  const schema = resolved(part, root);
  const at = (found: Problem | null) => (found === null ? [] : [{ path, ...found }]);
  if (typeof value === "number") return at(ofNumber(value, schema, path.split(".").at(-1) ?? ""));
  if (typeof value === "string") return at(ofText(value, schema));
  if (typeof value !== "object") return [];
  const inside = (key: string, child: unknown, its: JsonSchema | undefined) =>
    its === undefined ? [] : problemsIn(child, its, path === "" ? key : `${path}.${key}`, root);
  if (Array.isArray(value))
    return [
      ...at(ofList(value, schema)),
      ...value.flatMap((item, i) => inside(String(i), item, schema.items)),
    ];
  const { properties = {} } = memberOf(value, schema, root);
  return Object.entries(value).flatMap(([key, child]) => inside(key, child, properties[key]));
}

/** Returns what is outside the limits of the published schema, in the words of the service and the units of the screen. */
export function limitProblems(root: JsonSchema, scenario: Scenario): FieldProblem[] {
  return problemsIn(scenario, root, "", root);
}
