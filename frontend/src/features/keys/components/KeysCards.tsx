/** What programs prove themselves with: made here, shown once, revoked here. */

import { Button, Checkbox, Select, Table, TextInput } from "@mantine/core";
import { useState } from "react";
import { saidOf } from "@/api/problem";
import type { ApiKey, Scope } from "@/api/types";
import { ConfirmDialog } from "@/components/feedback/ConfirmDialog";
import { OneTimeSecret } from "@/components/feedback/OneTimeSecret";
import { Card } from "@/components/layout/Card";
import { Form } from "@/components/layout/Form";
import { PagedList } from "@/components/tables/PagedList";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { onDay } from "@/lib/time/dates";
import { useCreateKey, useKeys, useRevokeKey } from "../api";
import { isOver, lastUse, lives, scopes, statusOf } from "../model/keys";
import classes from "./keys.module.css";

function NewKey() {
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<string[]>(["read"]);
  const [days, setDays] = useState("90");
  const create = useCreateKey();
  const submit = () =>
    create.mutate(
      { body: { name, scopes: chosen as Scope[], expires_after_days: Number(days) } },
      { onSuccess: () => setName("") },
    );
  if (create.data) {
    return (
      <Card title={`Key “${create.data.name}” is made`}>
        <OneTimeSecret label="Key" value={create.data.token}>
          Programs send it in the header <code>Authorization: Bearer …</code>
        </OneTimeSecret>
        <Button mt={16} variant="default" onClick={() => create.reset()}>
          {t("common-secret-saved")}
        </Button>
      </Card>
    );
  }
  return (
    <Card title="New key" note="It acts for the organisation, and keeps working when whoever made it leaves">
      <Form
        action="Make the key"
        error={create.error}
        isPending={create.isPending}
        isReady={name.trim() !== "" && chosen.length > 0}
        onSubmit={submit}
      >
        <div className={classes.fields}>
          <TextInput
            label="What it is for"
            description="So that you know what stops when you revoke it"
            maxLength={200}
            value={name}
            error={saidOf(create.error, "name")}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Select
            label="It ends after"
            data={lives}
            value={days}
            allowDeselect={false}
            error={saidOf(create.error, "expires_after_days")}
            onChange={(value) => value && setDays(value)}
          />
        </div>
        <Checkbox.Group
          label="It may"
          value={chosen}
          onChange={setChosen}
          error={saidOf(create.error, "scopes")}
        >
          <div className={classes.scopes}>
            {scopes.map(({ value, label, may }) => (
              <Checkbox key={value} value={value} label={label} description={may} />
            ))}
          </div>
        </Checkbox.Group>
      </Form>
    </Card>
  );
}

interface RowProps {
  item: ApiKey;
  onRevoke: () => void;
}

function Row({ item, onRevoke }: RowProps) {
  const over = isOver(item);
  return (
    <Table.Tr data-over={over || undefined} className={classes.row}>
      <Table.Th scope="row">
        {item.name} <code className={classes.hint}>{item.hint}</code>
      </Table.Th>
      <Table.Td>{item.scopes.join(", ")}</Table.Td>
      <Table.Td>
        {onDay(item.created_at)}, {item.created_by}
      </Table.Td>
      <Table.Td>{lastUse(item)}</Table.Td>
      <Table.Td>{statusOf(item)}</Table.Td>
      <Table.Td ta="right">
        {!over && (
          <Button size="compact-sm" variant="default" aria-label={`Revoke ${item.name}`} onClick={onRevoke}>
            Revoke
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function Revocation({ item, onClose }: { item: ApiKey; onClose: () => void }) {
  const revoke = useRevokeKey();
  return (
    <ConfirmDialog
      isOpen
      title={`Revoke “${item.name}”?`}
      action="Revoke"
      error={revoke.error}
      isPending={revoke.isPending}
      onDo={() => revoke.mutate({ params: { path: { key_id: item.id } } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      Whatever uses it is refused from the next request on. That cannot be undone.
    </ConfirmDialog>
  );
}

export function KeysCards() {
  const keys = useKeys();
  const [doomed, setDoomed] = useState<ApiKey | null>(null);
  return (
    <>
      <NewKey />
      <Card title="Keys" note="Newest first, with those that have ended">
        <PagedList query={keys} empty="No key yet">
          {(items) => (
            <ScrollTable label="API keys">
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>Key</Table.Th>
                    <Table.Th>It may</Table.Th>
                    <Table.Th>Made</Table.Th>
                    <Table.Th>Last used</Table.Th>
                    <Table.Th>Works</Table.Th>
                    <Table.Td />
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {items.map((item) => (
                    <Row key={item.id} item={item} onRevoke={() => setDoomed(item)} />
                  ))}
                </Table.Tbody>
              </Table>
            </ScrollTable>
          )}
        </PagedList>
      </Card>
      {doomed && <Revocation item={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}
