import "@/i18n/pages/accounts";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { limits } from "@/api/forms";
import { saidOf } from "@/api/problem";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Form } from "@/components/layout/Form";
import { PasswordField } from "@/components/layout/PasswordField";
import { t } from "@/i18n/t";
import { useChangeEmail } from "../api";
import classes from "./accounts.module.css";

interface Props {
  email: string;
  hasSecondFactor: boolean;
}

const empty = { email: "", password: "", code: "" };

/** Changes the address; the link in a mail to the new address confirms it. */
export function EmailCard({ email, hasSecondFactor }: Props) {
  const [given, setGiven] = useState(empty);
  const change = useChangeEmail();
  const field = (key: keyof typeof empty) => ({
    value: given[key],
    error: saidOf(change.error, key),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setGiven((now) => ({ ...now, [key]: value }));
    },
  });
  const submit = () =>
    change.mutate(
      {
        body: {
          email: given.email.trim(),
          password: given.password,
          ...(hasSecondFactor ? { code: given.code.trim() } : {}),
        },
      },
      {
        onSuccess: () => {
          setGiven(empty);
          toast(t("accounts-email-sent"), t("accounts-email-sent-hint"));
        },
      },
    );
  return (
    <Card title={t("accounts-email")} note={t("accounts-email-note", { email })}>
      <div className={classes.narrow}>
        <Form
          action={t("accounts-email-change")}
          error={change.error}
          isPending={change.isPending}
          isReady={
            given.email.trim() !== "" &&
            given.password !== "" &&
            (!hasSecondFactor || given.code.trim() !== "")
          }
          onSubmit={submit}
        >
          <TextInput
            label={t("accounts-email-new")}
            type="email"
            autoComplete="email"
            {...limits.EmailChange.email}
            {...field("email")}
          />
          <PasswordField
            label={t("accounts-account-password")}
            autoComplete="current-password"
            {...field("password")}
          />
          {hasSecondFactor && (
            <TextInput
              label={t("accounts-code")}
              description={t("accounts-code-hint")}
              autoComplete="one-time-code"
              {...field("code")}
            />
          )}
        </Form>
      </div>
    </Card>
  );
}
