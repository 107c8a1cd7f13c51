/** Events of the open scenario: choosing one shows it in the calendar. */

import type { Scenario } from "@/api/types";
import { startOf } from "@/features/scenario/model/calendar/events";
import { weekAt, weeksOf } from "@/features/scenario/model/calendar/weeks";
import { moment } from "@/lib/time/instants";
import type { ScenarioSearch } from "../search";
import type { Entry } from "./entries";

type Show = (change: (now: ScenarioSearch) => ScenarioSearch) => void;

export function eventEntries(scenario: Scenario, show: Show): Entry[] {
  return scenario.events.map((event) => ({
    id: event.id,
    group: "events",
    label: event.name,
    hint: moment(startOf(event), scenario.time_zone),
    act: () =>
      show(({ section: _, from: __, to: ___, ...now }) => ({
        ...now,
        event: event.id,
        week: weekAt(weeksOf(scenario, now.weeks ?? 1), startOf(event)),
      })),
  }));
}
