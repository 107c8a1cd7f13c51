/** Who belongs to the organisation, and who is asked to. */

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
import { type Role, roles } from "@/lib/sizing/roles";
import { onDay } from "@/lib/time/dates";
import { useChangeMember, useInvitations, useInvite, useMembers, useRemoveMember, useWithdraw } from "../api";
import classes from "./accounts.module.css";

const choices = roles.map(({ value, label }) => ({ value, label }));

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
      { onError, onSuccess: () => toast(`${member.name} is ${role} now`) },
    );
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {member.name} {isMe && <span className={classes.you}>(you)</span>}
      </Table.Th>
      <Table.Td>{member.email}</Table.Td>
      <Table.Td>
        <Select
          size="xs"
          w={120}
          aria-label={`Role of ${member.name}`}
          data={choices}
          value={member.role}
          allowDeselect={false}
          disabled={owner.disabled || change.isPending}
          title={owner.title}
          onChange={give}
        />
      </Table.Td>
      <Table.Td>{member.has_second_factor ? "on" : "off"}</Table.Td>
      <Table.Td>{onDay(member.created_at)}</Table.Td>
      <Table.Td ta="right">
        {!isMe && (
          <Button
            {...owner}
            size="compact-sm"
            variant="default"
            aria-label={`Remove ${member.name}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function Removal({ member, onClose }: { member: Member; onClose: () => void }) {
  const remove = useRemoveMember();
  return (
    <ConfirmDialog
      isOpen
      title={`Remove ${member.name}?`}
      action="Remove"
      error={remove.error}
      isPending={remove.isPending}
      onDo={() =>
        remove.mutate({ params: { path: { account_id: member.account_id } } }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      {member.email} will see nothing of the organisation any more, from the next request on. What they made
      stays.
    </ConfirmDialog>
  );
}

function Members({ owner }: { owner: Gate }) {
  const members = useMembers();
  const me = useMe().data?.account;
  const [error, setError] = useState<unknown>(null);
  const [leaving, setLeaving] = useState<Member | null>(null);
  return (
    <Card title="Members" note={roles.map(({ label, may }) => `${label}: ${may}`).join(" · ")}>
      {error ? <ErrorNotice error={error} /> : null}
      <PagedList query={members} empty="Nobody belongs to the organisation">
        {(items) => (
          <ScrollTable label="Members">
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Name</Table.Th>
                  <Table.Th>E-mail</Table.Th>
                  <Table.Th>Role</Table.Th>
                  <Table.Th>Second factor</Table.Th>
                  <Table.Th>Since</Table.Th>
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
      {leaving && <Removal member={leaving} onClose={() => setLeaving(null)} />}
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
          toast("Invited", `A mail is on its way to ${email}.`);
          setEmail("");
        },
      },
    );
  return (
    <Form
      action="Invite"
      error={invite.error}
      isPending={invite.isPending}
      isReady={email.trim() !== ""}
      onSubmit={submit}
    >
      <div className={classes.invite}>
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="off"
          value={email}
          error={saidOf(invite.error, "email")}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Select
          label="Role"
          data={choices}
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
      <Table.Td>{invitation.role}</Table.Td>
      <Table.Td>{invitation.invited_by}</Table.Td>
      <Table.Td>{onDay(invitation.expires_at)}</Table.Td>
      <Table.Td ta="right">
        <Button
          size="compact-sm"
          variant="default"
          loading={withdraw.isPending}
          aria-label={`Withdraw the invitation of ${invitation.email}`}
          onClick={() => withdraw.mutate({ params: { path: { invitation_id: invitation.id } } })}
        >
          Withdraw
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

function Invitations() {
  const invitations = useInvitations();
  return (
    <Card title="Invitations" note="A mail brings the link; it works once, within a week">
      <Invite />
      <PagedList query={invitations} empty="No invitation waits">
        {(items) => (
          <ScrollTable label="Invitations that wait">
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>E-mail</Table.Th>
                  <Table.Th>Role</Table.Th>
                  <Table.Th>Invited by</Table.Th>
                  <Table.Th>Ends</Table.Th>
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
