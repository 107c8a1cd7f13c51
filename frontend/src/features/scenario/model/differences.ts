/** What two scenarios say differently, field by field and in words. Pools and events are known by their id. */

import type { JsonSchema, Scenario } from "@/api/types";
import { type LabelId, t } from "@/i18n/t";
import { capitalize, significant, withUnit } from "@/lib/format/numbers";
import { choiceLabel, type Field, fieldOf } from "./fields";

export interface Difference {
  path: string;
  /** What the field belongs to: the name of a pool or an event, or a part of the scenario. */
  where: string;
  label: string;
  one: string;
  other: string;
}

type Node = Record<string, unknown>;
type Flat = Map<string, { where: string; object: string; name: string; value: unknown }>;

const parts: Record<string, { object: string; where: LabelId }> = {
  calendar: { object: "Calendar", where: "scenario-where-calendar" },
  hosts: { object: "Hosts", where: "scenario-where-hosts" },
  array: { object: "ArrayConfiguration", where: "scenario-where-array" },
  goals: { object: "Goals", where: "scenario-where-goals" },
  growth: { object: "Growth", where: "scenario-where-growth" },
  budget: { object: "Budget", where: "scenario-where-budget" },
  indicators: { object: "Indicators", where: "scenario-where-indicators" },
};

/** `antivirus_scan` is described as `AntivirusScan`. */
function objectOf(kind: string): string {
  return kind.split("_").map(capitalize).join("");
}

function flatten(scenario: Scenario): Flat {
  const found: Flat = new Map();
  const put = (prefix: string, node: Node, object: string, where: string) => {
    for (const [name, value] of Object.entries(node)) {
      found.set(`${prefix}${name}`, { where, object, name, value });
    }
  };
  const { pools, events, ...rest } = scenario;
  for (const [name, value] of Object.entries(rest)) {
    const part = parts[name];
    if (part === undefined) found.set(name, { where: t("scenario-where-scenario"), object: "", name, value });
    else put(`${name}.`, value as unknown as Node, part.object, t(part.where));
  }
  for (const pool of pools) put(`pools.${pool.id}.`, pool as unknown as Node, "Pool", pool.name);
  for (const event of events) {
    put(`events.${event.id}.`, event as unknown as Node, objectOf(event.kind), event.name);
  }
  return found;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

function numberInWords(value: number, { isYear, factor, unit }: Field): string {
  const number = isYear ? String(value) : significant(value * factor, 6);
  return withUnit(number, unit);
}

function inWords(value: unknown, field: Field): string {
  if (value === null || value === undefined || value === "") return t("scenario-empty");
  if (typeof value === "number") return numberInWords(value, field);
  if (typeof value === "string") return field.kind === "choice" ? choiceLabel(value) : value;
  if (typeof value === "boolean") return t(value ? "scenario-yes" : "scenario-no");
  if (!Array.isArray(value)) return listed(value);
  return value.length === 0 ? t("scenario-survives-none") : value.map(listed).join(", ");
}

function listed(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.values(value as Node)
    .filter((each) => each !== null)
    .map(String)
    .join(" × ");
}

/** Things that only one of the two has are one line each, not one for every field of theirs. */
function onlyInOne(one: Scenario, other: Scenario): Difference[] {
  return (["pools", "events"] as const).flatMap((list) => {
    const ids = (scenario: Scenario) => new Map(scenario[list].map(({ id, name }) => [id, name]));
    const [here, there] = [ids(one), ids(other)];
    const word = t(list === "pools" ? "scenario-where-pool" : "scenario-where-event");
    const missing = (id: string, name: string, isHere: boolean): Difference => ({
      path: `${list}.${id}`,
      where: name,
      label: word,
      one: t(isHere ? "scenario-there" : "scenario-not-there"),
      other: t(isHere ? "scenario-not-there" : "scenario-there"),
    });
    return [
      ...[...here].filter(([id]) => !there.has(id)).map(([id, name]) => missing(id, name, true)),
      ...[...there].filter(([id]) => !here.has(id)).map(([id, name]) => missing(id, name, false)),
    ];
  });
}

export function differences(one: Scenario, other: Scenario, schema: JsonSchema): Difference[] {
  const [here, there] = [flatten(one), flatten(other)];
  const single = onlyInOne(one, other);
  const isSingle = (path: string) => single.some((each) => path.startsWith(`${each.path}.`));
  const changed = [...new Set([...here.keys(), ...there.keys()])].flatMap((path) => {
    const [mine, theirs] = [here.get(path), there.get(path)];
    const known = mine ?? theirs;
    if (known === undefined || isSingle(path) || same(mine?.value, theirs?.value)) return [];
    const field = fieldOf(schema, known.object, known.name);
    const label = field.label || choiceLabel(known.name);
    return [
      {
        path,
        where: known.where,
        label,
        one: inWords(mine?.value, field),
        other: inWords(theirs?.value, field),
      },
    ];
  });
  return [...changed, ...single];
}
