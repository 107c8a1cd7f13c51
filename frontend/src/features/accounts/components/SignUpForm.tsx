import "@/i18n/pages/auth";
import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { limits } from "@/api/forms";
import { saidOf } from "@/api/problem";
import { Form } from "@/components/layout/Form";
import { t } from "@/i18n/t";
import { useSignUp } from "../api";
import { NewPassword } from "./NewPassword";

interface Props {
  beside?: ReactNode;
  /** The service has sent a mail to this address. */
  onDone: (email: string) => void;
}

const empty = { name: "", organization: "", email: "", password: "" };

export function SignUpForm({ beside, onDone }: Props) {
  const [given, setGiven] = useState(empty);
  const signUp = useSignUp();
  const field = (key: keyof typeof empty) => ({
    value: given[key],
    error: saidOf(signUp.error, key),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setGiven((now) => ({ ...now, [key]: value }));
    },
  });
  return (
    <Form
      action={t("auth-create-account")}
      error={signUp.error}
      isPending={signUp.isPending}
      isReady={Object.values(given).every((value) => value.trim() !== "")}
      beside={beside}
      onSubmit={() => signUp.mutate({ body: given }, { onSuccess: () => onDone(given.email) })}
    >
      <TextInput label={t("auth-name")} autoComplete="name" {...limits.SignUpInput.name} {...field("name")} />
      <TextInput
        label={t("auth-organization")}
        description={t("auth-organization-hint")}
        autoComplete="organization"
        {...limits.SignUpInput.organization}
        {...field("organization")}
      />
      <TextInput label={t("auth-email")} type="email" autoComplete="username" {...field("email")} />
      <NewPassword
        value={given.password}
        error={saidOf(signUp.error, "password")}
        onChange={(password) => setGiven((now) => ({ ...now, password }))}
      />
    </Form>
  );
}
