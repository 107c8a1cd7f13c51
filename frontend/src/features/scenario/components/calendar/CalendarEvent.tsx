import type { Grade } from "@/api/types";
import { GradeMark } from "@/components/marks/GradeMark";
import { Icon, type IconName } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { type Store, useStored } from "@/lib/data/store";
import classes from "./calendar.module.css";

interface Props {
  event: { id: string; title: string; extendedProps: Record<string, unknown> };
  /** When it begins and ends. */
  time: string;
  /** There is room for one line only. */
  isShort: boolean;
  grades: Store<ReadonlyMap<string, Grade>>;
  selected: Store<string | undefined>;
  /** The selection of several events. */
  marked: Store<ReadonlySet<string>>;
  lit: Store<string | null>;
}

export function CalendarEvent({ event, time, isShort, grades, selected, marked, lit }: Props) {
  const isLit = useStored(lit, (id) => id === event.id);
  const isSelected = useStored(selected, (id) => id === event.id);
  const isMarked = useStored(marked, (ids) => ids.has(String(event.extendedProps.ownerId)));
  const grade = useStored(grades, (all) => all.get(event.id));
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
      {grade !== undefined && grade !== "good" && <GradeMark grade={grade} />}
    </div>
  );
}
