/** Sign in with email and password, and with a code where the service requires one. */

import "@/i18n/pages/auth";
import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { asProblem, saidOf } from "@/api/problem";
import { Form } from "@/components/layout/Form";
import { PasswordField } from "@/components/layout/PasswordField";
import { t } from "@/i18n/t";
import { useSignIn } from "../api";

interface Props {
  /** Address of the account, where it is fixed. */
  email?: string;
  beside?: ReactNode;
  onDone: () => void;
}

export function SignInForm({ email: given, beside, onDone }: Props) {
  const [email, setEmail] = useState(given ?? "");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [needsCode, setNeedsCode] = useState(false);
  const signIn = useSignIn();

  const submit = () =>
    signIn.mutate(
      { body: { email, password, ...(needsCode ? { code: code.trim() } : {}) } },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (asProblem(error).kind === "second-factor-needed") setNeedsCode(true);
        },
      },
    );
  const isOnlyTheCode = signIn.error !== null && asProblem(signIn.error).kind === "second-factor-needed";

  return (
    <Form
      action={t(needsCode ? "auth-confirm" : "auth-sign-in")}
      error={isOnlyTheCode ? null : signIn.error}
      isPending={signIn.isPending}
      isReady={email !== "" && password !== "" && (!needsCode || code.trim() !== "")}
      beside={beside}
      onSubmit={submit}
    >
      <TextInput
        label={t("auth-email")}
        type="email"
        autoComplete="username"
        readOnly={given !== undefined}
        data-autofocus={given === undefined || undefined}
        value={email}
        error={saidOf(signIn.error, "email")}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordField
        label={t("auth-password")}
        autoComplete="current-password"
        value={password}
        error={saidOf(signIn.error, "password")}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {needsCode && (
        <TextInput
          label={t("auth-code")}
          description={t("auth-code-hint")}
          autoComplete="one-time-code"
          autoFocus
          value={code}
          error={saidOf(signIn.error, "code")}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
    </Form>
  );
}
