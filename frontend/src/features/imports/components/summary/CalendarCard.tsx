/** What a calendar holds: events that this product wrote, and entries of people. */

import { Table } from "@mantine/core";
import { useState } from "react";
import { Card } from "@/components/layout/Card";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { ShowMore } from "@/components/tables/ShowMore";
import { counted, whole } from "@/lib/format/numbers";
import { day, epoch } from "@/lib/time/instants";
import { spanWithYear } from "../../model/labels";
import type { CalendarDigest, FoundEntry } from "../../model/types";
import classes from "../imports.module.css";

const FEW = 20;

export function entryTime({ starts_at, ends_at, is_all_day }: FoundEntry, zone: string): string {
  if (is_all_day) return `${day(epoch(starts_at), zone)}, all day, ${starts_at.slice(0, 4)}`;
  return spanWithYear(starts_at, ends_at, zone);
}

interface Props {
  calendar: CalendarDigest;
  zone: string;
  /** Names of kinds of event. */
  kindNames: ReadonlyMap<string, string>;
}

export function CalendarCard({ calendar, zone, kindNames }: Props) {
  const { events, entries } = calendar;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, FEW);
  const kindOf = ({ kind, is_guessed }: FoundEntry) =>
    kind === null ? "not told" : `${kindNames.get(kind) ?? kind}${is_guessed ? ", guessed" : ""}`;
  return (
    <Card
      title="What the calendar holds"
      note={[
        events.length > 0 && `${counted(events.length, "event")} that Stormsizer wrote`,
        entries.length > 0 && `${counted(entries.length, "entry", "entries")} of people`,
      ]
        .filter(Boolean)
        .join(", ")}
    >
      {events.length > 0 && (
        <ul className={classes.remarks}>
          {events.map(({ id, name, kind }) => (
            <li key={id}>
              {name} ({kindNames.get(kind) ?? kind})
            </li>
          ))}
        </ul>
      )}
      {entries.length > 0 && (
        <ScrollTable label="Entries of the calendar">
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Entry</Table.Th>
                <Table.Th>When</Table.Th>
                <Table.Th>May be</Table.Th>
                <Table.Th ta="right">Users</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map((entry) => (
                <Table.Tr key={entry.id}>
                  <Table.Th scope="row">{entry.name}</Table.Th>
                  <Table.Td className={classes.nowrap}>{entryTime(entry, zone)}</Table.Td>
                  <Table.Td>{kindOf(entry)}</Table.Td>
                  <Table.Td ta="right">{entry.n_users === null ? "–" : whole(entry.n_users)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollTable>
      )}
      <ShowMore nRest={Math.max(0, entries.length - FEW)} isWhole={isWhole} onChange={setWhole} />
    </Card>
  );
}
