/** Two scenarios side by side, only where they say something else. */

import "@/i18n/pages/arrays";
import { Table } from "@mantine/core";
import type { Scenario } from "@/api/types";
import { Empty } from "@/components/feedback/Notice";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { differences } from "../../model/differences";
import { useForm } from "../fields/formContext";

interface Props {
  one: Scenario;
  other: Scenario;
  /** Heads of the two columns. */
  heads: readonly [string, string];
}

export function Differences({ one, other, heads }: Props) {
  const { schema } = useForm();
  const lines = differences(one, other, schema);
  if (lines.length === 0) return <Empty title={t("scenario-no-differences")} />;
  return (
    <ScrollTable label={t("scenario-differences")}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("scenario-difference-of")}</Table.Th>
            <Table.Th>{t("scenario-difference-field")}</Table.Th>
            <Table.Th>{heads[0]}</Table.Th>
            <Table.Th>{heads[1]}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.path}>
              <Table.Td>{line.where}</Table.Td>
              <Table.Th scope="row">{line.label}</Table.Th>
              <Table.Td>{line.one}</Table.Td>
              <Table.Td>{line.other}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollTable>
  );
}
