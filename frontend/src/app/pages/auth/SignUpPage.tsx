import "@/i18n/pages/auth";
import { useState } from "react";
import { SignUpForm } from "@/features/accounts/components/SignUpForm";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { AuthLayout, TextLink } from "./AuthLayout";

export function SignUpPage() {
  const [writtenTo, setWrittenTo] = useState("");
  if (writtenTo !== "") {
    return (
      <AuthLayout
        title={t("auth-check-email")}
        lead={
          <RichText
            id="auth-sign-up-sent"
            parameters={{ email: writtenTo }}
            tags={{ strong: (text) => <strong>{text}</strong> }}
          />
        }
        foot={t("auth-sign-up-not-received")}
      />
    );
  }
  return (
    <AuthLayout
      title={t("auth-create-account-title")}
      lead={t("auth-create-account-lead")}
      foot={
        <RichText
          id="auth-have-account"
          tags={{ link: (text) => <TextLink to="/sign-in">{text}</TextLink> }}
        />
      }
    >
      <SignUpForm onDone={setWrittenTo} />
    </AuthLayout>
  );
}
