/** A first scenario for a new project: one pool and one ordinary week, on the first array of the catalogue. */

import type { ArrayModel, Scenario, ScenarioEvent, WorkloadProfile } from "@/api/types";
import { addDays, HOUR, instantAt, startOfDay } from "@/lib/time";

const WORKDAYS = 5;
const ID = "pool-1";

/** Midnight of the next Monday, in UTC. */
function nextMonday(now: number): number {
  const today = startOfDay(now, "UTC");
  const daysAway = (8 - new Date(today).getUTCDay()) % 7 || 7;
  return addDays(today, daysAway, "UTC");
}

function workday(monday: number, day: number): ScenarioEvent[] {
  const at = (hour: number) => instantAt(addDays(monday, day, "UTC") + hour * HOUR);
  const common = { pool_ids: [ID], notes: "" };
  return [
    {
      ...common,
      id: `login-${day + 1}`,
      kind: "login",
      name: "Login",
      starts_at: at(8),
      window_s: 1800,
      arrivals: "bell",
      averaging_s: null,
    },
    {
      ...common,
      id: `logoff-${day + 1}`,
      kind: "logoff",
      name: "Users leave",
      starts_at: at(17),
      window_s: 1800,
    },
  ];
}

export function starterScenario(
  name: string,
  array: ArrayModel,
  profile: WorkloadProfile,
  now: number,
): Omit<Scenario, "goals"> {
  const monday = nextMonday(now);
  const firmware = array.firmware.at(-1);
  const [drive] = array.drives;
  if (firmware === undefined || drive === undefined)
    throw new Error(`${array.name} has no firmware or no drive`);
  return {
    schema_version: 1,
    name,
    notes: "",
    time_zone: "UTC",
    calendar: { starts_at: instantAt(monday), ends_at: instantAt(addDays(monday, 7, "UTC")) },
    pools: [
      {
        id: ID,
        name: profile.name,
        n_desktops: 500,
        profile_id: profile.id,
        clone_type: "deduplicated",
        assignment: "dedicated",
        initial_state: "idle_rebooted",
        memory_gib: 2,
        memory_reservation_fraction: 0,
        image_gib: 25,
        n_image_copies: 1,
        growth_gib_per_desktop: 2,
        user_data_gib_per_desktop: 0,
      },
    ],
    events: Array.from({ length: WORKDAYS }, (_, day) => workday(monday, day)).flat(),
    hosts: { n_hosts: 10, memory_gib_per_host: 128 },
    array: {
      model_id: array.id,
      firmware_id: firmware.id,
      drive_id: drive,
      n_controllers: 1,
      n_drives: 24,
      flash_cache_gib: array.flash_cache.module_gib.value ?? 0,
      n_ports: 1,
    },
  };
}
