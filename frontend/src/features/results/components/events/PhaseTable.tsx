/** Figures per phase; where the study measured the same phase, the measured number is below the predicted one. */

import { Switch } from "@mantine/core";
import { useState } from "react";
import { Card } from "@/components/layout/Card";
import { Icon, type IconName } from "@/components/marks/icons";
import { StatusMark } from "@/components/marks/VerdictMark";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { TableExport } from "@/components/tables/TableExport";
import { t } from "@/i18n/t";
import { type Store, useStored } from "@/lib/data/store";
import { type Cell, csvOfPhases, type PhaseRow, type Phases, together } from "../../model/events/phaseTable";
import type { SameDays } from "../../model/events/sameDays";
import { FigureButton } from "../figures/FigureButton";
import classes from "../results.module.css";

interface FigureProps {
  cell: Cell;
  metric: string;
  isFirst: boolean;
}

function Figure({ cell, metric, isFirst }: FigureProps) {
  return (
    <td>
      {cell.predicted && (
        <FigureButton phaseId={cell.phaseId} figureId={metric} isFocusable={isFirst}>
          <span className={classes.predicted}>{cell.predicted}</span>
        </FigureButton>
      )}
      {cell.measured && (
        <span className={classes.measured}>
          <span className="visually-hidden">{t("results-measured-word")} </span>
          {cell.measured} ({cell.error}){cell.provesLittle && <span title={t("results-fitted")}> ○</span>}
        </span>
      )}
    </td>
  );
}

interface RowProps {
  row: PhaseRow & SameDays;
  columns: Phases["columns"];
  nPools: number;
  lit: Store<string | null>;
  isSelected: boolean;
  onSelect: (id: string) => void;
}

function Row({ row, columns, nPools, lit, isSelected, onSelect }: RowProps) {
  const { event_id: eventId, status } = row.phase;
  const isLit = useStored(lit, (id) => id !== null && row.eventIds.includes(id));
  return (
    <tr
      data-lit={isLit || undefined}
      data-selected={isSelected || undefined}
      data-phase={row.phase.id}
      onPointerEnter={() => lit.set(eventId)}
      onPointerLeave={() => lit.set(null)}
    >
      <th scope="row">
        <span className={classes.rowName} data-kind={row.kind}>
          <span className={classes.kindIcon}>{row.kind && <Icon name={row.kind as IconName} />}</span>
          <span>
            <button
              type="button"
              aria-current={isSelected || undefined}
              onClick={() => onSelect(eventId)}
              onFocus={() => lit.set(eventId)}
              onBlur={() => lit.set(null)}
            >
              {row.label}
            </button>
            {row.days && <span className={classes.ofPools}>{row.days}</span>}
            {row.range && <span className={classes.ofPools}>{row.range}</span>}
            {row.pools.length < nPools && <span className={classes.ofPools}>{row.pools.join(", ")}</span>}
          </span>
          <StatusMark status={status} />
        </span>
      </th>
      {row.cells.map((cell, i) => (
        <Figure key={columns[i]?.id} cell={cell} metric={columns[i]?.metric ?? ""} isFirst={i === 0} />
      ))}
    </tr>
  );
}

interface Props extends Phases {
  lit: Store<string | null>;
  selectedId?: string | undefined;
  onSelect: (id: string) => void;
}

export function PhaseTable(props: Props) {
  const { columns, rows, hasMeasured, nPools, zone, lit, selectedId, onSelect } = props;
  const [withQuiet, setWithQuiet] = useState(false);
  const shown = together(
    rows.filter((row) => withQuiet || !row.quiet),
    zone,
  );
  return (
    <Card
      title={t("results-phases")}
      note={
        hasMeasured
          ? t("results-phases-note-measured", { fitted: t("results-fitted") })
          : t("results-phases-note")
      }
      actions={
        <div className={classes.run}>
          <Switch
            size="xs"
            label={t("results-show-quiet")}
            checked={withQuiet}
            onChange={(event) => setWithQuiet(event.currentTarget.checked)}
          />
          <TableExport title={t("results-phases")} content={() => csvOfPhases({ columns, rows })} />
        </div>
      }
    >
      <ScrollTable label={t("results-phases")}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("results-phase")}</th>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  {column.label}
                  <small>{column.unit || " "}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row
                key={row.phase.id}
                row={row}
                columns={columns}
                nPools={nPools}
                lit={lit}
                isSelected={selectedId !== undefined && row.eventIds.includes(selectedId)}
                onSelect={onSelect}
              />
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </Card>
  );
}
