/** Who did what, newest first; as a file too; and whether it is as it was written. */

import { Button, Group, Table, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { AuditEntry } from "@/api/types";
import { ErrorNotice, Notice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { PagedList } from "@/components/tables/PagedList";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { download } from "@/lib/browser/download";
import { atTime } from "@/lib/time/dates";
import { auditCsv, useAuditEntries, useVerification } from "../api";
import { type Asked, actionOf, actorOf, filterOf, subjectOf, verdictInWords } from "../model/audit";
import classes from "./audit.module.css";

function Row({ entry }: { entry: AuditEntry }) {
  const details = Object.keys(entry.details).length > 0 ? JSON.stringify(entry.details) : "";
  return (
    <Table.Tr>
      <Table.Td className="numeric">{entry.number}</Table.Td>
      <Table.Td className={classes.nowrap}>{atTime(entry.at)}</Table.Td>
      <Table.Td>{actorOf(entry)}</Table.Td>
      <Table.Td>{actionOf(entry)}</Table.Td>
      <Table.Td className={classes.nowrap} title={entry.subject_id}>
        {subjectOf(entry)}
      </Table.Td>
      <Table.Td className={classes.details}>{details}</Table.Td>
    </Table.Tr>
  );
}

function Verification() {
  const [isWanted, setWanted] = useState(false);
  const verification = useVerification(isWanted);
  const { data } = verification;
  const check = () => (isWanted ? void verification.refetch() : setWanted(true));
  return (
    <Card
      title="Is it as it was written?"
      note="Each entry carries a code over itself and the one before, so that a change shows"
      actions={
        <Button size="compact-sm" variant="default" loading={verification.isFetching} onClick={check}>
          {data ? "Check again" : "Check the log"}
        </Button>
      }
    >
      {verification.error && <ErrorNotice error={verification.error} />}
      {data && (
        <Notice tone={data.holds ? "plain" : "poor"} title={verdictInWords(data)}>
          The newest entry is number {data.head_number}; note it with its code, because nothing else shows
          that the newest entries were cut off: <span className={classes.mac}>{data.head_mac}</span>
        </Notice>
      )}
    </Card>
  );
}

interface Props {
  asked: Asked;
  onAsk: (asked: Asked) => void;
}

function Filter({ asked, onAsk }: Props) {
  const [typed, setTyped] = useState(asked);
  const field = (key: keyof Asked) => ({
    size: "xs" as const,
    className: classes.field,
    value: typed[key] ?? "",
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setTyped((now) => ({ ...now, [key]: value || undefined }));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(typed);
  };
  const clear = () => {
    setTyped({});
    onAsk({});
  };
  return (
    <form className={classes.filter} onSubmit={submit}>
      <TextInput label="Who" placeholder="name of a person or key" {...field("who")} />
      <TextInput label="Action" placeholder="update_scenario" {...field("action")} />
      <TextInput label="From" type="date" {...field("from")} />
      <TextInput label="To" type="date" {...field("to")} />
      <Group gap={8}>
        <Button size="xs" type="submit" variant="default">
          Filter
        </Button>
        {Object.values(asked).some(Boolean) && (
          <Button size="xs" variant="subtle" onClick={clear}>
            Show all
          </Button>
        )}
      </Group>
    </form>
  );
}

export function AuditLog({ asked, onAsk }: Props) {
  const filter = filterOf(asked);
  const entries = useAuditEntries(filter);
  const take = useMutation({
    mutationFn: () => auditCsv(filter),
    onSuccess: (file) => download("audit.csv", file),
  });
  return (
    <>
      <Card
        title="Audit log"
        note="Every change, newest first; kept by the service, changed by nobody"
        actions={
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Icon name="download" size={14} />}
            loading={take.isPending}
            onClick={() => take.mutate()}
          >
            CSV
          </Button>
        }
      >
        <Filter asked={asked} onAsk={onAsk} />
        <PagedList query={entries} empty="No entry matches">
          {(items) => (
            <ScrollTable label="Audit log">
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>No.</Table.Th>
                    <Table.Th>When</Table.Th>
                    <Table.Th>Who</Table.Th>
                    <Table.Th>Action</Table.Th>
                    <Table.Th>On what</Table.Th>
                    <Table.Th>Details</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {items.map((entry) => (
                    <Row key={entry.number} entry={entry} />
                  ))}
                </Table.Tbody>
              </Table>
            </ScrollTable>
          )}
        </PagedList>
      </Card>
      <Verification />
    </>
  );
}
