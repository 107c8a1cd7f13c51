import type { GoalStatus } from "@/api/types";
import { Icon, type IconName } from "@/components/marks/icons";
import { StatusMark } from "@/components/marks/VerdictMark";
import { t } from "@/i18n/t";
import { type Store, useStored } from "@/lib/data/store";
import classes from "./calendar.module.css";

interface Props {
  event: { id: string; title: string; extendedProps: Record<string, unknown> };
  /** When it begins and ends. */
  time: string;
  /** There is room for one line only. */
  isShort: boolean;
  statuses: Store<ReadonlyMap<string, GoalStatus>>;
  selected: Store<string | undefined>;
  /** The selection of several events. */
  marked: Store<ReadonlySet<string>>;
  lit: Store<string | null>;
}

export function CalendarEvent({ event, time, isShort, statuses, selected, marked, lit }: Props) {
  const isLit = useStored(lit, (id) => id === event.id);
  const isSelected = useStored(selected, (id) => id === event.id);
  const isMarked = useStored(marked, (ids) => ids.has(String(event.extendedProps.ownerId)));
  const status = useStored(statuses, (all) => all.get(event.id));
  const kind = String(event.extendedProps.kind);
  return (
    <div
      className={classes.body}
      data-kind={kind}
      data-short={isShort || undefined}
      data-lit={isLit || undefined}
      data-selected={isSelected || undefined}
      data-marked={isMarked || undefined}
      title={`${event.title}, ${time}`}
    >
      <span className="visually-hidden">
        {String(event.extendedProps.said ?? event.title)}
        {isMarked && `, ${t("scenario-said-selected")}`}
      </span>
      <span className={classes.icon}>
        <Icon name={kind as IconName} size={12} />
      </span>
      <span className={classes.text} aria-hidden="true">
        <span className={classes.title}>{event.title}</span>
        {!isShort && <span className={classes.time}>{time}</span>}
      </span>
      {status !== undefined && status !== "pass" && <StatusMark status={status} />}
    </div>
  );
}
