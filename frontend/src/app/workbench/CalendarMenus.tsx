/** The menu of an event, a time or a day of the calendar; loaded when it is first opened. */

import type { Scenario } from "@/api/types";
import {
  CalendarMenu,
  type MenuEntry,
  type MenuTarget,
} from "@/features/scenario/components/calendar/CalendarMenu";
import {
  eventNamed,
  everyDay,
  weekdayName,
  weekdayOf,
  workdays,
} from "@/features/scenario/model/calendar/events";
import { t } from "@/i18n/t";
import { addDays, epoch, HOUR, longDay, midnights, moment } from "@/lib/time/instants";
import { ownerOf } from "@/lib/time/occurrences";
import { idsOfDay } from "./hooks/calendarCommands";
import type { useCalendarActions } from "./hooks/useCalendarActions";

type Actions = ReturnType<typeof useCalendarActions>;

interface Props {
  scenario: Scenario;
  target: MenuTarget;
  actions: Actions;
}

interface Menu {
  title: string;
  entries: MenuEntry[];
}

function eventMenu(scenario: Scenario, shownId: string, actions: Actions): Menu {
  const event = ownerOf(scenario, shownId);
  const id = event?.id ?? shownId;
  const marked = actions.selection.markedWith(id);
  const isMarked = actions.selection.marked.get().has(id);
  const name = event?.name ?? id;
  return {
    title:
      marked.length > 0
        ? t("calendar-menu-selected", { n: marked.length })
        : t("calendar-menu-event", { name }),
    entries: [
      ...(marked.length > 0
        ? []
        : [
            {
              label: t("calendar-menu-open"),
              icon: "next" as const,
              keys: "Enter",
              onChoose: () => actions.calendar.onSelected(shownId),
            },
          ]),
      {
        label: t("calendar-menu-copy"),
        icon: "copy",
        keys: "Ctrl+C",
        onChoose: () => void actions.clipboard.copy(id),
      },
      { label: t("calendar-menu-duplicate"), keys: "Ctrl+D", onChoose: () => actions.duplicate(id) },
      {
        label: t(isMarked ? "calendar-menu-unselect" : "calendar-menu-select"),
        keys: "X",
        onChoose: () => actions.calendar.onMarked(id),
      },
      ...(marked.length > 0
        ? [{ label: t("calendar-menu-clear"), keys: "Esc", onChoose: actions.calendar.onUnmarked }]
        : []),
      {
        label: t("calendar-menu-delete"),
        icon: "trash",
        keys: t("calendar-key-delete"),
        onChoose: () => actions.remove(id),
      },
    ],
  };
}

function pasteEntry(actions: Actions, at: number): MenuEntry {
  return {
    label: t("calendar-menu-paste"),
    keys: "Ctrl+V",
    isDisabled: !actions.clipboard.canPaste(),
    onChoose: () => void actions.clipboard.paste(at),
  };
}

function slotMenu(scenario: Scenario, startsAt: number, at: MenuTarget["at"], actions: Actions): Menu {
  return {
    title: t("calendar-menu-slot", { time: moment(startsAt, scenario.time_zone) }),
    entries: [
      {
        label: t("calendar-menu-add"),
        icon: "plus",
        onChoose: () => actions.setDrawn({ startsAt, endsAt: startsAt + HOUR, at }),
      },
      pasteEntry(actions, startsAt),
    ],
  };
}

function dayMenu(scenario: Scenario, day: number, at: MenuTarget["at"], actions: Actions): Menu {
  const zone = scenario.time_zone;
  const next = addDays(day, 1, zone);
  const last = epoch(scenario.calendar.ends_at);
  const start = addDays(day, -everyDay.indexOf(weekdayOf(day, zone)), zone);
  const others = midnights(start, addDays(start, workdays.length - 1, zone), zone).filter(
    (each) => each !== day && addDays(each, 1, zone) > epoch(scenario.calendar.starts_at) && each < last,
  );
  const ids = idsOfDay(scenario, day);
  const isEmpty = ids.length === 0;
  return {
    title: longDay(day, zone),
    entries: [
      {
        label: t("calendar-menu-add"),
        icon: "plus",
        onChoose: () => actions.setDrawn({ startsAt: day + 8 * HOUR, endsAt: day + 9 * HOUR, at }),
      },
      {
        label: t("calendar-menu-day-copy", { day: weekdayName(weekdayOf(next, zone)) }),
        icon: "copy",
        isDisabled: isEmpty || next >= last,
        onChoose: () => actions.command((commands, bench) => commands.copyDay(bench, day, [next])),
      },
      {
        label: t("calendar-menu-day-workdays"),
        isDisabled: isEmpty || others.length === 0,
        onChoose: () => actions.command((commands, bench) => commands.copyDay(bench, day, others)),
      },
      {
        label: t("calendar-menu-day-select"),
        isDisabled: isEmpty,
        onChoose: () => {
          actions.selection.mark(ids);
          const first = ids.find((id) => eventNamed(scenario, id));
          if (first !== undefined) actions.wanted.set(first);
        },
      },
      pasteEntry(actions, day + 8 * HOUR),
    ],
  };
}

export function CalendarMenus({ scenario, target, actions }: Props) {
  const { at } = target;
  const menu =
    "eventId" in target
      ? eventMenu(scenario, target.eventId, actions)
      : "day" in target
        ? dayMenu(scenario, target.day, at, actions)
        : slotMenu(scenario, target.startsAt, at, actions);
  return <CalendarMenu at={at} {...menu} onClose={actions.closeMenu} />;
}
