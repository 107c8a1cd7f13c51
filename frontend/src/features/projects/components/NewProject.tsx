import { Button, Group, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { asProblem } from "@/api/problem";
import { t } from "@/i18n/t";
import { createProject } from "../api";

export function NewProject({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const [name, setName] = useState("");
  const make = useMutation({
    mutationFn: () => createProject(name),
    meta: { isShownAtTheField: true },
    onSuccess: async () => {
      await queries.invalidateQueries();
      onDone();
    },
  });
  const wrong = make.error ? asProblem(make.error).problems[0] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        data-autofocus
        label={t("projects-name")}
        description={t("projects-name-hint")}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={wrong && t("projects-name-error", { message: wrong.message, allowed: wrong.allowed })}
      />
      <Group justify="end" mt={16}>
        <Button type="submit" loading={make.isPending}>
          {t("projects-create")}
        </Button>
      </Group>
    </form>
  );
}
