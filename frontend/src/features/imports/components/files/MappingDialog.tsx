/** What the columns of a table mean: its first rows, and a choice above each column. */

import { Button, Modal, NumberInput, Select, Table } from "@mantine/core";
import { useState } from "react";
import { Notice } from "@/components/feedback/Notice";
import { ScrollTable } from "@/components/tables/ScrollTable";
import {
  type ColumnUse,
  draftOf,
  ENTITY,
  type MappingDraft,
  mappingOf,
  missingIn,
  TIME,
  UNUSED,
  unitChoices,
  unitIn,
  unitValue,
} from "../../model/mapping";
import type { DateOrder, TableDigest, TableMapping } from "../../model/types";
import classes from "../imports.module.css";

/** Mantine takes an empty value for none. */
const NOTHING = "-";

const orders = [
  { value: NOTHING, label: "as the dates tell" },
  { value: "day first", label: "day first: 31.12.2026" },
  { value: "month first", label: "month first: 12/31/2026" },
  { value: "year first", label: "year first: 2026-12-31" },
];
const stamps = [
  { value: "end", label: "ends its interval" },
  { value: "start", label: "begins its interval" },
];

function usesOf(measures: readonly string[]) {
  return [
    { value: NOTHING, label: "not used" },
    { value: TIME, label: "time" },
    { value: ENTITY, label: "machine or disk" },
    ...measures.map((measure) => ({ value: measure, label: measure })),
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
        aria-label={`What ${name} holds`}
        data={uses}
        value={use === UNUSED ? NOTHING : use}
        allowDeselect={false}
        onChange={choose}
      />
      {units.length > 1 && (
        <Select
          size="xs"
          mt={4}
          aria-label={`Unit of ${name}`}
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
  table: TableDigest;
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
      <ScrollTable label="Columns and first rows">
        <Table className={classes.columns} withColumnBorders>
          <Table.Thead>
            <Table.Tr>
              {table.header.map((name, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
                <Table.Th key={i}>
                  <Column
                    name={name === "" ? `column ${i + 1}` : name}
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
          label="Order of dates"
          data={orders}
          value={draft.order ?? NOTHING}
          allowDeselect={false}
          onChange={(value) => part({ order: value === NOTHING ? null : (value as DateOrder) })}
        />
        <Select
          label="The time of a row"
          data={stamps}
          value={draft.stamps}
          allowDeselect={false}
          onChange={(value) => value !== null && part({ stamps: value as MappingDraft["stamps"] })}
        />
        <NumberInput
          label="Minutes to add for UTC"
          placeholder="by the site's time zone"
          min={-1440}
          max={1440}
          allowDecimal={false}
          value={draft.biasMinutes ?? ""}
          onChange={(typed) => part({ biasMinutes: typeof typed === "number" ? typed : null })}
        />
      </div>
      {missing && (
        <div style={{ marginTop: 16 }}>
          <Notice tone="fair" title="The table cannot be read so yet">
            {missing}
          </Notice>
        </div>
      )}
      <div className={classes.end}>
        <Button disabled={missing !== null} onClick={() => onMapped(mappingOf(table.header, draft))}>
          Read with these columns
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
    <Modal opened={isOpen} onClose={onClose} size="auto" title="What the columns mean">
      <Body {...body} />
    </Modal>
  );
}
