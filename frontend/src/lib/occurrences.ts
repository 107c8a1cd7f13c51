/** Events that repeat, or that each site has by its own clock, come back from the service one by one. */

import type { Scenario, ScenarioEvent } from "@/api/types";
import { fromWallTime } from "./time";

/** The event of the document that an occurrence belongs to: `login-20110531-boston` is one of `login`. */
export function ownerOf({ events }: Scenario, id: string | undefined): ScenarioEvent | undefined {
  if (id === undefined) return undefined;
  const [owner] = events
    .filter((event) => id === event.id || id.startsWith(`${event.id}-`))
    .sort((a, b) => b.id.length - a.id.length);
  return owner;
}

/** The first moment of the day that an occurrence's id names; null for an event of the document. */
export function dayOfOccurrence({ events, time_zone }: Scenario, id: string): number | null {
  if (events.some((event) => event.id === id)) return null;
  const [, year, month, day] = /-(\d{4})(\d{2})(\d{2})(?:-|$)/.exec(id) ?? [];
  return year === undefined ? null : fromWallTime(`${year}-${month}-${day}T00:00`, time_zone);
}
