import "@/i18n/pages/auth";
import { useState } from "react";
import { useSignUpOffer } from "@/api/me";
import { SignUpForm } from "@/features/accounts/components/SignUpForm";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { AuthLayout, TextLink } from "./AuthLayout";

export function SignUpPage() {
  const [writtenTo, setWrittenTo] = useState("");
  const offer = useSignUpOffer();
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
  const foot = (
    <RichText id="auth-have-account" tags={{ link: (text) => <TextLink to="/sign-in">{text}</TextLink> }} />
  );
  if (offer.data?.is_open === false) {
    return (
      <AuthLayout title={t("auth-create-account-title")} lead={t("auth-sign-up-by-invitation")} foot={foot} />
    );
  }
  return (
    <AuthLayout title={t("auth-create-account-title")} lead={t("auth-create-account-lead")} foot={foot}>
      <SignUpForm onDone={setWrittenTo} />
    </AuthLayout>
  );
}
