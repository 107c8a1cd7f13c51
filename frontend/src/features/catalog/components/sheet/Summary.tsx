/** What was derived from the sheet: service parameters with range, status and source, and the steps of the capacity. */

import { Card } from "@/components/layout/Card";
import { StatusBadge } from "@/components/marks/StatusBadge";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { significant, whole } from "@/lib/format/numbers";
import type { SheetPreview } from "../../api";
import classes from "../catalog.module.css";

interface Props {
  answer: SheetPreview["answer"];
  /** Titles of the sources by ID. */
  titles: ReadonlyMap<string, string>;
  /** Title of the sheet itself. */
  document: string;
}

type Parameter = Props["answer"]["parameters"][number];

const rangeOf = ({ low, high }: Parameter) =>
  low == null || high == null ? "–" : `${significant(low, 3)}–${significant(high, 3)}`;

export function Summary({ answer, titles, document }: Props) {
  const originOf = ({ source, where, reasoning }: Parameter) =>
    source ? [titles.get(source) ?? document, where].filter(Boolean).join(", ") : reasoning;
  return (
    <>
      <Card title={t("sheets-parameters")} note={t("sheets-parameters-note")}>
        <ScrollTable label={t("sheets-parameters")}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t("catalog-parameter")}</th>
                <th scope="col" className={classes.number}>
                  {t("catalog-value")}
                </th>
                <th scope="col" className={classes.number}>
                  {t("catalog-range")}
                </th>
                <th scope="col">{t("catalog-status")}</th>
                <th scope="col">{t("catalog-source")}</th>
              </tr>
            </thead>
            <tbody>
              {answer.parameters.map((each) => (
                <tr key={each.path}>
                  <th scope="row">{each.label}</th>
                  <td className={classes.number}>
                    {t("sheets-with-unit", { value: significant(each.value, 3), unit: unitOf(each) })}
                  </td>
                  <td className={classes.number}>{rangeOf(each)}</td>
                  <td>
                    <StatusBadge status={each.status} />
                  </td>
                  <td>{originOf(each)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollTable>
      </Card>
      <Card title={t("sheets-capacity")} note={answer.capacity.sentence}>
        <ScrollTable label={t("sheets-capacity")}>
          <table className={classes.table}>
            <tbody>
              {answer.capacity.offered.map((each) => (
                <tr key={each.id}>
                  <th scope="row">{each.label}</th>
                  <td className={classes.number}>
                    {t("sheets-with-unit", { value: whole(each.gb || 0), unit: "GB" })}
                  </td>
                  <td>{each.formula}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollTable>
      </Card>
    </>
  );
}

/** The unit in writing; ratios and counts have none. */
const unitOf = ({ unit }: Parameter) => (unit === "ratio" || unit === "fraction" ? "" : unit);
