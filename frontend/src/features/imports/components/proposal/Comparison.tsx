/** Measured I/O of a desktop in each phase, and that of the simulation before and after the changes. */

import { Table } from "@mantine/core";
import type { Pool } from "@/api/types";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { percent, significant } from "@/lib/format/numbers";
import type { PhaseComparison } from "../../model/types";
import classes from "../imports.module.css";

type Io = PhaseComparison["measured"];

const figures = [
  { id: "imports-compare-iops", of: ({ iops }: Io) => iops, show: significant },
  { id: "imports-compare-ios", of: ({ ios }: Io) => ios, show: significant },
  { id: "imports-compare-reads", of: ({ read_fraction }: Io) => read_fraction, show: percent },
  { id: "imports-compare-read-size", of: ({ read_size_kb }: Io) => read_size_kb, show: significant },
  { id: "imports-compare-write-size", of: ({ write_size_kb }: Io) => write_size_kb, show: significant },
] as const;

function Rows({ comparison, pools }: { comparison: PhaseComparison; pools: readonly Pool[] }) {
  const { label, pool_ids, measured, before, after } = comparison;
  const names = pools.filter(({ id }) => pool_ids.includes(id)).map(({ name }) => name);
  const known = figures.filter(({ of }) => of(measured) !== null);
  return (
    <Table.Tbody>
      <Table.Tr>
        <Table.Th colSpan={4} scope="rowgroup">
          {names.length === 0 ? label : t("imports-compare-phase", { phase: label, pools: names.join(", ") })}
        </Table.Th>
      </Table.Tr>
      {known.map(({ id, of, show }) => {
        const cells = [measured, before, after].map((io) => {
          const value = of(io);
          return value === null ? "–" : show(value);
        });
        return (
          <Table.Tr key={id}>
            <Table.Th scope="row" className={classes.path}>
              {t(id)}
            </Table.Th>
            <Table.Td ta="right">{cells[0]}</Table.Td>
            <Table.Td ta="right" className={classes.before}>
              {cells[1]}
            </Table.Td>
            <Table.Td ta="right">{cells[2]}</Table.Td>
          </Table.Tr>
        );
      })}
    </Table.Tbody>
  );
}

interface Props {
  comparisons: readonly PhaseComparison[];
  pools: readonly Pool[];
  isStale: boolean;
}

export function Comparison({ comparisons, pools, isStale }: Props) {
  return (
    <div className={classes.changes} data-stale={isStale || undefined}>
      <ScrollTable label={t("imports-compare-table")}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("imports-compare-desktop")}</Table.Th>
              <Table.Th ta="right">{t("imports-measured")}</Table.Th>
              <Table.Th ta="right">{t("imports-compare-before")}</Table.Th>
              <Table.Th ta="right">{t("imports-compare-after")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          {comparisons.map((comparison) => (
            <Rows
              key={`${comparison.phase} ${comparison.pool_ids.join()}`}
              comparison={comparison}
              pools={pools}
            />
          ))}
        </Table>
      </ScrollTable>
      {comparisons.some(({ phase }) => phase === "steady_state") && (
        <p className={classes.hint}>{t("imports-compare-hint")}</p>
      )}
    </div>
  );
}
