import { type LabelId, t } from "@/i18n/t";
import { onDay } from "@/lib/time/dates";
import { type Freshness, freshness } from "../model/freshness";
import classes from "./catalog.module.css";

const marks: Record<Freshness, { label: LabelId; hint: LabelId } | null> = {
  fresh: null,
  stale: { label: "catalog-stale", hint: "catalog-stale-hint" },
  never: { label: "catalog-never", hint: "catalog-never-hint" },
};

/** Date when an entry was last checked against its source, with a mark if that is too long ago. */
export function ReviewDate({ on }: { on: string }) {
  const mark = marks[freshness(on, Date.now())];
  return (
    <span className={classes.checked}>
      {on && t("catalog-checked", { date: onDay(on) })}
      {mark && (
        <span className={classes.stale} title={t(mark.hint)}>
          {t(mark.label)}
        </span>
      )}
    </span>
  );
}
