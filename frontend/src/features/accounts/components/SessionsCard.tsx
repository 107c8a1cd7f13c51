import { Button, Skeleton, Table } from "@mantine/core";
import type { SessionEntry } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { ScrollTable } from "@/components/tables/ScrollTable";
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
      <Table.Td>{session.is_current ? "now, here" : atTime(session.seen_at)}</Table.Td>
      <Table.Td ta="right">
        {!session.is_current && (
          <Button
            size="compact-sm"
            variant="default"
            loading={end.isPending}
            aria-label={`End the session in ${device}`}
            onClick={() => end.mutate({ params: { path: { session_id: session.id } } })}
          >
            End
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

export function SessionsCard() {
  const sessions = useSessions();
  return (
    <Card title="Where you are signed in" note="End what you do not know, then change the password">
      {sessions.error && <ErrorNotice error={sessions.error} />}
      {sessions.isPending && <Skeleton height={80} />}
      {sessions.data && (
        <ScrollTable label="Sessions">
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Browser</Table.Th>
                <Table.Th>Address</Table.Th>
                <Table.Th>Signed in</Table.Th>
                <Table.Th>Last used</Table.Th>
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
