/** List and export the audit log, and verify its integrity. */

import { Button, Group, Table, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { AuditEntry } from "@/api/types";
import { ErrorNotice, Notice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { PagedList } from "@/components/tables/PagedList";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { download } from "@/lib/browser/download";
import { whole } from "@/lib/format/numbers";
import { atTime } from "@/lib/time/dates";
import { auditCsv, useAuditEntries, useVerification } from "../api";
import { type AuditSearch, actorOf, filterOf, subjectOf, verdictInWords } from "../model/audit";
import classes from "./audit.module.css";

function Row({ entry }: { entry: AuditEntry }) {
  const details = Object.keys(entry.details).length > 0 ? JSON.stringify(entry.details) : "";
  return (
    <Table.Tr>
      <Table.Td className="numeric">{entry.number}</Table.Td>
      <Table.Td className={classes.nowrap}>{atTime(entry.at)}</Table.Td>
      <Table.Td>{actorOf(entry)}</Table.Td>
      <Table.Td>
        <code>{entry.action}</code>
      </Table.Td>
      <Table.Td className={classes.nowrap} title={entry.subject_id}>
        <code>{subjectOf(entry)}</code>
      </Table.Td>
      <Table.Td className={classes.details}>
        <code>{details}</code>
      </Table.Td>
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
      title={t("audit-integrity")}
      note={t("audit-integrity-note")}
      actions={
        <Button size="compact-sm" variant="default" loading={verification.isFetching} onClick={check}>
          {t(data ? "audit-verify-again" : "audit-verify")}
        </Button>
      }
    >
      {verification.error && <ErrorNotice error={verification.error} />}
      {data && (
        <Notice tone={data.holds ? "plain" : "poor"} title={verdictInWords(data)}>
          <RichText
            id="audit-head"
            parameters={{ number: whole(data.head_number), code: data.head_mac }}
            tags={{ code: (text) => <span className={classes.mac}>{text}</span> }}
          />
        </Notice>
      )}
    </Card>
  );
}

interface Props {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

function Filter({ search, onSearch }: Props) {
  const [typed, setTyped] = useState(search);
  const field = (key: keyof AuditSearch) => ({
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
    onSearch(typed);
  };
  const clear = () => {
    setTyped({});
    onSearch({});
  };
  return (
    <form className={classes.filter} onSubmit={submit}>
      <TextInput label={t("audit-who")} placeholder={t("audit-who-placeholder")} {...field("who")} />
      <TextInput label={t("audit-action")} placeholder={t("audit-action-placeholder")} {...field("action")} />
      <TextInput label={t("audit-from")} type="date" {...field("from")} />
      <TextInput label={t("audit-to")} type="date" {...field("to")} />
      <Group gap={8}>
        <Button size="xs" type="submit" variant="default">
          {t("audit-filter")}
        </Button>
        {Object.values(search).some(Boolean) && (
          <Button size="xs" variant="subtle" onClick={clear}>
            {t("audit-show-all")}
          </Button>
        )}
      </Group>
    </form>
  );
}

export function AuditLog({ search, onSearch }: Props) {
  const filter = filterOf(search);
  const entries = useAuditEntries(filter);
  const take = useMutation({
    mutationFn: () => auditCsv(filter),
    onSuccess: (file) => download("audit.csv", file),
  });
  return (
    <>
      <Card
        title={t("audit-title")}
        note={t("audit-note")}
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
        <Filter search={search} onSearch={onSearch} />
        <PagedList query={entries} empty={t("audit-empty")}>
          {(items) => (
            <ScrollTable label={t("audit-title")}>
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t("audit-number")}</Table.Th>
                    <Table.Th>{t("audit-time")}</Table.Th>
                    <Table.Th>{t("audit-who")}</Table.Th>
                    <Table.Th>{t("audit-action")}</Table.Th>
                    <Table.Th>{t("audit-subject")}</Table.Th>
                    <Table.Th>{t("audit-details")}</Table.Th>
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
