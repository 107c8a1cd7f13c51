/** The nightly reboot of all desktops, as one setting. */

import type { Pool, Scenario, ScenarioEvent, WorkloadProfile } from "@/api/types";
import { t } from "@/i18n/t";
import { isNonPersistent } from "@/lib/sizing/poolAnswers";
import { epoch, HOUR, midnights } from "@/lib/time/instants";
import { added, eventNamed, isWithinCalendar, replaced, weekdayOf, workdays } from "./events";

const REBOOT_AT = 2 * HOUR;

/** Whether an event reboots desktops on every workday. */
export function isNightly(event: ScenarioEvent): boolean {
  return event.kind === "reboot" && (event.repeat?.weekdays.length ?? 0) >= workdays.length;
}

/** The first night before a workday in the calendar; undefined if it has none. */
function firstNight(scenario: Scenario): number | undefined {
  const { time_zone: zone, calendar } = scenario;
  return midnights(epoch(calendar.starts_at), epoch(calendar.ends_at), zone)
    .map((midnight) => midnight + REBOOT_AT)
    .find((at) => isWithinCalendar(scenario, at, null) && workdays.includes(weekdayOf(at, zone)));
}

export function hasNightlyReboot({ events }: Scenario): boolean {
  return events.some(isNightly);
}

/** Adds a reboot of all pools at 02:00 on each workday; returns the same scenario if the calendar has no such night. */
export function withNightlyReboot(scenario: Scenario): Scenario {
  const at = firstNight(scenario);
  if (at === undefined) return scenario;
  const next = added(scenario, "reboot", at);
  const event = eventNamed(next.scenario, next.id);
  if (event?.kind !== "reboot") return scenario;
  return replaced(next.scenario, next.id, {
    ...event,
    name: t("scenario-nightly-reboot-event"),
    repeat: { weekdays: [...workdays], until: null },
    at_local_time: true,
  });
}

export function withoutNightlyReboot(scenario: Scenario): Scenario {
  return { ...scenario, events: scenario.events.filter((event) => !isNightly(event)) };
}

function resets(event: ScenarioEvent): boolean {
  return event.kind === "reboot" || event.kind === "recompose" || (event.kind === "logoff" && event.refresh);
}

/** Non-persistent pools whose desktops no event resets. */
export function neverReset({ pools, events }: Scenario): Pool[] {
  const reset = new Set(
    events.filter(resets).flatMap((event) => ("pool_ids" in event ? event.pool_ids : [])),
  );
  return pools.filter((pool) => isNonPersistent(pool) && !reset.has(pool.id));
}

/** Whether logins after a reboot differ from the others in a profile: many studies measured only one kind. */
export function rebootChangesLogins({ monday_login, tuesday_login }: WorkloadProfile): boolean {
  const values = (login: typeof monday_login) =>
    JSON.stringify(login, (_, fact) =>
      fact && typeof fact === "object" && "value" in fact ? fact.value : fact,
    );
  return values(monday_login) !== values(tuesday_login);
}
