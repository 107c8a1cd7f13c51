import { Button, Checkbox, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { saidOf } from "@/api/problem";
import type { EventType, WebhookInput } from "@/api/types";
import { Form } from "@/components/layout/Form";
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
          Cancel
        </Button>
      }
      onSubmit={() => onSubmit({ url: url.trim(), event_types: types as EventType[], paused })}
    >
      <TextInput
        label="Address"
        type="url"
        placeholder="https://hooks.example.com/stormsizer"
        description="Events are posted there: https, a public name"
        value={url}
        error={saidOf(mutation.error, "url")}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Checkbox.Group
        label="It is told when"
        value={types}
        onChange={setTypes}
        error={saidOf(mutation.error, "event_types")}
      >
        <div style={{ display: "grid", gap: 8, paddingTop: 8 }}>
          {eventTypes.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </div>
      </Checkbox.Group>
      <Switch
        label="Paused"
        description="What happens meanwhile is not told later"
        checked={paused}
        onChange={(event) => setPaused(event.currentTarget.checked)}
      />
    </Form>
  );
}
