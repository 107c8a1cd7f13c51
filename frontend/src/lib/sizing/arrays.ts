/** The arrays of a scenario and their results, by ID. */

import type { ArrayModel, Result, Scenario } from "@/api/types";

/** ID that pools and events use for the main array. */
export const MAIN_ARRAY = "main";

/** The other arrays; documents of earlier releases, which a browser may still have, do not list them. */
export const othersOf = ({ other_arrays }: Pick<Scenario, "other_arrays">) => other_arrays ?? [];

/** The ID if the scenario has such an array, and that of the main array otherwise. */
export function knownArray(scenario: Pick<Scenario, "other_arrays">, id: string | undefined): string {
  return othersOf(scenario).find((array) => array.id === id)?.id ?? MAIN_ARRAY;
}

/** The path of an array's configuration; undefined where the scenario has no such array. */
export function arrayPath(scenario: Scenario, id: string): string | undefined {
  if (id === MAIN_ARRAY) return "array";
  const index = othersOf(scenario).findIndex((array) => array.id === id);
  return index < 0 ? undefined : `other_arrays.${index}`;
}

/** The ID of the array that a field belongs to; undefined for fields of something else. */
export function arrayAt(scenario: Scenario, path: string): string | undefined {
  const [object, index] = path.split(".");
  if (object === "array" || object === "array_name" || object === "installed_array") return MAIN_ARRAY;
  return object === "other_arrays" ? othersOf(scenario)[Number(index)]?.id : undefined;
}

/** The result as one of its arrays sees it. */
export function resultOn(result: Result, arrayId: string): Result {
  const shown = (result.other_arrays ?? []).find(({ id }) => id === arrayId);
  if (shown === undefined) return result;
  const { phases, capacity, recommendation, cost, warnings } = shown;
  return { ...result, phases, capacity, recommendation, cost, warnings, confidence_prices: [] };
}

export interface ListedArray {
  id: string;
  name: string;
  modelId: string;
  /** Empty where it is the name. */
  model: string;
  /** Path of its configuration in the document. */
  path: string;
}

/** All arrays, the main one first, each with a name that no other has. */
export function listArrays(scenario: Scenario, models: readonly ArrayModel[]): ListedArray[] {
  const named = [
    { id: MAIN_ARRAY, own: scenario.array_name ?? "", modelId: scenario.array.model_id, path: "array" },
    ...othersOf(scenario).map(({ id, name, model_id }, i) => ({
      id,
      own: name,
      modelId: model_id,
      path: `other_arrays.${i}`,
    })),
  ].map((array) => {
    const model = models.find(({ id }) => id === array.modelId)?.name ?? array.modelId;
    return { ...array, name: array.own.trim() || model, model: array.own.trim() ? model : "" };
  });
  return named.map(({ own: _, ...array }) => {
    const isAmbiguous = named.some((other) => other.id !== array.id && other.name === array.name);
    return isAmbiguous ? { ...array, name: `${array.name} (${array.id})` } : array;
  });
}
