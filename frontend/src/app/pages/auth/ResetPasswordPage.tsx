import { useState } from "react";
import { saidOf } from "@/api/problem";
import { LinkButton } from "@/app/shell/LinkButton";
import { Form } from "@/components/layout/Form";
import { useResetPassword } from "@/features/accounts/api";
import { NewPassword } from "@/features/accounts/components/NewPassword";
import { AuthLayout, TextLink } from "./AuthLayout";
import { IncompleteLink } from "./IncompleteLink";
import { useLinkToken } from "./useLinkToken";

export function ResetPasswordPage() {
  const token = useLinkToken();
  const [password, setPassword] = useState("");
  const reset = useResetPassword();
  if (reset.isSuccess) {
    return (
      <AuthLayout title="The new password is set" lead="You have been signed out everywhere.">
        <LinkButton to="/sign-in">Sign in</LinkButton>
      </AuthLayout>
    );
  }
  if (token === "") return <IncompleteLink />;
  return (
    <AuthLayout
      title="Set a new password"
      foot={
        <>
          The link is too old? <TextLink to="/forgot-password">Ask for another</TextLink>
        </>
      }
    >
      <Form
        action="Set it"
        error={reset.error}
        isPending={reset.isPending}
        isReady={password !== ""}
        onSubmit={() => reset.mutate({ body: { token, password } })}
      >
        <NewPassword
          label="New password"
          value={password}
          error={saidOf(reset.error, "password")}
          onChange={setPassword}
        />
      </Form>
    </AuthLayout>
  );
}
