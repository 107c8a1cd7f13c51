/** Pools come and go together with their place in the events. */

import type { Deployment, Pool, Scenario, WorkloadProfile } from "@/api/types";
import { t } from "@/i18n/t";
import { valueAt, withValueAt } from "@/lib/data/path";
import {
  type CloneType,
  type ContainerPlace,
  ofCloneType,
  ofContainers,
  ofProfile,
} from "@/lib/sizing/poolAnswers";
import { keptFor } from "./calendar/events";
import { attachTime, type GoalSet, setOf, withGoalSet } from "./goalPresets";

/** Returns what an overcommit level is called, with its factor. */
export function overcommitLabel(level: string): string {
  return t(`scenario-overcommit-${level as Pool["overcommit"]}`);
}

interface CatalogEntry {
  id: string;
  name: string;
  standing: "published" | "generic";
}

/** A workload profile or array as a choice; a generic one says that it is not calibrated. */
export function withStanding({ id, name, standing }: CatalogEntry): { id: string; name: string } {
  return { id, name: standing === "generic" ? t("scenario-generic", { name }) : name };
}

function freeId(scenario: Scenario): string {
  const taken = new Set(scenario.pools.map((pool) => pool.id));
  for (let n = scenario.pools.length + 1; ; n++) if (!taken.has(`pool-${n}`)) return `pool-${n}`;
}

/** One more pool like the last one; it takes part in every event, so that it has a week from the start. */
export function withPool(
  scenario: Scenario,
  name = t("scenario-pool-n", { n: scenario.pools.length + 1 }),
): Scenario {
  const model = scenario.pools.at(-1);
  if (model === undefined) return scenario;
  const id = freeId(scenario);
  const pool: Pool = { ...model, id, name };
  return {
    ...scenario,
    pools: [...scenario.pools, pool],
    events: scenario.events.map((event) =>
      "pool_ids" in event ? { ...event, pool_ids: [...event.pool_ids, id] } : event,
    ),
  };
}

/** Without a pool, and without the events that only it took part in. */
export function withoutPool(scenario: Scenario, id: string): Scenario {
  return {
    ...scenario,
    pools: scenario.pools.filter((pool) => pool.id !== id),
    events: scenario.events.flatMap((event) => keptFor(event, (pool) => pool !== id)),
  };
}

interface Entries {
  workloads: readonly WorkloadProfile[];
  deployments: readonly Deployment[];
  /** Sets of goals, whose login times include the attachment of profile containers. */
  goalSets: readonly GoalSet[];
}

/** Other inputs of a pool that an answer determines; none for most fields. */
function decided(pool: Pool, field: string | undefined, value: unknown, entries: Entries): Partial<Pool> {
  const profileOf = (id: unknown) => entries.workloads.find((profile) => profile.id === id);
  if (field === "clone_type") return ofCloneType(value as CloneType, entries.deployments);
  if (field === "profile_containers")
    return ofContainers(value as ContainerPlace, profileOf(pool.profile_id));
  const profile = field === "profile_id" ? profileOf(value) : undefined;
  return profile ? { ...ofProfile(profile), ...ofContainers(pool.profile_containers, profile) } : {};
}

/** With an answer at a path such as `pools.0.clone_type`, and the other inputs of the pool that it determines. */
export function withPoolAnswer(scenario: Scenario, path: string, value: unknown, entries: Entries): Scenario {
  const [list, index, field] = path.split(".");
  const edited = withValueAt(scenario, path, value);
  const at = `${list}.${index}`;
  const pool = valueAt(edited, at) as Pool;
  const decisive = withValueAt(edited, at, { ...pool, ...decided(pool, field, value, entries) });
  return withLoginGoals(scenario, decisive, entries);
}

/** With login goals for the profile containers of the pools, as long as the goals are those of a set. */
function withLoginGoals(before: Scenario, after: Scenario, { workloads, goalSets }: Entries): Scenario {
  const attachBefore_s = attachTime(before.pools, workloads);
  const attach_s = attachTime(after.pools, workloads);
  if (attach_s === attachBefore_s) return after;
  const set = goalSets.find(({ name }) => name === setOf(before.goals, goalSets, attachBefore_s));
  return set ? withGoalSet(after, set, attach_s) : after;
}
