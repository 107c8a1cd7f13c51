import "@/i18n/pages/auth";
import { useState } from "react";
import { saidOf } from "@/api/problem";
import { Form } from "@/components/layout/Form";
import { PasswordField } from "@/components/layout/PasswordField";
import { useConfirmEmail } from "@/features/accounts/api";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { AuthLayout, TextLink } from "./AuthLayout";
import { IncompleteLink } from "./IncompleteLink";
import { useLinkToken } from "./useLinkToken";
import { useSignedIn } from "./useSignedIn";

export function ConfirmEmailPage() {
  const token = useLinkToken();
  const [password, setPassword] = useState("");
  const confirm = useConfirmEmail();
  const signedIn = useSignedIn();
  if (token === "") return <IncompleteLink />;
  return (
    <AuthLayout
      title={t("auth-confirm-email-title")}
      lead={t("auth-confirm-email-lead")}
      foot={
        <RichText
          id="auth-confirm-email-expired"
          tags={{ link: (text) => <TextLink to="/account">{text}</TextLink> }}
        />
      }
    >
      <Form
        action={t("auth-confirm")}
        error={confirm.error}
        isPending={confirm.isPending}
        isReady={password !== ""}
        onSubmit={() =>
          confirm.mutate({ body: { token, password } }, { onSuccess: () => signedIn("/account") })
        }
      >
        <PasswordField
          label={t("auth-password")}
          autoComplete="current-password"
          value={password}
          error={saidOf(confirm.error, "password")}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Form>
    </AuthLayout>
  );
}
