import "@/i18n/pages/auth";
import "@/i18n/pages/accounts";
import { useState } from "react";
import { saidOf } from "@/api/problem";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Form } from "@/components/layout/Form";
import { PasswordField } from "@/components/layout/PasswordField";
import { t } from "@/i18n/t";
import { useChangePassword } from "../api";
import classes from "./accounts.module.css";
import { NewPassword } from "./NewPassword";

export function PasswordCard({ email }: { email: string }) {
  const [password, setPassword] = useState("");
  const [next, setNext] = useState("");
  const change = useChangePassword();
  const submit = () =>
    change.mutate(
      { body: { password, new_password: next } },
      {
        onSuccess: () => {
          setPassword("");
          setNext("");
          toast(t("accounts-password-changed"), t("accounts-password-changed-hint"));
        },
      },
    );
  return (
    <Card title={t("accounts-password")} note={t("accounts-password-note")}>
      <div className={classes.narrow}>
        <Form
          action={t("accounts-password-change")}
          error={change.error}
          isPending={change.isPending}
          isReady={password !== "" && next !== ""}
          onSubmit={submit}
        >
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={t("accounts-password-current")}
            autoComplete="current-password"
            value={password}
            error={saidOf(change.error, "password")}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <NewPassword
            label={t("auth-new-password")}
            value={next}
            error={saidOf(change.error, "new_password")}
            onChange={setNext}
          />
        </Form>
      </div>
    </Card>
  );
}
