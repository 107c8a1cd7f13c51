import { t } from "@/i18n/t";
import type { PhaseTally } from "../model/rows";
import classes from "./evidence.module.css";

/** Independent measured values within tolerance, phase by phase. */
export function Tallies({ tallies }: { tallies: readonly PhaseTally[] }) {
  return (
    <table className={classes.tallies}>
      <caption>{t("evidence-tallies")}</caption>
      <tbody>
        {tallies.map(({ phase, label, within, predicted }) => (
          <tr key={phase}>
            <th scope="row">{label}</th>
            <td className={classes.share}>
              <div className={classes.track}>
                <div style={{ width: `${(within / predicted) * 100}%` }} />
              </div>
            </td>
            <td className={classes.number}>{t("evidence-n-of-total", { n: within, total: predicted })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
