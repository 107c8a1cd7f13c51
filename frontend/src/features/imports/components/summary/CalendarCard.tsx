/** Contents of a calendar: events exported by Stormsizer, and other entries. */

import { Table } from "@mantine/core";
import { useState } from "react";
import { Card } from "@/components/layout/Card";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { ShowMore } from "@/components/tables/ShowMore";
import { t } from "@/i18n/t";
import { whole } from "@/lib/format/numbers";
import { day, epoch } from "@/lib/time/instants";
import { spanWithYear } from "../../model/labels";
import type { CalendarSummary, FoundEntry } from "../../model/types";
import classes from "../imports.module.css";

const FEW = 20;

export function entryTime({ starts_at, ends_at, is_all_day }: FoundEntry, zone: string): string {
  if (is_all_day)
    return t("imports-all-day", { day: day(epoch(starts_at), zone), year: starts_at.slice(0, 4) });
  return spanWithYear(starts_at, ends_at, zone);
}

interface Props {
  calendar: CalendarSummary;
  zone: string;
  /** Names of kinds of event. */
  kindNames: ReadonlyMap<string, string>;
}

export function CalendarCard({ calendar, zone, kindNames }: Props) {
  const { events, entries } = calendar;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, FEW);
  const kindOf = ({ kind, is_guessed }: FoundEntry) => {
    if (kind === null) return t("imports-kind-unknown");
    const name = kindNames.get(kind) ?? kind;
    return is_guessed ? t("imports-kind-guessed", { kind: name }) : name;
  };
  return (
    <Card
      title={t("imports-calendar")}
      note={[
        events.length > 0 && t("imports-n-exported-events", { n: events.length }),
        entries.length > 0 && t("imports-n-entries", { n: entries.length }),
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
        <ScrollTable label={t("imports-calendar-entries")}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("imports-entry")}</Table.Th>
                <Table.Th>{t("imports-when")}</Table.Th>
                <Table.Th>{t("imports-entry-kind")}</Table.Th>
                <Table.Th ta="right">{t("imports-users")}</Table.Th>
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
