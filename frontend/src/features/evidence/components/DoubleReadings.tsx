import type { EvidenceRow } from "@/api/types";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { errorInWords, measuredInWords, metricName, predictedInWords } from "../model/rows";
import classes from "./evidence.module.css";

/** Quantities for which a study prints two values. */
export function DoubleReadings({ rows }: { rows: readonly EvidenceRow[] }) {
  return (
    <ScrollTable label={t("evidence-two-values")} canBeTaken>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t("evidence-quantity")}</th>
            <th scope="col">{t("evidence-system")}</th>
            <th scope="col" className={classes.number}>
              {t("evidence-printed")}
            </th>
            <th scope="col" className={classes.number}>
              {t("evidence-predicted")}
            </th>
            <th scope="col" className={classes.number}>
              {t("evidence-error-nearest")}
            </th>
            <th scope="col">{t("evidence-explanation")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {t("evidence-phase-metric", { phase: row.phase_label, metric: metricName(row) })}
              </th>
              <td>{row.system_name || row.system}</td>
              <td className={classes.number}>{measuredInWords(row)}</td>
              <td className={classes.number}>{predictedInWords(row)}</td>
              <td className={classes.number}>{errorInWords(row)}</td>
              <td>
                {row.note || t("evidence-range")}
                <p className={classes.note}>{row.table}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
