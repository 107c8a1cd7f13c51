/** Pools come and go together with their place in the events. */

import type { Pool, Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { keptFor } from "./calendar/events";

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
export function withPool(scenario: Scenario): Scenario {
  const model = scenario.pools.at(-1);
  if (model === undefined) return scenario;
  const id = freeId(scenario);
  const pool: Pool = { ...model, id, name: t("scenario-pool-n", { n: scenario.pools.length + 1 }) };
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
