/** The verdict in each state that the scenario plans for: today, at the end of its growth, and with failures. */

import "@/i18n/pages/arrays";
import type { StateVerdict } from "@/api/types";
import { Card } from "@/components/layout/Card";
import { VerdictMark, VerdictWord } from "@/components/marks/VerdictMark";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { whole } from "@/lib/format/numbers";
import classes from "./arrays.module.css";

interface Props {
  states: readonly StateVerdict[];
  isStale: boolean;
}

export function StatesTable({ states, isStale }: Props) {
  return (
    <Card title={t("arrays-states-title")} note={t("arrays-states-note")}>
      <ScrollTable label={t("arrays-states-title")}>
        <table className={classes.table} data-stale={isStale || undefined}>
          <thead>
            <tr>
              <th scope="col">{t("arrays-states-column-state")}</th>
              <th scope="col">{t("arrays-states-column-phases")}</th>
              <th scope="col">{t("arrays-column-verdict")}</th>
            </tr>
          </thead>
          <tbody>
            {states.map(({ label, status, n_phases, n_holding, constraint, sentence }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  {n_phases > 0 &&
                    t("arrays-states-phases", { met: whole(n_holding), total: whole(n_phases) })}
                </td>
                <td>
                  <span className={classes.verdict}>
                    <VerdictMark status={status} label="" />
                    <span>
                      <VerdictWord status={status} />
                      {status === "fail" ? sentence : (constraint?.sentence ?? sentence)}
                    </span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </Card>
  );
}
