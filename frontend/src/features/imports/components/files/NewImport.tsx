import { TextInput } from "@mantine/core";
import { useState } from "react";
import { limits } from "@/api/forms";
import { saidOf } from "@/api/problem";
import { Form } from "@/components/layout/Form";
import { t } from "@/i18n/t";
import { useCreateImport } from "../../api";

interface Props {
  onMade: (id: string) => void;
}

export function NewImport({ onMade }: Props) {
  const [name, setName] = useState("");
  const create = useCreateImport();
  return (
    <Form
      action={t("imports-create")}
      error={create.error}
      isPending={create.isPending}
      isReady={name.trim() !== ""}
      onSubmit={() => create.mutate({ body: { name: name.trim() } }, { onSuccess: ({ id }) => onMade(id) })}
    >
      <TextInput
        data-autofocus
        label={t("imports-name")}
        placeholder={t("imports-name-example")}
        description={t("imports-name-hint")}
        {...limits.ImportInput.name}
        value={name}
        error={saidOf(create.error, "name")}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </Form>
  );
}
