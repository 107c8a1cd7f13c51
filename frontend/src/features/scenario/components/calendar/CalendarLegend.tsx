/** What the colors, stripes and edges in the calendar mean. */

import "@/i18n/parts/calendar";
import { VerdictBadge } from "@/components/marks/VerdictMark";
import { t } from "@/i18n/t";
import classes from "./legend.module.css";

export function CalendarLegend() {
  return (
    <ul className={classes.legend} aria-label={t("calendar-legend")}>
      <li>
        <span className={classes.kinds} aria-hidden>
          <span data-kind="login" />
          <span data-kind="reboot" />
          <span data-kind="backup" />
        </span>
        {t("calendar-legend-colors")}
      </li>
      <li>
        <span className={classes.overrun} aria-hidden />
        {t("calendar-legend-overrun")}
      </li>
      <li>
        <span className={classes.load} aria-hidden />
        {t("calendar-legend-load")}
      </li>
      <li>
        <span className={classes.period} aria-hidden />
        {t("calendar-legend-period")}
      </li>
      <li>
        <VerdictBadge status="at_risk" />
      </li>
      <li>
        <VerdictBadge status="fail" />
      </li>
    </ul>
  );
}
