/** Mapping of the columns of a table: its first rows, with a select above each column. */

import { Button, Modal, Select, Table } from "@mantine/core";
import { useState } from "react";
import { limits } from "@/api/forms";
import { Notice } from "@/components/feedback/Notice";
import { NumberInput } from "@/components/fields/NumberInput";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { type LabelId, t } from "@/i18n/t";
import {
  type ColumnUse,
  draftOf,
  ENTITY,
  type MappingDraft,
  mappingOf,
  measureName,
  missingIn,
  TIME,
  UNUSED,
  unitChoices,
  unitIn,
  unitValue,
} from "../../model/mapping";
import type { DateOrder, TableMapping, TableSummary } from "../../model/types";
import classes from "../imports.module.css";

/** Mantine takes an empty value for none. */
const NOTHING = "-";

const orders = {
  [NOTHING]: "imports-order-detect",
  "day first": "imports-order-day",
  "month first": "imports-order-month",
  "year first": "imports-order-year",
} as const;
const stamps = { end: "imports-stamp-end", start: "imports-stamp-start" } as const;

/** Options of a select from ids of labels. */
function labeled(ids: Record<string, LabelId>) {
  return Object.entries(ids).map(([value, id]) => ({ value, label: t(id) }));
}

function usesOf(measures: readonly string[]) {
  return [
    ...labeled({ [NOTHING]: "imports-use-none", [TIME]: "imports-use-time", [ENTITY]: "imports-use-entity" }),
    ...measures.map((measure) => ({ value: measure, label: measureName(measure) })),
  ];
}

interface ColumnProps {
  name: string;
  column: ColumnUse;
  uses: { value: string; label: string }[];
  onChange: (column: ColumnUse) => void;
}

function Column({ name, column, uses, onChange }: ColumnProps) {
  const { use, scale } = column;
  const isMeasure = use !== UNUSED && use !== TIME && use !== ENTITY;
  const units = isMeasure ? unitChoices(use, scale) : [];
  const choose = (value: string | null) => {
    if (value === null) return;
    const chosen = value === NOTHING ? UNUSED : value;
    onChange({ use: chosen, scale: unitIn(name, chosen) });
  };
  return (
    <>
      <span className={classes.header}>{name}</span>
      <Select
        size="xs"
        aria-label={t("imports-column-use", { name })}
        data={uses}
        value={use === UNUSED ? NOTHING : use}
        allowDeselect={false}
        onChange={choose}
      />
      {units.length > 1 && (
        <Select
          size="xs"
          mt={4}
          aria-label={t("imports-column-unit", { name })}
          data={units}
          value={unitValue(use, scale)}
          allowDeselect={false}
          onChange={(value) => value !== null && onChange({ use, scale: Number(value) })}
        />
      )}
    </>
  );
}

interface BodyProps {
  table: TableSummary;
  onMapped: (mapping: TableMapping) => void;
}

function Body({ table, onMapped }: BodyProps) {
  const [draft, setDraft] = useState<MappingDraft>(() => draftOf(table));
  const missing = missingIn(draft);
  const uses = usesOf(table.measures);
  const part = (changed: Partial<MappingDraft>) => setDraft((now) => ({ ...now, ...changed }));
  const column = (at: number) => (changed: ColumnUse) =>
    part({ columns: draft.columns.map((each, i) => (i === at ? changed : each)) });
  return (
    <>
      <ScrollTable label={t("imports-columns-table")}>
        <Table className={classes.columns} withColumnBorders>
          <Table.Thead>
            <Table.Tr>
              {table.header.map((name, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
                <Table.Th key={i}>
                  <Column
                    name={name === "" ? t("imports-column-unnamed", { n: i + 1 }) : name}
                    column={draft.columns[i] ?? { use: UNUSED, scale: 1 }}
                    uses={uses}
                    onChange={column(i)}
                  />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {table.first_rows.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place
              <Table.Tr key={i}>
                {table.header.map((_, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells too
                  <Table.Td key={j}>{row[j] ?? ""}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollTable>
      <div className={classes.fields} style={{ marginTop: 16 }}>
        <Select
          label={t("imports-order")}
          data={labeled(orders)}
          value={draft.order ?? NOTHING}
          allowDeselect={false}
          onChange={(value) => part({ order: value === NOTHING ? null : (value as DateOrder) })}
        />
        <Select
          label={t("imports-stamp")}
          data={labeled(stamps)}
          value={draft.stamps}
          allowDeselect={false}
          onChange={(value) => value !== null && part({ stamps: value as MappingDraft["stamps"] })}
        />
        <NumberInput
          label={t("imports-bias")}
          placeholder={t("imports-bias-none")}
          {...limits.TableMapping.bias_minutes}
          isWhole
          isOptional
          value={draft.biasMinutes}
          onChange={(biasMinutes) => part({ biasMinutes })}
        />
      </div>
      {missing && (
        <div style={{ marginTop: 16 }}>
          <Notice tone="fair" title={t("imports-mapping-incomplete")}>
            {missing}
          </Notice>
        </div>
      )}
      <div className={classes.end}>
        <Button disabled={missing !== null} onClick={() => onMapped(mappingOf(table.header, draft))}>
          {t("imports-read-mapped")}
        </Button>
      </div>
    </>
  );
}

interface Props extends BodyProps {
  isOpen: boolean;
  onClose: () => void;
}

export function MappingDialog({ isOpen, onClose, ...body }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} size="auto" title={t("imports-map-columns")}>
      <Body {...body} />
    </Modal>
  );
}
