/** Utilization of one component: a bar for the mean, a tick for the peak minute, a dashed line for the goal. */

import { t } from "@/i18n/t";
import { percent } from "@/lib/format/numbers";
import classes from "./experience.module.css";

interface Props {
  label: string;
  mean: number;
  peak: number;
  /** The goal, or null without one. */
  ceiling: number | null;
}

const place = (fraction: number) => `${Math.min(1, fraction) * 100}%`;

export function UseBar({ label, mean, peak, ceiling }: Props) {
  const values = { label, mean: percent(mean), peak: percent(peak) };
  return (
    <div
      className={classes.use}
      role="img"
      aria-label={
        ceiling === null
          ? t("charts-use", values)
          : t("charts-use-goal", { ...values, goal: percent(ceiling) })
      }
    >
      <span>{label}</span>
      <div className={classes.track}>
        <div
          className={classes.mean}
          data-over={(ceiling !== null && mean > ceiling) || undefined}
          style={{ width: place(mean) }}
        />
        <div className={classes.peak} style={{ left: place(peak) }} />
        {ceiling !== null && <div className={classes.ceiling} style={{ left: place(ceiling) }} />}
      </div>
      <span className="numeric">{percent(mean)}</span>
    </div>
  );
}
