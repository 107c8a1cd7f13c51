/** Scenarios with several arrays: which arrays there are, and which of them store the data of each pool. */

import type { ArrayModel, OtherArray, Pool, Scenario, ScenarioEvent, WorkloadProfile } from "@/api/types";
import { MAIN_ARRAY, othersOf } from "@/lib/sizing/arrays";
import { defaultConfiguration } from "@/lib/sizing/legalSteps";
import { onArray } from "./failures";

/** Most arrays that a scenario has besides the main one. */
export const MOST_OTHER_ARRAYS = 3;

function freeId(scenario: Scenario): string {
  const taken = new Set(othersOf(scenario).map(({ id }) => id));
  if (!taken.has("profiles")) return "profiles";
  for (let n = 2; ; n++) if (!taken.has(`array-${n}`)) return `array-${n}`;
}

/** The pool with its profile containers and user data on an array, if it has any and no other array has them yet. */
function withProfilesOn(pool: Pool, id: string, profiles: readonly WorkloadProfile[]): Pool {
  if ((pool.profile_array_id ?? MAIN_ARRAY) !== MAIN_ARRAY) return pool;
  const hasContainer = Boolean(profiles.find((profile) => profile.id === pool.profile_id)?.profile_container);
  if (hasContainer) return { ...pool, profile_array_id: id, profile_containers: "array" };
  const hasData = pool.profile_containers === "array" || pool.user_data_gib_per_desktop > 0;
  return hasData ? { ...pool, profile_array_id: id } : pool;
}

interface Added {
  scenario: Scenario;
  id: string;
  /** Number of pools whose profiles are on it. */
  nPools: number;
}

/** One more array, in the smallest configuration of its model, with the profiles of all pools that have any. */
export function withArray(
  scenario: Scenario,
  model: ArrayModel,
  profiles: readonly WorkloadProfile[],
): Added {
  const id = freeId(scenario);
  const added: OtherArray = { ...defaultConfiguration(model, scenario.hosts.n_hosts), id, name: "" };
  const pools = scenario.pools.map((pool) => withProfilesOn(pool, id, profiles));
  return {
    scenario: { ...scenario, pools, other_arrays: [...othersOf(scenario), added] },
    id,
    nPools: pools.filter((pool) => pool.profile_array_id === id).length,
  };
}

/** Without an array; what it stored, and its events, move to the main one. */
export function withoutArray(scenario: Scenario, id: string, main: ArrayModel | undefined): Scenario {
  const moved = (arrayId: string) => (arrayId === id ? MAIN_ARRAY : arrayId);
  const eventWithout = (event: ScenarioEvent): ScenarioEvent => {
    if (!("array_id" in event) || event.array_id !== id) return event;
    return event.kind === "failure" ? onArray(event, MAIN_ARRAY, main) : { ...event, array_id: MAIN_ARRAY };
  };
  return {
    ...scenario,
    pools: scenario.pools.map((pool) => ({
      ...pool,
      image_array_id: moved(pool.image_array_id),
      delta_array_id: moved(pool.delta_array_id),
      profile_array_id: moved(pool.profile_array_id),
    })),
    events: scenario.events.map(eventWithout),
    other_arrays: othersOf(scenario).filter((array) => array.id !== id),
  };
}

/** Whether a pool has profile containers, user data, both or neither on an array. */
export function profileDataOf(pool: Pool): "all" | "data" | "none" {
  if (pool.profile_containers === "array") return "all";
  return pool.user_data_gib_per_desktop > 0 ? "data" : "none";
}
