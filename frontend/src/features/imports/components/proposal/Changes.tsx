/** Preview of the changes. */

import { Table } from "@mantine/core";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { percent, significant } from "@/lib/format/numbers";
import type { Change, Proposal, Refit } from "../../model/types";
import classes from "../imports.module.css";

/** Longer lists scroll by themselves. */
const MOST_SHOWN = 24;

/** The source of each change, and how many rows in a row have it; 0 where the row above has the same one. */
function sourceSpans(changes: readonly Change[]): number[] {
  return changes.map(({ provenance }, i) => {
    if (i > 0 && changes[i - 1]?.provenance === provenance) return 0;
    const next = changes.findIndex((other, k) => k > i && other.provenance !== provenance);
    return (next < 0 ? changes.length : next) - i;
  });
}

function ChangeRow({ change, nRows }: { change: Change; nRows: number }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.path}>
        {change.label || change.path}
      </Table.Th>
      <Table.Td className={classes.before}>{change.before || "–"}</Table.Td>
      <Table.Td>{change.after || t("imports-removed")}</Table.Td>
      {nRows > 0 && (
        <Table.Td className={classes.why} rowSpan={nRows}>
          {change.provenance}
        </Table.Td>
      )}
    </Table.Tr>
  );
}

const ms = (value: number | null) => (value === null ? "–" : `${significant(value)} ms`);

function RefitTable({ refit }: { refit: Refit }) {
  const rows = refit.phases.flatMap((of) => [
    {
      label: t("imports-sizes-reads", { phase: of.label }),
      cells: [of.measured_read_latency_ms, of.before_read_latency_ms, of.after_read_latency_ms],
    },
    {
      label: t("imports-sizes-writes", { phase: of.label }),
      cells: [of.measured_write_latency_ms, of.before_write_latency_ms, of.after_write_latency_ms],
    },
  ]);
  return (
    <div>
      <h3 className={classes.subhead}>{t("imports-refit-fit")}</h3>
      <p className={classes.hint}>
        {t("imports-refit-error", {
          before: percent(refit.median_error_before),
          after: percent(refit.median_error_after),
        })}
      </p>
      {refit.remarks.length > 0 && (
        <ul className={classes.remarks}>
          {refit.remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <ScrollTable label={t("imports-refit-table")}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th ta="right">{t("imports-measured")}</Table.Th>
              <Table.Th ta="right">{t("imports-before")}</Table.Th>
              <Table.Th ta="right">{t("imports-after")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows
              .filter(({ cells }) => cells[0] !== null)
              .map(({ label, cells: [measured, before, after] }) => (
                <Table.Tr key={label}>
                  <Table.Th scope="row">{label}</Table.Th>
                  <Table.Td ta="right">{ms(measured ?? null)}</Table.Td>
                  <Table.Td ta="right">{ms(before ?? null)}</Table.Td>
                  <Table.Td ta="right">{ms(after ?? null)}</Table.Td>
                </Table.Tr>
              ))}
            {refit.parameters.map(({ path, label, before, after }) => (
              <Table.Tr key={path}>
                <Table.Th scope="row">{label}</Table.Th>
                <Table.Td />
                <Table.Td ta="right">{significant(before, 3)}</Table.Td>
                <Table.Td ta="right">{significant(after, 3)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollTable>
    </div>
  );
}

export function Changes({ proposal, isStale }: { proposal: Proposal; isStale: boolean }) {
  const { changes, refit } = proposal;
  const spans = sourceSpans(changes);
  return (
    <div className={classes.changes} data-stale={isStale || undefined} aria-live="polite">
      {changes.length === 0 ? (
        <p className={classes.hint}>{t("imports-preview-none")}</p>
      ) : (
        <ScrollTable label={t("imports-preview")} isLong={changes.length > MOST_SHOWN}>
          <Table stickyHeader={changes.length > MOST_SHOWN}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("imports-field")}</Table.Th>
                <Table.Th>{t("imports-now")}</Table.Th>
                <Table.Th>{t("imports-then")}</Table.Th>
                <Table.Th>{t("imports-source")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {changes.map((change, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is rebuilt each time
                <ChangeRow key={i} change={change} nRows={spans[i] ?? 1} />
              ))}
            </Table.Tbody>
          </Table>
        </ScrollTable>
      )}
      {refit && <RefitTable refit={refit} />}
    </div>
  );
}
