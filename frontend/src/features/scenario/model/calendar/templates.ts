/** Sets of events that many weeks have, at the usual local times: the nightly reboot, a patch night, a backup window. */

import type { EventKind, EventSpan, Scenario, ScenarioEvent } from "@/api/types";
import { t } from "@/i18n/t";
import { MAIN_ARRAY } from "@/lib/sizing/arrays";
import { addDays, epoch, fromWallTime, instantAt, midnights, wallTime } from "@/lib/time/instants";
import { added, eventNamed, replaced, startOf, type Weekday, weekdayOf, workdays } from "./events";
import { type Conflict, newConflicts } from "./legality";
import { isNightly } from "./nightlyReboot";
import type { TemplateId } from "./templateIds";

interface Step {
  kind: EventKind;
  name: string;
  /** Days after the first one. */
  days: number;
  /** Time of day: 02:00. */
  at: string;
  repeat: readonly Weekday[] | null;
}

const REBOOT_AT = "02:00";
const PATCH_AT = "20:00";
const BACKUP_AT = "22:00";

function isForAll(event: ScenarioEvent, poolIds: readonly string[]): boolean {
  return "pool_ids" in event && poolIds.every((id) => event.pool_ids.includes(id));
}

/** Whether these pools are rebooted every night already. */
function hasReboots({ events }: Scenario, poolIds: readonly string[]): boolean {
  return events.some((event) => isNightly(event) && isForAll(event, poolIds));
}

function stepsOf(id: TemplateId, scenario: Scenario, poolIds: readonly string[]): Step[] {
  switch (id) {
    case "nightly-reboot": {
      const name = t("scenario-nightly-reboot-event");
      return [{ kind: "reboot", name, days: 0, at: REBOOT_AT, repeat: workdays }];
    }
    case "patch-tuesday": {
      const name = t("calendar-patch-event");
      const patch: Step = { kind: "patch", name, days: 0, at: PATCH_AT, repeat: null };
      const after = { name: t("calendar-patch-reboot-event"), days: 1, at: REBOOT_AT, repeat: null };
      return hasReboots(scenario, poolIds) ? [patch] : [patch, { kind: "reboot", ...after }];
    }
    case "backup-window": {
      const name = t("calendar-backup-event");
      return [{ kind: "backup", name, days: 0, at: BACKUP_AT, repeat: workdays }];
    }
    case "antivirus-scan": {
      const name = t("calendar-scan-event");
      return [{ kind: "antivirus_scan", name, days: 0, at: PATCH_AT, repeat: ["wed"] }];
    }
  }
}

/** Whether the day is the second Tuesday of its month, on which Microsoft releases updates. */
function isPatchTuesday(midnight: number, zone: string): boolean {
  const dayOfMonth = Number(wallTime(midnight, zone).slice(8, 10));
  return weekdayOf(midnight, zone) === "tue" && dayOfMonth > 7 && dayOfMonth <= 14;
}

/** Days on which a template may begin, best first. */
function firstDays(id: TemplateId, scenario: Scenario): number[] {
  const zone = scenario.time_zone;
  const days = midnights(epoch(scenario.calendar.starts_at), epoch(scenario.calendar.ends_at), zone);
  const on = (chosen: readonly Weekday[]) => days.filter((day) => chosen.includes(weekdayOf(day, zone)));
  if (id === "patch-tuesday") {
    const tuesdays = on(["tue"]);
    return [...tuesdays.filter((day) => isPatchTuesday(day, zone)), ...tuesdays];
  }
  return on(id === "antivirus-scan" ? ["wed"] : workdays);
}

/** Array with the data of a pool's desktops, which a backup reads. */
function arrayOf({ pools }: Scenario, poolId: string | undefined): string {
  return pools.find(({ id }) => id === poolId)?.delta_array_id ?? MAIN_ARRAY;
}

function withStep(
  scenario: Scenario,
  step: Step,
  day: number,
  poolIds: readonly string[],
): { scenario: Scenario; id: string } | null {
  const zone = scenario.time_zone;
  const date = wallTime(addDays(day, step.days, zone), zone).slice(0, 10);
  const from = fromWallTime(`${date}T${step.at}`, zone);
  if (from < epoch(scenario.calendar.starts_at) || from >= epoch(scenario.calendar.ends_at)) return null;
  const next = added(scenario, step.kind, from);
  const event = eventNamed(next.scenario, next.id);
  if (event === undefined) return null;
  const repeat = step.repeat && {
    weekdays: [...new Set([...step.repeat, weekdayOf(from, zone)])],
    until: null,
  };
  const pools = "pool_ids" in event ? { pool_ids: [...poolIds], at_local_time: true } : {};
  const place = "array_id" in event ? { array_id: arrayOf(scenario, poolIds[0]) } : {};
  return {
    id: next.id,
    scenario: replaced(next.scenario, next.id, {
      ...event,
      ...pools,
      ...place,
      name: step.name,
      starts_at: instantAt(from),
      repeat,
    } as ScenarioEvent),
  };
}

export interface WithTemplate {
  /** The unchanged scenario if the template cannot be added. */
  scenario: Scenario;
  ids: string[];
  /** Reason; null if the calendar does not include the day, or already has the events. */
  conflict: Conflict | null;
}

/** Whether the week has these events for these pools. */
export function hasTemplate(id: TemplateId, scenario: Scenario, poolIds: readonly string[]): boolean {
  if (id === "nightly-reboot") return hasReboots(scenario, poolIds);
  const [step] = stepsOf(id, scenario, poolIds);
  const zone = scenario.time_zone;
  return scenario.events.some(
    (event) =>
      event.kind === step?.kind &&
      wallTime(startOf(event), event.time_zone ?? zone).slice(11, 16) === step.at &&
      ("array_id" in event ? event.array_id === arrayOf(scenario, poolIds[0]) : isForAll(event, poolIds)),
  );
}

/** Adds the events of a template for these pools, from the first day on which all of them are possible. */
export function withTemplate(
  scenario: Scenario,
  id: TemplateId,
  poolIds: readonly string[],
  spans: readonly EventSpan[] = [],
): WithTemplate {
  let conflict: Conflict | null = null;
  if (hasTemplate(id, scenario, poolIds)) return { scenario, ids: [], conflict };
  for (const day of firstDays(id, scenario)) {
    const found = stepsOf(id, scenario, poolIds).reduce<{ scenario: Scenario; ids: string[] } | null>(
      (soFar, step) => {
        const next = soFar && withStep(soFar.scenario, step, day, poolIds);
        return next && { scenario: next.scenario, ids: [...(soFar?.ids ?? []), next.id] };
      },
      { scenario, ids: [] },
    );
    if (found === null) continue;
    const [first] = newConflicts(scenario, found.scenario, spans);
    if (first === undefined) return { ...found, conflict: null };
    conflict ??= first;
  }
  return { scenario, ids: [], conflict };
}
