import { ActionIcon, SegmentedControl, Tooltip } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "@/components/marks/icons";
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

/** "Week 3", of which only the number is seen where there are many. */
function Short({ name, n }: { name: string; n: number }) {
  return (
    <span title={name}>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden>{n}</span>
    </span>
  );
}

/** Which page of the calendar is on the screen, and how many weeks that shows. */
export function WeekSwitcher(props: Props) {
  const { weeks, index, nWeeks, perPage, zone, onIndex, onPerPage, onLonger, actions } = props;
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
            data={lengths.map((n) => ({ value: String(n), label: t("scenario-n-weeks-short", { n }) }))}
            value={String(lengths.includes(perPage) ? perPage : lengths.at(-1))}
            onChange={(value) => onPerPage(Number(value) as PageLength)}
          />
        )}
        {weeks.length > 1 && (
          <>
            <ActionIcon
              variant="default"
              aria-label={t("scenario-previous-week")}
              disabled={index === 0}
              onClick={() => onIndex(index - 1)}
            >
              <Icon name="previous" />
            </ActionIcon>
            <SegmentedControl
              size="xs"
              aria-label={t("scenario-week")}
              data={weeks.map(({ name }, i) => ({
                value: String(i),
                label: weeks.length > 2 ? <Short name={name} n={i + 1} /> : name,
              }))}
              value={String(index)}
              onChange={(value) => onIndex(Number(value))}
            />
            <ActionIcon
              variant="default"
              aria-label={t("scenario-next-week")}
              disabled={index >= weeks.length - 1}
              onClick={() => onIndex(index + 1)}
            >
              <Icon name="next" />
            </ActionIcon>
          </>
        )}
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
