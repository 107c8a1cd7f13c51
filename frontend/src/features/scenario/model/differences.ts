/** What two scenarios say differently, field by field and in words. Pools, events and arrays are known by their id. */

import type { ArrayConfiguration, JsonSchema, Scenario } from "@/api/types";
import { type LabelId, t } from "@/i18n/t";
import { capitalize, significant, withUnit } from "@/lib/format/numbers";
import { othersOf } from "@/lib/sizing/arrays";
import { choiceLabel, type Field, fieldOf } from "./fields";
import { configurationInWords } from "./installed";

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

type Installed = ArrayConfiguration | null | undefined;

/** Heading of the fields of an array in addition to the main one. */
const nameOf = ({ id, name }: { id: string; name: string }) => name || id;

function flatten(scenario: Scenario): Flat {
  const found: Flat = new Map();
  const put = (prefix: string, node: Node, object: string, where: string) => {
    for (const [name, value] of Object.entries(node)) {
      if (name === "other_workloads") put(`${prefix}${name}.`, value as Node, "OtherWorkloads", where);
      else found.set(`${prefix}${name}`, { where, object, name, value });
    }
  };
  const putInstalled = (path: string, installed: Installed, where: string) => {
    if (installed) put(`${path}.`, installed as unknown as Node, "ArrayConfiguration", where);
  };
  const { pools, events, installed_array, other_arrays: _, ...rest } = scenario;
  for (const [name, value] of Object.entries(rest)) {
    const part = parts[name];
    if (part === undefined) found.set(name, { where: t("scenario-where-scenario"), object: "", name, value });
    else put(`${name}.`, value as unknown as Node, part.object, t(part.where));
  }
  putInstalled("installed_array", installed_array, t("arrays-installed"));
  for (const { installed_array: installed, ...array } of othersOf(scenario)) {
    const where = nameOf(array);
    put(`other_arrays.${array.id}.`, array as unknown as Node, "OtherArray", where);
    const path = `other_arrays.${array.id}.installed_array`;
    putInstalled(path, installed, t("arrays-of", { what: t("arrays-installed"), array: where }));
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

const lists = {
  pools: "scenario-where-pool",
  events: "scenario-where-event",
  other_arrays: "scenario-array",
} as const satisfies Record<string, LabelId>;

/** Things that only one of the two has are one line each, not one for every field of theirs. */
function onlyInOne(one: Scenario, other: Scenario): Difference[] {
  return (["pools", "events", "other_arrays"] as const).flatMap((list) => {
    const ids = (scenario: Scenario) =>
      new Map((scenario[list] ?? []).map((each) => [each.id, nameOf(each)]));
    const [here, there] = [ids(one), ids(other)];
    const word = t(lists[list]);
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

/** Arrays that are installed in only one of the two: one line each, with the configuration. */
function installedInOne(one: Scenario, other: Scenario): Difference[] {
  const line = (path: string, where: string, mine: Installed, theirs: Installed): Difference[] => {
    if (!mine === !theirs) return [];
    const said = (installed: Installed) =>
      installed ? configurationInWords(installed, [], []) : t("scenario-not-there");
    return [{ path, where, label: t("arrays-installed"), one: said(mine), other: said(theirs) }];
  };
  const main = line("installed_array", t("scenario-where-array"), one.installed_array, other.installed_array);
  const others = othersOf(one).flatMap((array) => {
    const same = othersOf(other).find(({ id }) => id === array.id);
    const path = `other_arrays.${array.id}.installed_array`;
    return same ? line(path, nameOf(array), array.installed_array, same.installed_array) : [];
  });
  return [...main, ...others];
}

export function differences(one: Scenario, other: Scenario, schema: JsonSchema): Difference[] {
  const [here, there] = [flatten(one), flatten(other)];
  const single = [...onlyInOne(one, other), ...installedInOne(one, other)];
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
