import { Pagination } from "@mantine/core";
import { useState } from "react";
import type { EvidenceRow } from "@/api/types";
import { Empty } from "@/components/feedback/Notice";
import { Icon } from "@/components/marks/icons";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import {
  errorInWords,
  leftOutInWords,
  measuredInWords,
  metricName,
  predictedInWords,
  roleHint,
  roleLabel,
  whyNotModeled,
  withinOf,
} from "../model/rows";
import classes from "./evidence.module.css";

const PER_PAGE = 50;

const pageControls = {
  first: "evidence-page-first",
  previous: "evidence-page-previous",
  next: "evidence-page-next",
  last: "evidence-page-last",
} as const;

function Within({ row }: { row: EvidenceRow }) {
  const within = withinOf(row);
  if (within === "unsaid") return <span className={classes.unsaid}>–</span>;
  return (
    <span className={classes.within} data-within={within}>
      <Icon name={within === "yes" ? "good" : "poor"} size={12} />
      {t(`evidence-within-${within}`)}
    </span>
  );
}

function Predicted({ row }: { row: EvidenceRow }) {
  const why = whyNotModeled(row);
  const leftOut = leftOutInWords(row);
  return (
    <td className={classes.number}>
      {predictedInWords(row)}
      {why && <p className={classes.why}>{why}</p>}
      {leftOut && <p className={classes.note}>{t("evidence-left-out-value", { value: leftOut })}</p>}
    </td>
  );
}

function Row({ row, sourceTitle }: { row: EvidenceRow; sourceTitle: string }) {
  return (
    <tr>
      <th scope="row">
        {metricName(row)}
        {row.note && <p className={classes.note}>{row.note}</p>}
      </th>
      <td>{row.phase_label}</td>
      <td>{row.system_name || row.system}</td>
      <td className={classes.number}>{measuredInWords(row)}</td>
      <Predicted row={row} />
      <td className={classes.number}>{errorInWords(row)}</td>
      <td>
        <Within row={row} />
      </td>
      <td title={roleHint(row.role)}>{roleLabel(row.role)}</td>
      <td>
        {row.table}
        <p className={classes.note}>{sourceTitle}</p>
      </td>
    </tr>
  );
}

interface Props {
  rows: readonly EvidenceRow[];
  titles: ReadonlyMap<string, string>;
}

export function EvidenceTable({ rows, titles }: Props) {
  const [asked, setPage] = useState(1);
  const nPages = Math.max(1, Math.ceil(rows.length / PER_PAGE));
  const page = Math.min(asked, nPages);
  if (rows.length === 0) return <Empty title={t("evidence-no-match")} />;
  return (
    <>
      <ScrollTable label={t("evidence-measured-predicted")} canBeTaken>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("evidence-quantity")}</th>
              <th scope="col">{t("evidence-phase")}</th>
              <th scope="col">{t("evidence-system")}</th>
              <th scope="col" className={classes.number}>
                {t("evidence-measured")}
              </th>
              <th scope="col" className={classes.number}>
                {t("evidence-predicted")}
              </th>
              <th scope="col" className={classes.number}>
                {t("evidence-error")}
              </th>
              <th scope="col">{t("evidence-tolerance")}</th>
              <th scope="col">{t("evidence-role")}</th>
              <th scope="col">{t("evidence-source")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((row) => (
              <Row key={row.id} row={row} sourceTitle={titles.get(row.source) ?? row.source} />
            ))}
          </tbody>
        </table>
      </ScrollTable>
      {nPages > 1 && (
        <Pagination
          mt={16}
          size="sm"
          total={nPages}
          value={page}
          onChange={setPage}
          getControlProps={(control) => ({ "aria-label": t(pageControls[control]) })}
          getItemProps={(n) => ({ "aria-label": t("evidence-page", { page: n }) })}
        />
      )}
    </>
  );
}
