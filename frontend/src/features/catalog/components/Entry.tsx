/** The values of a catalog entry, with their status and source. */

import { Fragment, type ReactNode } from "react";
import { StatusBadge } from "@/components/marks/StatusBadge";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { type FactLine, factsOf, statusCounts, volumeOf } from "../model/facts";
import classes from "./catalog.module.css";
import { VolumeLimits } from "./VolumeLimits";

function Origin({ fact, titles }: { fact: FactLine; titles: ReadonlyMap<string, string> }) {
  return (
    <td>
      {fact.source && (
        <>
          {titles.get(fact.source) ?? fact.source}
          {fact.where && <span className={classes.where}>, {fact.where}</span>}
        </>
      )}
      {fact.reasoning && <p className={classes.reasoning}>{fact.reasoning}</p>}
    </td>
  );
}

interface Props {
  name: string;
  actions?: ReactNode;
  notes: string;
  entry: unknown;
  titles: ReadonlyMap<string, string>;
}

function Facts({ name, facts, titles }: { name: string; facts: FactLine[]; titles: Props["titles"] }) {
  return (
    <ScrollTable label={t("catalog-values", { name })}>
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
          {facts.map((fact, i) => (
            <Fragment key={fact.path}>
              {fact.group !== (facts[i - 1]?.group ?? "") && (
                <tr className={classes.group}>
                  <th scope="rowgroup" colSpan={5}>
                    {fact.group || t("catalog-general")}
                  </th>
                </tr>
              )}
              <tr>
                <th scope="row">{fact.label}</th>
                <td className={classes.number}>{fact.value}</td>
                <td className={classes.number}>{fact.range}</td>
                <td>
                  <StatusBadge status={fact.status} />
                </td>
                <Origin fact={fact} titles={titles} />
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}

/** Details of an entry (notes, limits and values), and the actions available for it. */
export function EntryDetail({ name, actions, notes, entry, titles }: Props) {
  const volume = volumeOf(entry);
  const facts = factsOf(volume ? { volume } : entry);
  return (
    <>
      <div className={classes.entryActions}>
        <div className={classes.counts}>
          {(volume ? [] : statusCounts(facts)).map(([status, n]) => (
            <StatusBadge key={status} status={status} n={n} />
          ))}
        </div>
        <div className={classes.buttons}>{actions}</div>
      </div>
      {notes && <p className={classes.notes}>{notes}</p>}
      {volume && <VolumeLimits volume={volume} />}
      <Facts name={name} facts={facts} titles={titles} />
    </>
  );
}
