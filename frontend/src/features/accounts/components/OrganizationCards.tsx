import { Button, Skeleton, TextInput } from "@mantine/core";
import { useState } from "react";
import { type Gate, useMay, useMe } from "@/api/me";
import { saidOf } from "@/api/problem";
import type { Schemas } from "@/api/types";
import { ConfirmDialog } from "@/components/feedback/ConfirmDialog";
import { ErrorNotice } from "@/components/feedback/Notice";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Form } from "@/components/layout/Form";
import { Icon } from "@/components/marks/icons";
import { onDay } from "@/lib/time/dates";
import { useDeleteOrganization, useLeave, useOrganization, useRename } from "../api";
import classes from "./accounts.module.css";

type Organisation = Schemas["Organisation"];

function Name({ organisation, owner }: { organisation: Organisation; owner: Gate }) {
  const [name, setName] = useState(organisation.name);
  const rename = useRename();
  return (
    <Card title="Name" note={`There since ${onDay(organisation.created_at)}`}>
      <div className={classes.narrow}>
        <Form
          action="Rename"
          error={rename.error}
          isPending={rename.isPending}
          isReady={!owner.disabled && name.trim() !== "" && name !== organisation.name}
          onSubmit={() => rename.mutate({ body: { name } }, { onSuccess: () => toast("Renamed", name) })}
        >
          <TextInput
            label="Name of the organisation"
            value={name}
            maxLength={200}
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
  return (
    <Card
      title="Leave"
      note="Projects and runs stay with the organisation; an owner can invite you again"
      actions={
        <Button size="compact-sm" variant="default" onClick={() => setAsked(true)}>
          Leave the organisation
        </Button>
      }
    >
      <ConfirmDialog
        isOpen={isAsked}
        title={`Leave ${name}?`}
        action="Leave"
        error={leave.error}
        isPending={leave.isPending}
        onDo={() => leave.mutate({}, { onSuccess: onLeft })}
        onClose={() => setAsked(false)}
      >
        You will see nothing of it any more.
      </ConfirmDialog>
    </Card>
  );
}

function Export() {
  return (
    <Card
      title="Everything in one file"
      note="A ZIP with JSON lines for each kind of thing that belongs to the organisation"
      actions={
        <Button
          component="a"
          href="/api/v1/organisation/export"
          download
          size="compact-sm"
          variant="default"
          leftSection={<Icon name="download" size={14} />}
        >
          Export
        </Button>
      }
    >
      {null}
    </Card>
  );
}

function Delete({ name, onGone }: { name: string; onGone: () => void }) {
  const [typed, setTyped] = useState("");
  const remove = useDeleteOrganization();
  return (
    <Card
      title="Delete"
      note="For good: projects, runs, keys, links and the log, and the accounts of members who have no other organisation"
    >
      <div className={classes.narrow}>
        <Form
          action="Delete the organisation"
          error={remove.error}
          isPending={remove.isPending}
          isReady={typed === name}
          onSubmit={() => remove.mutate({ body: { name: typed } }, { onSuccess: onGone })}
        >
          <TextInput
            label="Its name, once more"
            description={`Type “${name}” to delete it`}
            autoComplete="off"
            value={typed}
            error={saidOf(remove.error, "name")}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Form>
      </div>
    </Card>
  );
}

export function OrganizationCards({ onLeft }: { onLeft: () => void }) {
  const organisation = useOrganization();
  const owner = useMay("owner");
  const isOwner = useMe().data?.role === "owner";
  if (organisation.error) return <ErrorNotice error={organisation.error} />;
  if (!organisation.data) return <Skeleton height={160} />;
  return (
    <>
      <Name organisation={organisation.data} owner={owner} />
      {isOwner && <Export />}
      <Leave name={organisation.data.name} onLeft={onLeft} />
      {isOwner && <Delete name={organisation.data.name} onGone={onLeft} />}
    </>
  );
}
