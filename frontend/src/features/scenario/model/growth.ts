/** Growth of a scenario in years from its calendar. */

import type { Scenario } from "@/api/types";
import { withValueAt } from "@/lib/data/path";
import { epoch, wallTime } from "@/lib/time/instants";

/** Years that are planned once there is growth: a usual depreciation period. */
const USUAL_YEARS = 3;

function firstYear({ calendar, time_zone }: Scenario): number {
  return Number(wallTime(epoch(calendar.starts_at), time_zone).slice(0, 4));
}

/** Years of growth after the year of the calendar; null without a horizon. */
export function growthYears(scenario: Scenario): number | null {
  const { through_year } = scenario.growth;
  return through_year == null ? null : through_year - firstYear(scenario);
}

export function withGrowthYears(scenario: Scenario, years: number | null): Scenario {
  return withValueAt(scenario, "growth.through_year", years === null ? null : firstYear(scenario) + years);
}

/** With a growth rate; a first one also sets the usual number of years. */
export function withGrowthRate(scenario: Scenario, path: string, rate: unknown): Scenario {
  const edited = withValueAt(scenario, path, rate);
  const isFirst = typeof rate === "number" && rate > 0 && scenario.growth.through_year == null;
  return isFirst ? withGrowthYears(edited, USUAL_YEARS) : edited;
}
