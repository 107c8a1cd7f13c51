import "@/i18n/pages/auth";
import { useState } from "react";
import { saidOf } from "@/api/problem";
import { Form } from "@/components/layout/Form";
import { PasswordField } from "@/components/layout/PasswordField";
import { useVerifyEmail } from "@/features/accounts/api";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { AuthLayout, TextLink } from "./AuthLayout";
import { IncompleteLink } from "./IncompleteLink";
import { useLinkToken } from "./useLinkToken";
import { useSignedIn } from "./useSignedIn";

export function VerifyEmailPage() {
  const token = useLinkToken();
  const [password, setPassword] = useState("");
  const verify = useVerifyEmail();
  const signedIn = useSignedIn();
  if (token === "") return <IncompleteLink />;
  return (
    <AuthLayout
      title={t("auth-verify-title")}
      lead={t("auth-verify-lead")}
      foot={
        <RichText
          id="auth-verify-expired"
          tags={{ link: (text) => <TextLink to="/sign-up">{text}</TextLink> }}
        />
      }
    >
      <Form
        action={t("auth-confirm")}
        error={verify.error}
        isPending={verify.isPending}
        isReady={password !== ""}
        onSubmit={() => verify.mutate({ body: { token, password } }, { onSuccess: () => signedIn() })}
      >
        <PasswordField
          label={t("auth-password")}
          autoComplete="current-password"
          value={password}
          error={saidOf(verify.error, "password")}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Form>
    </AuthLayout>
  );
}
