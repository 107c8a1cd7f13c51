/** Pools come and go together with their place in the events. */

import type { CloneType, Pool, Scenario } from "@/api/types";
import { keptFor } from "./calendar/events";

/** Clone types by the names their makers give them. */
export const cloneTypes: Record<CloneType, string> = {
  deduplicated: "Clones by the array",
  linked: "Linked clones (Composer)",
  instant: "Instant clones",
  mcs: "Machine Creation Services (MCS)",
  pvs: "Provisioning Services (PVS)",
  full: "Full clones",
};

/** Overcommit levels with what they stand for. */
export const overcommits: Record<Pool["overcommit"], string> = {
  none: "None (1 ×)",
  conservative: "Conservative (4 ×)",
  moderate: "Moderate (7 ×)",
  aggressive: "Aggressive (15 ×)",
};

function freeId(scenario: Scenario): string {
  const taken = new Set(scenario.pools.map((pool) => pool.id));
  for (let n = scenario.pools.length + 1; ; n++) if (!taken.has(`pool-${n}`)) return `pool-${n}`;
}

/** One more pool like the last one; it takes part in every event, so that it has a week from the start. */
export function withPool(scenario: Scenario): Scenario {
  const model = scenario.pools.at(-1);
  if (model === undefined) return scenario;
  const id = freeId(scenario);
  const pool: Pool = { ...model, id, name: `Pool ${scenario.pools.length + 1}` };
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
