/** Charts as tables: one quantity at a time. */

import { Button, SegmentedControl, Table } from "@mantine/core";
import { useState } from "react";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import type { ChartTable } from "@/lib/chart/chartTable";
import { contentOf } from "@/lib/chart/takeAway";
import classes from "../components.module.css";
import { ScrollTable } from "./ScrollTable";
import { TableExport } from "./TableExport";

export interface Tabled {
  id: string;
  title: string;
  table: () => ChartTable;
}

export function TableView({ charts }: { charts: readonly Tabled[] }) {
  const [chosen, setChosen] = useState(charts[0]?.id);
  const chart = charts.find(({ id }) => id === chosen) ?? charts[0];
  if (chart === undefined) return null;
  const table = chart.table();
  const { header, rows } = table;
  return (
    <>
      <div className={classes.tableTools}>
        {charts.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t("common-table-quantity")}
            data={charts.map(({ id, title }) => ({ value: id, label: title }))}
            value={chart.id}
            onChange={setChosen}
          />
        )}
        <TableExport title={chart.title} content={() => contentOf(table)} />
      </div>
      <ScrollTable label={chart.title} isLong>
        <Table stickyHeader>
          <Table.Thead>
            <Table.Tr>
              {header.map((name, i) => (
                <Table.Th key={name} ta={i > 0 ? "right" : "left"}>
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.at}>
                <Table.Th>{row.label}</Table.Th>
                {row.cells.map((cell, i) => (
                  <Table.Td key={header[i + 1] ?? i} ta="right">
                    {cell}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollTable>
    </>
  );
}

interface SwitchProps {
  isTable: boolean;
  onChange: (isTable: boolean) => void;
}

/** Changes between charts and their tables. */
export function TableSwitch({ isTable, onChange }: SwitchProps) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Icon name="table" size={14} />}
      aria-pressed={isTable}
      onClick={() => onChange(!isTable)}
    >
      {t(isTable ? "common-view-charts" : "common-view-table")}
    </Button>
  );
}
