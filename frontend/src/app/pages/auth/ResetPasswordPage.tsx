import "@/i18n/pages/auth";
import { useState } from "react";
import { saidOf } from "@/api/problem";
import { LinkButton } from "@/app/shell/LinkButton";
import { Form } from "@/components/layout/Form";
import { useResetPassword } from "@/features/accounts/api";
import { NewPassword } from "@/features/accounts/components/NewPassword";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { AuthLayout, TextLink } from "./AuthLayout";
import { IncompleteLink } from "./IncompleteLink";
import { useLinkToken } from "./useLinkToken";

export function ResetPasswordPage() {
  const token = useLinkToken();
  const [password, setPassword] = useState("");
  const reset = useResetPassword();
  if (reset.isSuccess) {
    return (
      <AuthLayout title={t("auth-reset-done")} lead={t("auth-reset-done-lead")}>
        <LinkButton to="/sign-in">{t("auth-sign-in")}</LinkButton>
      </AuthLayout>
    );
  }
  if (token === "") return <IncompleteLink />;
  return (
    <AuthLayout
      title={t("auth-reset-title")}
      foot={
        <RichText
          id="auth-reset-expired"
          tags={{ link: (text) => <TextLink to="/forgot-password">{text}</TextLink> }}
        />
      }
    >
      <Form
        action={t("auth-set-password")}
        error={reset.error}
        isPending={reset.isPending}
        isReady={password !== ""}
        onSubmit={() => reset.mutate({ body: { token, password } })}
      >
        <NewPassword
          label={t("auth-new-password")}
          value={password}
          error={saidOf(reset.error, "password")}
          onChange={setPassword}
        />
      </Form>
    </AuthLayout>
  );
}
