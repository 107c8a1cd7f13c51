import { ActionIcon, SegmentedControl, Tooltip } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "@/components/marks/icons";
import { dateLocale } from "@/i18n/locale";
import { t } from "@/i18n/t";
import { type PageLength, usefulPageLengths, type Week } from "../../model/calendar/weeks";
import classes from "../sections/sections.module.css";

interface Props {
  weeks: readonly Week[];
  index: number;
  /** Of the whole calendar. */
  nWeeks: number;
  perPage: PageLength;
  zone: string;
  onIndex: (index: number) => void;
  onPerPage: (weeks: PageLength) => void;
  /** Makes the calendar a week longer; null when it is as long as it may be. */
  onLonger: (() => void) | null;
  /** What can be done with the whole calendar. */
  actions?: ReactNode;
}

/** "Sun, May 29", of which only the first letter of the weekday and the day are seen. */
function ShortDay({ week, zone }: { week: Week; zone: string }) {
  const part = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocale(), { ...format, timeZone: zone }).format(week.from);
  return (
    <span title={week.name} className={classes.day}>
      <span className="visually-hidden">{week.name}</span>
      <span aria-hidden>{part({ weekday: "narrow" })}</span>
      <span aria-hidden>{part({ day: "numeric" })}</span>
    </span>
  );
}

/** "Week 3", of which only the number is seen where there are many. */
function Short({ name, n }: { name: string; n: number }) {
  return (
    <span title={name}>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden>{n}</span>
    </span>
  );
}

/** The pages that can be chosen at once: the days of a week, or all weeks. */
function offered(weeks: readonly Week[], index: number, isDay: boolean): [number, Week][] {
  const all = [...weeks.entries()];
  if (!isDay) return all;
  const first = index - (index % 7);
  return all.slice(first, first + 7);
}

/** The page of the calendar that is shown, the one before and the one after. */
function Pages({ weeks, index, perPage, zone, onIndex }: Props) {
  const isDay = perPage === "day";
  return (
    <span className={classes.pages}>
      <ActionIcon
        variant="default"
        aria-label={t(isDay ? "scenario-previous-day" : "scenario-previous-week")}
        disabled={index === 0}
        onClick={() => onIndex(index - 1)}
      >
        <Icon name="previous" />
      </ActionIcon>
      <SegmentedControl
        size="xs"
        aria-label={t(isDay ? "scenario-day" : "scenario-week")}
        data={offered(weeks, index, isDay).map(([i, week]) => ({
          value: String(i),
          label: isDay ? (
            <ShortDay week={week} zone={zone} />
          ) : weeks.length > 2 ? (
            <Short name={week.name} n={i + 1} />
          ) : (
            week.name
          ),
        }))}
        value={String(index)}
        onChange={(value) => onIndex(Number(value))}
      />
      <ActionIcon
        variant="default"
        aria-label={t(isDay ? "scenario-next-day" : "scenario-next-week")}
        disabled={index >= weeks.length - 1}
        onClick={() => onIndex(index + 1)}
      >
        <Icon name="next" />
      </ActionIcon>
    </span>
  );
}

/** Which page of the calendar is on the screen, and how many days or weeks that shows. */
export function WeekSwitcher(props: Props) {
  const { weeks, index, nWeeks, perPage, zone, onPerPage, onLonger, actions } = props;
  const lengths = usefulPageLengths(nWeeks);
  const longer = onLonger ? t("scenario-add-week") : t("scenario-add-week-limit");
  return (
    <div className={classes.weeks}>
      <h2 className={classes.weekTitle}>{weeks[index]?.label}</h2>
      <span className={classes.save}>
        {zone}
        {lengths.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t("scenario-weeks-shown")}
            data={lengths.map((n) => ({
              value: String(n),
              label: n === "day" ? t("scenario-day-short") : t("scenario-n-weeks-short", { n }),
            }))}
            value={String(lengths.includes(perPage) ? perPage : lengths.at(-1))}
            onChange={(value) => onPerPage(value === "day" ? value : (Number(value) as PageLength))}
          />
        )}
        {weeks.length > 1 && <Pages {...props} />}
        <Tooltip label={longer}>
          <ActionIcon
            variant="default"
            aria-label={longer}
            disabled={onLonger === null}
            onClick={() => onLonger?.()}
          >
            <Icon name="plus" size={14} />
          </ActionIcon>
        </Tooltip>
        {actions}
      </span>
    </div>
  );
}
