/** Create, list and edit webhooks. */

import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import type { Webhook } from "@/api/types";
import { ConfirmDialog } from "@/components/feedback/ConfirmDialog";
import { OneTimeSecret } from "@/components/feedback/OneTimeSecret";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { PagedList } from "@/components/tables/PagedList";
import { t } from "@/i18n/t";
import {
  useCreateWebhook,
  useDeleteWebhook,
  usePing,
  useRotateSecret,
  useUpdateWebhook,
  useWebhooks,
} from "../api";
import { statusOf } from "../model/webhooks";
import { Deliveries } from "./Deliveries";
import { WebhookForm } from "./WebhookForm";
import classes from "./webhooks.module.css";

interface Secret {
  url: string;
  secret: string;
}

type Asked = { kind: "edit" | "rotate" | "delete"; webhook: Webhook };

interface DialogProps {
  webhook: Webhook;
  onClose: () => void;
}

function Editing({ webhook, onClose }: DialogProps) {
  const update = useUpdateWebhook();
  const path = { webhook_id: webhook.id };
  return (
    <Modal opened onClose={onClose} title={t("webhooks-edit-title")}>
      <WebhookForm
        given={webhook}
        action={t("webhooks-save")}
        mutation={update}
        onSubmit={({ url, event_types, paused }) =>
          update.mutate({ params: { path }, body: { url, event_types, paused } }, { onSuccess: onClose })
        }
        onCancel={onClose}
      />
    </Modal>
  );
}

function Rotation({ webhook, onClose, onSecret }: DialogProps & { onSecret: (secret: Secret) => void }) {
  const rotate = useRotateSecret();
  return (
    <ConfirmDialog
      isOpen
      title={t("webhooks-rotate-question")}
      action={t("webhooks-rotate")}
      error={rotate.error}
      isPending={rotate.isPending}
      onDo={() => rotate.mutate({ params: { path: { webhook_id: webhook.id } } }, { onSuccess: onSecret })}
      onClose={onClose}
    >
      {t("webhooks-rotate-hint")}
    </ConfirmDialog>
  );
}

function Deletion({ webhook, onClose }: DialogProps) {
  const remove = useDeleteWebhook();
  return (
    <ConfirmDialog
      isOpen
      title={t("webhooks-delete-question")}
      action={t("webhooks-delete")}
      error={remove.error}
      isPending={remove.isPending}
      onDo={() => remove.mutate({ params: { path: { webhook_id: webhook.id } } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t("webhooks-delete-hint", { url: webhook.url })}
    </ConfirmDialog>
  );
}

interface HookProps {
  webhook: Webhook;
  onAsk: (kind: Asked["kind"]) => void;
}

function Hook({ webhook, onAsk }: HookProps) {
  const ping = usePing();
  const update = useUpdateWebhook();
  const [isShown, setShown] = useState(false);
  const { id, url, event_types, paused } = webhook;
  const path = { webhook_id: id };
  const isBad = webhook.failing_since !== null || (paused && webhook.pause_reason !== "asked");
  const test = () =>
    ping.mutate(
      { params: { path } },
      {
        onSuccess: () => {
          setShown(true);
          toast(t("webhooks-test-sent"));
        },
      },
    );
  return (
    <li className={classes.hook}>
      <div>
        <strong className={classes.url}>{url}</strong>
        <div className={classes.facts}>{event_types.join(", ")}</div>
        {webhook.owner_name && (
          <div className={classes.facts}>{t("webhooks-owner", { name: webhook.owner_name })}</div>
        )}
        <div className={classes.facts} data-bad={isBad || undefined}>
          {isBad && <Icon name="warning" size={12} />} {statusOf(webhook)}
        </div>
      </div>
      <div className={classes.actions}>
        <Button size="compact-sm" variant="default" loading={ping.isPending} onClick={test}>
          {t("webhooks-test")}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          loading={update.isPending}
          onClick={() => update.mutate({ params: { path }, body: { url, event_types, paused: !paused } })}
        >
          {t(paused ? "webhooks-resume" : "webhooks-pause")}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onAsk("edit")}>
          {t("webhooks-edit")}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onAsk("rotate")}>
          {t("webhooks-rotate")}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onAsk("delete")}>
          {t("webhooks-delete")}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isShown}
          onClick={() => setShown((now) => !now)}
        >
          {t("webhooks-deliveries")}
        </Button>
      </div>
      {isShown && (
        <div className={classes.wide}>
          <Deliveries webhookId={id} />
        </div>
      )}
    </li>
  );
}

const fresh = { url: "", event_types: ["run.succeeded" as const, "run.failed" as const], paused: false };

export function WebhooksCards() {
  const webhooks = useWebhooks();
  const create = useCreateWebhook();
  const [isNew, setNew] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [secret, setSecret] = useState<Secret | null>(null);
  const close = () => setAsked(null);
  const showSecret = (created: Secret) => {
    setSecret(created);
    setNew(false);
    close();
  };
  return (
    <>
      {secret && (
        <Card title={t("webhooks-secret-title")} note={secret.url}>
          <OneTimeSecret label={t("webhooks-secret")} value={secret.secret}>
            {t("webhooks-secret-hint")}
          </OneTimeSecret>
          <Button mt={16} variant="default" onClick={() => setSecret(null)}>
            {t("common-secret-saved")}
          </Button>
        </Card>
      )}
      <Card
        title={t("webhooks-title")}
        note={t("webhooks-note")}
        actions={
          <Button size="compact-sm" leftSection={<Icon name="plus" size={14} />} onClick={() => setNew(true)}>
            {t("webhooks-new")}
          </Button>
        }
      >
        <PagedList query={webhooks} empty={t("webhooks-empty")} hint={t("webhooks-empty-hint")}>
          {(items) => (
            <ul className={classes.hooks}>
              {items.map((webhook) => (
                <Hook key={webhook.id} webhook={webhook} onAsk={(kind) => setAsked({ kind, webhook })} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
      <Modal opened={isNew} onClose={() => setNew(false)} title={t("webhooks-new")}>
        <WebhookForm
          given={fresh}
          action={t("webhooks-create")}
          mutation={create}
          onSubmit={(body) => create.mutate({ body }, { onSuccess: showSecret })}
          onCancel={() => setNew(false)}
        />
      </Modal>
      {asked?.kind === "edit" && <Editing webhook={asked.webhook} onClose={close} />}
      {asked?.kind === "rotate" && <Rotation webhook={asked.webhook} onClose={close} onSecret={showSecret} />}
      {asked?.kind === "delete" && <Deletion webhook={asked.webhook} onClose={close} />}
    </>
  );
}
