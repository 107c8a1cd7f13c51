/** Reboot windows: the duration as scheduled, the shortest one, and the start that leads to it. */

import "@/i18n/pages/recommendation";
import type { Advice } from "@/api/types";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { duration, whole } from "@/lib/format/numbers";
import classes from "../recommendation.module.css";

type RebootWindow = Advice["reboot_windows"][number];

const known = <T,>(value: T | null | undefined, shown: (value: T) => string) =>
  value === null || value === undefined || value === "" ? "–" : shown(value);

function Row({ window }: { window: RebootWindow }) {
  const { label, n_slots, goal_s, likely_s, original, shortest_s, failed_s } = window;
  const simulated = Math.max(shortest_s, failed_s ?? 0);
  const nSlots = window.n_event_slots ?? n_slots;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {duration(window.now_s)}
        {original && (
          <span className={classes.configuration}>
            {t("recommendation-window-original", {
              time: duration(original.now_s),
              version: original.scenario_version,
            })}
          </span>
        )}
      </td>
      <td>{duration(shortest_s)}</td>
      <td>{known(failed_s, duration)}</td>
      <td>
        <strong>{duration(likely_s ?? window.window_s)}</strong>
        {typeof goal_s === "number" && typeof likely_s === "number" && (
          <span className={classes.configuration}>
            {t("recommendation-window-goal", { goal: duration(goal_s), window: duration(simulated) })}
          </span>
        )}
      </td>
      <td>
        {whole(nSlots)}
        {n_slots !== nSlots && (
          <span className={classes.configuration}>{t("recommendation-window-pool", { n: n_slots })}</span>
        )}
      </td>
      <td>{known(window.starts_per_minute, whole)}</td>
      <td>{known(window.bottleneck, (sentence) => sentence)}</td>
    </tr>
  );
}

const columns = ["event", "now", "shortest", "failed", "plan", "slots", "rate", "bottleneck"] as const;

export function RebootWindows({ windows }: { windows: RebootWindow[] }) {
  return (
    <ScrollTable label={t("recommendation-windows")} canBeTaken>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`recommendation-window-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {windows.map((window) => (
            <Row key={window.label} window={window} />
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
