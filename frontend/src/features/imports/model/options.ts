/** How files are to be read: the clock of the site, the windows of the phases. */

import type { Scenario } from "@/api/types";
import { addDays, epoch, fromWallTime, instantAt, startOfDay, wallTime } from "@/lib/time/instants";
import type {
  FoundStorm,
  ImportOptions,
  ImportSummary,
  MachineGroup,
  MeasuredPhase,
  PhaseKind,
  PhaseWindow,
  Refusal,
} from "./types";

/** How to read files first: by the clock of the scenario, calendars within its calendar, else by the clock here. */
export function defaultOptions(scenario: Scenario | undefined): ImportOptions {
  const time_zone = scenario?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const options: ImportOptions = { time_zone, windows: [], spread_evenly: false, pseudonyms: false };
  if (scenario === undefined) return options;
  const { starts_at, ends_at } = scenario.calendar;
  return { ...options, calendar_from: starts_at, calendar_to: ends_at };
}

export function isDaily(window: PhaseWindow): boolean {
  return window.from_time != null;
}

function windowOf({ phase, starts_at, ends_at }: MeasuredPhase): PhaseWindow {
  return { phase, starts_at, ends_at };
}

/** The windows on the screen: those that are asked for, else those that were proposed. */
export function windowsOf(options: ImportOptions, summary: ImportSummary): PhaseWindow[] {
  if (options.windows.length > 0) return options.windows;
  return (summary.workload?.phases ?? []).filter(({ is_proposed }) => is_proposed).map(windowOf);
}

/** Time of the day by the site's clock: 08:30. */
const timeOfDay = (instant: string, zone: string) => wallTime(epoch(instant), zone).slice(11, 16);

/** The same window on every day. */
export function daily({ phase, starts_at, ends_at }: PhaseWindow, zone: string): PhaseWindow {
  if (starts_at == null || ends_at == null) return { phase, from_time: "09:00", to_time: "11:00" };
  return { phase, from_time: timeOfDay(starts_at, zone), to_time: timeOfDay(ends_at, zone) };
}

function daysLater(milliseconds: number, days: number, zone: string): number {
  return days === 0 ? milliseconds : addDays(milliseconds, days, zone);
}

/** Begin and end of a daily window on the day that begins at midnight. */
function onDayOf(window: PhaseWindow, midnight: number, zone: string): { from: number; to: number } {
  const date = wallTime(midnight, zone).slice(0, 10);
  const from = fromWallTime(`${date}T${window.from_time}`, zone);
  const to = fromWallTime(`${date}T${window.to_time}`, zone);
  return { from, to: daysLater(to, to <= from ? 1 : 0, zone) };
}

/** A daily window on the first day that was measured alone. */
export function once(window: PhaseWindow, firstAt: number, zone: string): PhaseWindow {
  const midnight = startOfDay(firstAt, zone);
  const { from, to } = onDayOf(window, midnight, zone);
  return { phase: window.phase, starts_at: instantAt(from), ends_at: instantAt(to) };
}

/** When a window was, within what was measured. */
export function spansOf(
  window: PhaseWindow,
  { from, to }: { from: number; to: number },
  zone: string,
): { from: number; to: number }[] {
  if (!isDaily(window)) {
    if (window.starts_at == null || window.ends_at == null) return [];
    return [{ from: epoch(window.starts_at), to: epoch(window.ends_at) }];
  }
  const found: { from: number; to: number }[] = [];
  let midnight = daysLater(startOfDay(from, zone), -1, zone);
  for (; midnight <= to; midnight = addDays(midnight, 1, zone)) {
    const span = onDayOf(window, midnight, zone);
    if (span.to > from && span.from < to) found.push(span);
  }
  return found;
}

/** The phase that a storm most likely is: on a Monday people find their desktops rebooted. */
export function phaseOf({ kind, starts_at }: FoundStorm, zone: string): PhaseKind {
  if (kind === "boot") return "power_on";
  if (kind !== "login") return "steady_state";
  const date = wallTime(epoch(starts_at), zone).slice(0, 10);
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 1 ? "monday_login" : "tuesday_login";
}

export function windowOfStorm(storm: FoundStorm, zone: string): PhaseWindow {
  return { phase: phaseOf(storm, zone), starts_at: storm.starts_at, ends_at: storm.ends_at };
}

/** Questions in addition to the clock, for values that a file does not contain. */
export interface Asked {
  /** Counters of hosts and volumes do not contain the number of desktops. */
  desktops: boolean;
  /** A spreadsheet cut the seconds off. */
  spreading: boolean;
  /** Dates may leave the order of day and month open. */
  order: boolean;
  /** Histograms and traces have no clock of their own. */
  beginning: boolean;
  /** Entries of a calendar repeat without end. */
  period: boolean;
}

export function askedFor({ workload, refused, files, options, calendar }: ImportSummary): Asked {
  const kind = workload?.entity_kind;
  const remarks = files.flatMap((file) => file.remarks);
  const open = [...refused, ...(workload?.refused_windows ?? []), ...remarks];
  const helps = (option: Refusal["option"]) => open.some((each) => each.option === option);
  return {
    desktops: kind === "host" || kind === "volume" || options.n_desktops != null || helps("n_desktops"),
    spreading: options.spread_evenly || helps("spread_evenly"),
    order: workload != null || options.date_order != null || helps("date_order"),
    beginning: options.taken_at != null || (workload != null && workload.first_at === null),
    period: calendar != null,
  };
}

/** Groups of machines to choose from; none if all machines belong to one group. */
export function machineGroups({ workload, options }: ImportSummary): readonly MachineGroup[] {
  const groups = workload?.machine_groups ?? [];
  const isWhole = groups.length === 1 && groups[0]?.n_machines === workload?.n_entities;
  return isWhole && options.machines == null ? [] : groups;
}
