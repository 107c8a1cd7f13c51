import "@/i18n/pages/accounts";
import { Button, Skeleton, TextInput } from "@mantine/core";
import { useState } from "react";
import { limits } from "@/api/forms";
import { type Gate, useMay, useMe } from "@/api/me";
import { saidOf } from "@/api/problem";
import type { Schemas } from "@/api/types";
import { ConfirmDialog } from "@/components/feedback/ConfirmDialog";
import { ErrorNotice } from "@/components/feedback/Notice";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Form } from "@/components/layout/Form";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { onDay } from "@/lib/time/dates";
import { useCredentials, useDeleteOrganization, useLeave, useOrganization, useRename } from "../api";
import { type Choice, isDecided, queryOf } from "../model/credentials";
import { isComplete, noIdentity, proofOf } from "../model/identity";
import classes from "./accounts.module.css";
import { CredentialsChoice } from "./CredentialsChoice";
import { IdentityFields } from "./IdentityFields";

type Organization = Schemas["Organization"];

function Name({ organization, owner }: { organization: Organization; owner: Gate }) {
  const [name, setName] = useState(organization.name);
  const rename = useRename();
  return (
    <Card
      title={t("accounts-organization-name-title")}
      note={t("accounts-organization-created", { date: onDay(organization.created_at) })}
    >
      <div className={classes.narrow}>
        <Form
          action={t("accounts-rename")}
          error={rename.error}
          isPending={rename.isPending}
          isReady={!owner.disabled && name.trim() !== "" && name !== organization.name}
          onSubmit={() =>
            rename.mutate({ body: { name } }, { onSuccess: () => toast(t("accounts-renamed"), name) })
          }
        >
          <TextInput
            label={t("accounts-organization-name")}
            value={name}
            {...limits.OrganizationInput.name}
            readOnly={owner.disabled}
            description={owner.title}
            error={saidOf(rename.error, "name")}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Form>
      </div>
    </Card>
  );
}

function Leave({ name, onLeft }: { name: string; onLeft: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const leave = useLeave();
  const { account, role } = useMe().data ?? {};
  const isOwner = role === "owner"; // only owners have credentials that others can receive
  const credentials = useCredentials(account?.id ?? "", isAsked && isOwner);
  const [choice, setChoice] = useState<Choice | null>(null);
  return (
    <Card
      title={t("accounts-leave-title")}
      note={t("accounts-leave-note")}
      actions={
        <Button size="compact-sm" variant="default" onClick={() => setAsked(true)}>
          {t("accounts-leave-organization")}
        </Button>
      }
    >
      <ConfirmDialog
        isOpen={isAsked}
        title={t("accounts-leave-question", { name })}
        action={t("accounts-leave-organization")}
        error={leave.error}
        isPending={leave.isPending}
        isReady={!isOwner || isDecided(credentials.data?.items.length, choice)}
        question={
          account &&
          isOwner && (
            <CredentialsChoice
              accountId={account.id}
              credentials={credentials}
              choice={choice}
              onChoose={setChoice}
            />
          )
        }
        onDo={() => leave.mutate({ params: { query: queryOf(choice) } }, { onSuccess: onLeft })}
        onClose={() => setAsked(false)}
      >
        {t("accounts-leave-warning")}
      </ConfirmDialog>
    </Card>
  );
}

function Export() {
  return (
    <Card
      title={t("accounts-export-title")}
      note={t("accounts-export-note")}
      actions={
        <Button
          component="a"
          href="/api/v1/organization/export"
          download
          size="compact-sm"
          variant="default"
          leftSection={<Icon name="download" size={14} />}
        >
          {t("accounts-export")}
        </Button>
      }
    >
      {null}
    </Card>
  );
}

function Delete({ name, onGone }: { name: string; onGone: () => void }) {
  const [typed, setTyped] = useState("");
  const [identity, setIdentity] = useState(noIdentity);
  const needsCode = useMe().data?.account?.has_second_factor ?? false;
  const remove = useDeleteOrganization();
  return (
    <Card title={t("accounts-delete-title")} note={t("accounts-delete-note")}>
      <div className={classes.narrow}>
        <Form
          action={t("accounts-delete-organization")}
          error={remove.error}
          isPending={remove.isPending}
          isReady={typed === name && isComplete(identity, needsCode)}
          onSubmit={() =>
            remove.mutate({ body: { name: typed, ...proofOf(identity, needsCode) } }, { onSuccess: onGone })
          }
        >
          <TextInput
            label={t("accounts-delete-name")}
            description={t("accounts-delete-name-hint", { name })}
            autoComplete="off"
            value={typed}
            error={saidOf(remove.error, "name")}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <IdentityFields
            identity={identity}
            needsCode={needsCode}
            error={remove.error}
            passwordLabel={t("accounts-account-password")}
            onChange={setIdentity}
          />
        </Form>
      </div>
    </Card>
  );
}

export function OrganizationCards({ onLeft }: { onLeft: () => void }) {
  const organization = useOrganization();
  const owner = useMay("owner");
  const isOwner = useMe().data?.role === "owner";
  if (organization.error) return <ErrorNotice error={organization.error} />;
  if (!organization.data) return <Skeleton height={160} />;
  return (
    <>
      <Name organization={organization.data} owner={owner} />
      {isOwner && <Export />}
      <Leave name={organization.data.name} onLeft={onLeft} />
      {isOwner && <Delete name={organization.data.name} onGone={onLeft} />}
    </>
  );
}
