/** Sites in the guide: pools that share the desktops, and are named after the cities of their time zones. */

import type { Pool, Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { valueAt, withValueAt } from "@/lib/data/path";
import { withPool } from "./pools";

/** City that a time zone is named after: "New York" for America/New_York; empty for none. */
const cityOf = (zone: string | null | undefined) => zone?.split("/").at(-1)?.replaceAll("_", " ") ?? "";

const siteName = (index: number) => t("start-site-n", { n: index + 1 });

/** The name, with a number if another pool has it. */
function free(name: string, others: readonly Pool[]): string {
  const taken = new Set(others.map((pool) => pool.name));
  for (let n = 1; ; n++) {
    const tried = n === 1 ? name : `${name} ${n}`;
    if (!taken.has(tried)) return tried;
  }
}

/** With another site, which takes half of the desktops of the last one, so that their total stays. */
export function withSite(scenario: Scenario): Scenario {
  const at = scenario.pools.length;
  const added = withPool(scenario, siteName(at));
  const n = added.pools[at]?.n_desktops ?? 0;
  const moved = Math.max(1, Math.floor(n / 2));
  const first = cityOf(added.pools[0]?.time_zone) || siteName(0);
  const pools = added.pools.map((pool, i) => ({
    ...pool,
    name: i === 0 && at === 1 && pool.name === t("projects-starter-desktops") ? first : pool.name,
    n_desktops: i === at ? moved : i === at - 1 ? Math.max(1, n - moved) : pool.n_desktops,
  }));
  return { ...added, pools };
}

/** With the time zone of a site; a name that the guide gave follows the zone. */
export function withSiteZone(scenario: Scenario, path: string, zone: unknown): Scenario {
  const index = Number(path.split(".")[1]);
  const { name, time_zone } = valueAt(scenario, `pools.${index}`) as Pool;
  const edited = withValueAt(scenario, path, zone);
  const before = cityOf(time_zone);
  const isOurs = name === siteName(index) || (before !== "" && name.replace(/ \d+$/, "") === before);
  if (!isOurs || scenario.pools.length === 1) return edited;
  const city = cityOf(zone as string | null) || siteName(index);
  const others = scenario.pools.filter((_, i) => i !== index);
  return withValueAt(edited, `pools.${index}.name`, free(city, others));
}
