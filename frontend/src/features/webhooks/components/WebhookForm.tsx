import { Button, Checkbox, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { saidOf } from "@/api/problem";
import type { EventType, WebhookInput } from "@/api/types";
import { Form } from "@/components/layout/Form";
import { t } from "@/i18n/t";
import { eventTypes } from "../model/webhooks";

interface Props {
  given: WebhookInput;
  action: string;
  mutation: { error: unknown; isPending: boolean };
  onSubmit: (webhook: WebhookInput) => void;
  onCancel: () => void;
}

export function WebhookForm({ given, action, mutation, onSubmit, onCancel }: Props) {
  const [url, setUrl] = useState(given.url);
  const [types, setTypes] = useState<string[]>(given.event_types);
  const [paused, setPaused] = useState(given.paused);
  return (
    <Form
      action={action}
      error={mutation.error}
      isPending={mutation.isPending}
      isReady={url.trim() !== "" && types.length > 0}
      beside={
        <Button variant="default" onClick={onCancel}>
          {t("common-cancel")}
        </Button>
      }
      onSubmit={() => onSubmit({ url: url.trim(), event_types: types as EventType[], paused })}
    >
      <TextInput
        label={t("webhooks-url")}
        type="url"
        placeholder="https://hooks.example.com/stormsizer"
        description={t("webhooks-url-hint")}
        value={url}
        error={saidOf(mutation.error, "url")}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Checkbox.Group
        label={t("webhooks-events")}
        value={types}
        onChange={setTypes}
        error={saidOf(mutation.error, "event_types")}
      >
        <div style={{ display: "grid", gap: 8, paddingTop: 8 }}>
          {eventTypes.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={t(label)} />
          ))}
        </div>
      </Checkbox.Group>
      <Switch
        label={t("webhooks-paused")}
        description={t("webhooks-paused-hint")}
        checked={paused}
        onChange={(event) => setPaused(event.currentTarget.checked)}
      />
    </Form>
  );
}
