/** How busy each component was, and who waited there. */

import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import type { StationRow } from "../../model/window/windowFigures";
import results from "../results.module.css";

export function WindowStations({ rows }: { rows: readonly StationRow[] }) {
  return (
    <ScrollTable label={t("results-window-components")} canBeTaken>
      <table className={results.table}>
        <thead>
          <tr>
            <th scope="col">{t("results-station")}</th>
            <th scope="col">
              {t("results-servers")}
              <small>{t("results-servers-hint")}</small>
            </th>
            <th scope="col">
              {t("results-busy")}
              <small>{t("results-here")}</small>
            </th>
            <th scope="col">
              {t("results-busy")}
              <small>{t("results-in-week")}</small>
            </th>
            <th scope="col">
              {t("results-difference")}
              <small>{t("results-points")}</small>
            </th>
            <th scope="col">
              {t("results-mean-wait")}
              <small>ms</small>
            </th>
            <th scope="col">
              {t("results-waiting")}
              <small>{t("results-waiting-mean")}</small>
            </th>
            <th scope="col">
              {t("results-waiting")}
              <small>{t("results-waiting-max")}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              <td>{row.servers}</td>
              <td>
                <strong>{row.here}</strong>
              </td>
              <td>{row.week}</td>
              <td>{row.difference}</td>
              <td>{row.wait}</td>
              <td>{row.waiting}</td>
              <td>{row.most}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
