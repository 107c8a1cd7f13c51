import "@/i18n/pages/auth";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { saidOf } from "@/api/problem";
import { Form } from "@/components/layout/Form";
import { useRequestReset } from "@/features/accounts/api";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { AuthLayout, TextLink } from "./AuthLayout";

export function ForgotPasswordPage() {
  const [email, setEmail] = useState("");
  const request = useRequestReset();
  if (request.isSuccess) {
    return (
      <AuthLayout
        title={t("auth-check-email")}
        lead={
          <RichText
            id="auth-reset-sent"
            parameters={{ email }}
            tags={{ strong: (text) => <strong>{text}</strong> }}
          />
        }
        foot={<TextLink to="/sign-in">{t("auth-back-to-sign-in")}</TextLink>}
      />
    );
  }
  return (
    <AuthLayout
      title={t("auth-forgot-password")}
      lead={t("auth-forgot-lead")}
      foot={<TextLink to="/sign-in">{t("auth-back-to-sign-in")}</TextLink>}
    >
      <Form
        action={t("auth-send-link")}
        error={request.error}
        isPending={request.isPending}
        isReady={email !== ""}
        onSubmit={() => request.mutate({ body: { email } })}
      >
        <TextInput
          label={t("auth-email")}
          type="email"
          autoComplete="username"
          value={email}
          error={saidOf(request.error, "email")}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Form>
    </AuthLayout>
  );
}
