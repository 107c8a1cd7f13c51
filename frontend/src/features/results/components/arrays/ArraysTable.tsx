/** The verdict on each of several arrays; pressing a row shows its figures on the page. */

import "@/i18n/pages/arrays";
import type { ArrayVerdict } from "@/api/types";
import { Card } from "@/components/layout/Card";
import { VerdictMark, VerdictWord } from "@/components/marks/VerdictMark";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import classes from "./arrays.module.css";

interface Props {
  arrays: readonly ArrayVerdict[];
  shownId: string;
  isStale: boolean;
  onShow: (id: string) => void;
}

export function ArraysTable({ arrays, shownId, isStale, onShow }: Props) {
  return (
    <Card title={t("arrays-title")} note={t("arrays-note")}>
      <ScrollTable label={t("arrays-title")}>
        <table className={classes.table} data-stale={isStale || undefined}>
          <thead>
            <tr>
              <th scope="col">{t("arrays-column-array")}</th>
              <th scope="col">{t("arrays-column-verdict")}</th>
            </tr>
          </thead>
          <tbody>
            {arrays.map(({ id, name, model_name, verdict }) => (
              <tr key={id} data-shown={id === shownId || undefined}>
                <th scope="row">
                  <button type="button" aria-pressed={id === shownId} onClick={() => onShow(id)}>
                    {name}
                  </button>
                  {model_name !== name && <span className={classes.model}>{model_name}</span>}
                </th>
                <td>
                  <span className={classes.verdict}>
                    <VerdictMark status={verdict.status} label="" />
                    <span>
                      <VerdictWord status={verdict.status} />
                      {verdict.sentence}
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
