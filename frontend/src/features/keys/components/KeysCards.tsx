/** Create, list and revoke API keys. */

import { Button, Checkbox, Select, Table, TextInput } from "@mantine/core";
import { useState } from "react";
import { defaults, limits } from "@/api/forms";
import { saidOf } from "@/api/problem";
import type { ApiKey, Scope } from "@/api/types";
import { ConfirmDialog } from "@/components/feedback/ConfirmDialog";
import { OneTimeSecret } from "@/components/feedback/OneTimeSecret";
import { Card } from "@/components/layout/Card";
import { Form } from "@/components/layout/Form";
import { PagedList } from "@/components/tables/PagedList";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { onDay } from "@/lib/time/dates";
import { useCreateKey, useKeys, useRevokeKey } from "../api";
import { isOver, lastUse, lifetimes, scopes, statusOf } from "../model/keys";
import classes from "./keys.module.css";

function NewKey() {
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<string[]>(["read"]);
  const [days, setDays] = useState(String(defaults.ApiKeyInput.expires_after_days));
  const create = useCreateKey();
  const submit = () =>
    create.mutate(
      { body: { name, scopes: chosen as Scope[], expires_after_days: Number(days) } },
      { onSuccess: () => setName("") },
    );
  if (create.data) {
    return (
      <Card title={t("keys-created", { name: create.data.name })}>
        <OneTimeSecret label={t("keys-key")} value={create.data.token}>
          <RichText id="keys-usage" tags={{ code: (text) => <code>{text}</code> }} />
        </OneTimeSecret>
        <Button mt={16} variant="default" onClick={() => create.reset()}>
          {t("common-secret-saved")}
        </Button>
      </Card>
    );
  }
  return (
    <Card title={t("keys-new")} note={t("keys-new-note")}>
      <Form
        action={t("keys-create")}
        error={create.error}
        isPending={create.isPending}
        isReady={name.trim() !== "" && chosen.length > 0}
        onSubmit={submit}
      >
        <div className={classes.fields}>
          <TextInput
            label={t("keys-name")}
            description={t("keys-name-hint")}
            {...limits.ApiKeyInput.name}
            value={name}
            error={saidOf(create.error, "name")}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Select
            label={t("keys-expires-after")}
            data={lifetimes()}
            value={days}
            allowDeselect={false}
            error={saidOf(create.error, "expires_after_days")}
            onChange={(value) => value && setDays(value)}
          />
        </div>
        <Checkbox.Group
          label={t("keys-scopes")}
          value={chosen}
          onChange={setChosen}
          error={saidOf(create.error, "scopes")}
        >
          <div className={classes.scopes}>
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                value={scope}
                label={t(`keys-scope-${scope}`)}
                description={t(`keys-scope-${scope}-hint`)}
              />
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
      <Table.Td>{item.scopes.map((scope) => t(`keys-scope-${scope}`)).join(", ")}</Table.Td>
      <Table.Td>{item.owner_name ?? "–"}</Table.Td>
      <Table.Td>{t("keys-made-by", { date: onDay(item.created_at), person: item.created_by })}</Table.Td>
      <Table.Td>{lastUse(item)}</Table.Td>
      <Table.Td>{statusOf(item)}</Table.Td>
      <Table.Td ta="right">
        {!over && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t("keys-revoke-label", { name: item.name })}
            onClick={onRevoke}
          >
            {t("keys-revoke-short")}
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
      title={t("keys-revoke-question", { name: item.name })}
      action={t("keys-revoke")}
      error={revoke.error}
      isPending={revoke.isPending}
      onDo={() => revoke.mutate({ params: { path: { key_id: item.id } } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t("keys-revoke-warning")}
    </ConfirmDialog>
  );
}

export function KeysCards() {
  const keys = useKeys();
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  return (
    <>
      <NewKey />
      <Card title={t("keys-list")} note={t("keys-list-note")}>
        <PagedList query={keys} empty={t("keys-empty")}>
          {(items) => (
            <ScrollTable label={t("keys-table")}>
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t("keys-key")}</Table.Th>
                    <Table.Th>{t("keys-scopes")}</Table.Th>
                    <Table.Th>{t("keys-owner")}</Table.Th>
                    <Table.Th>{t("keys-made")}</Table.Th>
                    <Table.Th>{t("keys-last-used")}</Table.Th>
                    <Table.Th>{t("keys-status")}</Table.Th>
                    <Table.Td />
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {items.map((item) => (
                    <Row key={item.id} item={item} onRevoke={() => setRevoking(item)} />
                  ))}
                </Table.Tbody>
              </Table>
            </ScrollTable>
          )}
        </PagedList>
      </Card>
      {revoking && <Revocation item={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}
