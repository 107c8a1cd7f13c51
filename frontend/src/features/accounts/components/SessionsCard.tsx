import "@/i18n/pages/accounts";
import { Button, Skeleton, Table } from "@mantine/core";
import type { SessionEntry } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { atTime } from "@/lib/time/dates";
import { useEndSession, useSessions } from "../api";
import { deviceOf } from "../model/devices";

function Row({ session }: { session: SessionEntry }) {
  const end = useEndSession();
  const device = deviceOf(session.user_agent);
  return (
    <Table.Tr>
      <Table.Th scope="row" title={session.user_agent}>
        {device}
      </Table.Th>
      <Table.Td>{session.address}</Table.Td>
      <Table.Td>{atTime(session.created_at)}</Table.Td>
      <Table.Td>{session.is_current ? t("accounts-session-current") : atTime(session.seen_at)}</Table.Td>
      <Table.Td ta="right">
        {!session.is_current && (
          <Button
            size="compact-sm"
            variant="default"
            loading={end.isPending}
            aria-label={t("accounts-session-end-label", { device })}
            onClick={() => end.mutate({ params: { path: { session_id: session.id } } })}
          >
            {t("accounts-session-end")}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

export function SessionsCard() {
  const sessions = useSessions();
  return (
    <Card title={t("accounts-sessions")} note={t("accounts-sessions-note")}>
      {sessions.error && <ErrorNotice error={sessions.error} />}
      {sessions.isPending && <Skeleton height={80} />}
      {sessions.data && (
        <ScrollTable label={t("accounts-sessions")}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("accounts-session-browser")}</Table.Th>
                <Table.Th>{t("accounts-session-address")}</Table.Th>
                <Table.Th>{t("accounts-session-started")}</Table.Th>
                <Table.Th>{t("accounts-session-used")}</Table.Th>
                <Table.Td />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {sessions.data.items.map((session) => (
                <Row key={session.id} session={session} />
              ))}
            </Table.Tbody>
          </Table>
        </ScrollTable>
      )}
    </Card>
  );
}
