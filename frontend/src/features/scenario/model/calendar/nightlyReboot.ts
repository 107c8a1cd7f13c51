/** The nightly reboot of all desktops, as one setting. */

import type { Scenario, ScenarioEvent } from "@/api/types";
import { t } from "@/i18n/t";
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
