/** List the members and invitations of the organization. */

import "@/i18n/pages/accounts";
import { Button, Select, Table, TextInput } from "@mantine/core";
import { useState } from "react";
import { type Gate, useMay, useMe } from "@/api/me";
import { saidOf } from "@/api/problem";
import type { Invitation, Member } from "@/api/types";
import { ConfirmDialog } from "@/components/feedback/ConfirmDialog";
import { ErrorNotice } from "@/components/feedback/Notice";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Form } from "@/components/layout/Form";
import { PagedList } from "@/components/tables/PagedList";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { type Role, roleChoices } from "@/lib/sizing/roles";
import { onDay } from "@/lib/time/dates";
import {
  useChangeMember,
  useCredentials,
  useInvitations,
  useInvite,
  useMembers,
  useRemoveMember,
  useWithdraw,
} from "../api";
import { type Choice, isDecided, queryOf } from "../model/credentials";
import classes from "./accounts.module.css";
import { CredentialsChoice } from "./CredentialsChoice";

const choices = () => roleChoices().map(({ value, label }) => ({ value, label }));

interface RowProps {
  member: Member;
  isMe: boolean;
  owner: Gate;
  onError: (error: unknown) => void;
  onRemove: () => void;
}

function Row({ member, isMe, owner, onError, onRemove }: RowProps) {
  const change = useChangeMember();
  const give = (role: string | null) =>
    role !== null &&
    role !== member.role &&
    change.mutate(
      { params: { path: { account_id: member.account_id } }, body: { role: role as Role } },
      {
        onError,
        onSuccess: () =>
          toast(
            t("accounts-member-role-changed", { name: member.name, role: t(`common-role-${role as Role}`) }),
          ),
      },
    );
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {member.name} {isMe && <span className={classes.you}>{t("accounts-member-you")}</span>}
      </Table.Th>
      <Table.Td>{member.email}</Table.Td>
      <Table.Td>
        <Select
          size="xs"
          w={120}
          aria-label={t("accounts-member-role-of", { name: member.name })}
          data={choices()}
          value={member.role}
          allowDeselect={false}
          disabled={owner.disabled || change.isPending}
          title={owner.title}
          onChange={give}
        />
      </Table.Td>
      <Table.Td>
        {t(
          member.has_second_factor ? "accounts-member-second-factor-on" : "accounts-member-second-factor-off",
        )}
      </Table.Td>
      <Table.Td>{onDay(member.created_at)}</Table.Td>
      <Table.Td ta="right">
        {!isMe && (
          <Button
            {...owner}
            size="compact-sm"
            variant="default"
            aria-label={t("accounts-member-remove", { name: member.name })}
            onClick={onRemove}
          >
            {t("common-remove")}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function Removal({ member, myId, onClose }: { member: Member; myId?: string; onClose: () => void }) {
  const remove = useRemoveMember();
  const credentials = useCredentials(member.account_id);
  const [choice, setChoice] = useState<Choice | null>(null);
  const params = { path: { account_id: member.account_id }, query: queryOf(choice) };
  return (
    <ConfirmDialog
      isOpen
      title={t("accounts-member-remove-question", { name: member.name })}
      action={t("common-remove")}
      error={remove.error}
      isPending={remove.isPending}
      isReady={isDecided(credentials.data?.items.length, choice)}
      question={
        <CredentialsChoice
          accountId={member.account_id}
          myId={myId}
          credentials={credentials}
          choice={choice}
          onChoose={setChoice}
        />
      }
      onDo={() => remove.mutate({ params }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t("accounts-member-remove-warning", { email: member.email })}
    </ConfirmDialog>
  );
}

function Members({ owner }: { owner: Gate }) {
  const members = useMembers();
  const me = useMe().data?.account;
  const [error, setError] = useState<unknown>(null);
  const [leaving, setLeaving] = useState<Member | null>(null);
  return (
    <Card
      title={t("accounts-members")}
      note={roleChoices()
        .map(({ label, may }) => `${label}: ${may}`)
        .join(" · ")}
    >
      {error ? <ErrorNotice error={error} /> : null}
      <PagedList query={members} empty={t("accounts-members-empty")}>
        {(items) => (
          <ScrollTable label={t("accounts-members")}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t("accounts-member-name")}</Table.Th>
                  <Table.Th>{t("accounts-email")}</Table.Th>
                  <Table.Th>{t("accounts-member-role")}</Table.Th>
                  <Table.Th>{t("accounts-member-second-factor")}</Table.Th>
                  <Table.Th>{t("accounts-member-since")}</Table.Th>
                  <Table.Td />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {items.map((member) => (
                  <Row
                    key={member.account_id}
                    member={member}
                    isMe={member.account_id === me?.id}
                    owner={owner}
                    onError={setError}
                    onRemove={() => {
                      setError(null);
                      setLeaving(member);
                    }}
                  />
                ))}
              </Table.Tbody>
            </Table>
          </ScrollTable>
        )}
      </PagedList>
      {leaving && <Removal member={leaving} {...(me && { myId: me.id })} onClose={() => setLeaving(null)} />}
    </Card>
  );
}

function Invite() {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("editor");
  const invite = useInvite();
  const submit = () =>
    invite.mutate(
      { body: { email, role } },
      {
        onSuccess: () => {
          toast(t("accounts-invited"), t("accounts-invited-hint", { email }));
          setEmail("");
        },
      },
    );
  return (
    <Form
      action={t("accounts-invite")}
      error={invite.error}
      isPending={invite.isPending}
      isReady={email.trim() !== ""}
      onSubmit={submit}
    >
      <div className={classes.invite}>
        <TextInput
          label={t("accounts-email")}
          type="email"
          autoComplete="off"
          value={email}
          error={saidOf(invite.error, "email")}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Select
          label={t("accounts-member-role")}
          data={choices()}
          value={role}
          allowDeselect={false}
          onChange={(value) => value && setRole(value as Role)}
        />
      </div>
    </Form>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const withdraw = useWithdraw();
  return (
    <Table.Tr>
      <Table.Th scope="row">{invitation.email}</Table.Th>
      <Table.Td>{t(`common-role-${invitation.role}`)}</Table.Td>
      <Table.Td>{invitation.invited_by}</Table.Td>
      <Table.Td>{onDay(invitation.expires_at)}</Table.Td>
      <Table.Td ta="right">
        <Button
          size="compact-sm"
          variant="default"
          loading={withdraw.isPending}
          aria-label={t("accounts-withdraw-label", { email: invitation.email })}
          onClick={() => withdraw.mutate({ params: { path: { invitation_id: invitation.id } } })}
        >
          {t("accounts-withdraw")}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

function Invitations() {
  const invitations = useInvitations();
  return (
    <Card title={t("accounts-invitations")} note={t("accounts-invitations-note")}>
      <Invite />
      <PagedList query={invitations} empty={t("accounts-invitations-empty")}>
        {(items) => (
          <ScrollTable label={t("accounts-invitations-pending")}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t("accounts-email")}</Table.Th>
                  <Table.Th>{t("accounts-member-role")}</Table.Th>
                  <Table.Th>{t("accounts-invited-by")}</Table.Th>
                  <Table.Th>{t("accounts-invitation-expires")}</Table.Th>
                  <Table.Td />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {items.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </Table.Tbody>
            </Table>
          </ScrollTable>
        )}
      </PagedList>
    </Card>
  );
}

export function MembersCards() {
  const owner = useMay("owner");
  const isOwner = useMe().data?.role === "owner";
  return (
    <>
      <Members owner={owner} />
      {isOwner && <Invitations />}
    </>
  );
}
