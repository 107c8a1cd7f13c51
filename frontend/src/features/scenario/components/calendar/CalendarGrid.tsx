/**
 * FullCalendar and its options. It treats a drop as one from another calendar when its options change during a drag,
 * so everything here has the same identity across renders while an event is being dragged.
 */

import FullCalendar, { type CalendarRef } from "@fullcalendar/react";
import interaction from "@fullcalendar/react/interaction";
import classic from "@fullcalendar/react/themes/classic";
import timeGrid from "@fullcalendar/react/timegrid";
import { dateLocale } from "@/i18n/locale";
import { t } from "@/i18n/t";
import "@fullcalendar/react/skeleton.css";
import "@fullcalendar/react/themes/classic/theme.css";
import { memo, useEffect, useMemo, useRef } from "react";
import type { GoalStatus } from "@/api/types";
import type { Store } from "@/lib/data/store";
import { longDay } from "@/lib/time/instants";
import type { CalendarInput } from "../../hooks/useCalendarEvents";
import type { Drags } from "../../hooks/useDrags";
import { CalendarEvent } from "./CalendarEvent";
import classes from "./calendar.module.css";

interface Mounted {
  el: HTMLElement;
}

interface Props {
  /** The first of the days, 2011-06-05. */
  firstDay: string;
  nDays: number;
  events: CalendarInput;
  statuses: Store<ReadonlyMap<string, GoalStatus>>;
  selected: Store<string | undefined>;
  marked: Store<ReadonlySet<string>>;
  lit: Store<string | null>;
  drags: Drags;
  onLane: (lane: Mounted & { date: Date }) => void;
  onLaneGone: (lane: Mounted & { date: Date }) => void;
  /** Opens the menu of a day. */
  onDay: (date: string, at: { x: number; y: number }) => void;
  onEvent: (event: Mounted & { event: { id: string; display: string } }) => void;
}

const plugins = [timeGrid, interaction, classic];
/** Maximum number of events side by side; a link lists all events at that time. */
const MOST_LANES = 3;
const slotTime = { hour: "2-digit", minute: "2-digit", hour12: false } as const;
const dayName = { weekday: "short", day: "numeric", month: "short" } as const;

type Part = Intl.DateTimeFormatPart;

/** The parts of a day's name; text after a month belongs to it: 6月, Jun. */
function partsOf(date: Date): Part[] {
  const parts = new Intl.DateTimeFormat(dateLocale(), { ...dayName, timeZone: "UTC" }).formatToParts(date);
  return parts.reduce<Part[]>((joined, part) => {
    const last = joined.at(-1);
    if (part.type === "literal" && last?.type === "month") last.value += part.value;
    else joined.push({ ...part, value: part.value.replace(",", "") });
    return joined;
  }, []);
}

/** "Mon Jun 6"; where days are narrow, the month goes, then all but the first letter of the weekday. */
function DayName({ date }: { date: Date }) {
  return (
    <span className={classes.dayText}>
      {partsOf(date).map(({ type, value }) => {
        if (type === "month")
          return (
            <span key={type} className={classes.month}>
              {value}
            </span>
          );
        if (type !== "weekday") return value;
        return (
          <span key={type}>
            {value.slice(0, 1)}
            <span className={classes.weekday}>{value.slice(1)}</span>
          </span>
        );
      })}
    </span>
  );
}

/** FullCalendar hides the content of a header from screen readers, and with it the button. */
function showToReaders(button: HTMLElement | null): void {
  button?.closest("[aria-hidden=true]")?.removeAttribute("aria-hidden");
}

/** The name of a day, which opens its menu. */
function DayButton({ date, onDay }: { date: Date; onDay: Props["onDay"] }) {
  return (
    <button
      ref={showToReaders}
      type="button"
      className={classes.day}
      aria-label={longDay(date.getTime(), "UTC")}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => {
        const { left, bottom } = currentTarget.getBoundingClientRect();
        onDay(date.toISOString().slice(0, 10), { x: left, y: bottom });
      }}
    >
      <DayName date={date} />
    </button>
  );
}

export const CalendarGrid = memo(function CalendarGrid(props: Props) {
  const { firstDay, nDays, events, statuses, selected, marked, lit, drags, onDay } = props;
  const calendar = useRef<CalendarRef>(null);
  useEffect(() => calendar.current?.getApi().gotoDate(firstDay), [firstDay]);
  const duration = useMemo(() => ({ days: nDays }), [nDays]);
  return (
    <FullCalendar
      key={nDays}
      ref={calendar}
      plugins={plugins}
      timeZone="UTC"
      locale={dateLocale()}
      initialView="timeGrid"
      duration={duration}
      initialDate={firstDay}
      height="auto"
      borderlessX
      borderlessBottom
      headerToolbar={false}
      timedText={t("scenario-calendar-times")}
      allDaySlot={false}
      slotDuration="01:00"
      slotHeaderInterval="03:00"
      slotHeaderFormat={slotTime}
      eventTimeFormat={slotTime}
      dayHeaderFormat={dayName}
      snapDuration="00:15"
      eventMinHeight={18}
      eventShortHeight={40}
      slotEventOverlap={false}
      eventInteractive
      editable
      selectable
      selectMirror
      droppable
      selectMinDistance={6}
      longPressDelay={150}
      dragRevertDuration={0}
      eventClass={classes.event}
      backgroundEventClass={classes.overrun}
      highlightClass={classes.drawn}
      dayLaneClass={classes.lane}
      slotHeaderInnerClass={classes.slot}
      dayHeaderInnerClass={classes.dayName}
      dayHeaderContent={({ date }) => <DayButton date={date} onDay={onDay} />}
      eventMaxStack={MOST_LANES}
      moreLinkClass={classes.more}
      moreLinkText={(n) => t("scenario-calendar-more", { n })}
      popoverClass={classes.popover}
      events={events}
      eventContent={(info) => (
        <CalendarEvent
          event={info.event}
          time={info.timeText}
          isShort={info.isShort}
          statuses={statuses}
          selected={selected}
          marked={marked}
          lit={lit}
        />
      )}
      dayLaneDidMount={props.onLane}
      dayLaneWillUnmount={props.onLaneGone}
      eventDidMount={props.onEvent}
      eventMouseEnter={(info) => lit.set(info.event.id)}
      eventMouseLeave={() => lit.set(null)}
      {...drags.handlers}
    />
  );
});
