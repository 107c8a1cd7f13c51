import { TextInput } from "@mantine/core";
import { useState } from "react";
import { saidOf } from "@/api/problem";
import { Form } from "@/components/layout/Form";
import { useCreateImport } from "../../api";

interface Props {
  onMade: (id: string) => void;
}

export function NewImport({ onMade }: Props) {
  const [name, setName] = useState("");
  const create = useCreateImport();
  return (
    <Form
      action="Begin"
      error={create.error}
      isPending={create.isPending}
      isReady={name.trim() !== ""}
      onSubmit={() => create.mutate({ body: { name: name.trim() } }, { onSuccess: ({ id }) => onMade(id) })}
    >
      <TextInput
        data-autofocus
        label="Name"
        placeholder="Nordwind, hosts of March"
        description="What the files are of; figures taken from them carry it"
        maxLength={200}
        value={name}
        error={saidOf(create.error, "name")}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </Form>
  );
}
