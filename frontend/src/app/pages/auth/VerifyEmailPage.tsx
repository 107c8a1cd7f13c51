import { PasswordInput } from "@mantine/core";
import { useState } from "react";
import { saidOf } from "@/api/problem";
import { Form } from "@/components/layout/Form";
import { useVerifyEmail } from "@/features/accounts/api";
import { AuthLayout, TextLink } from "./AuthLayout";
import { IncompleteLink } from "./IncompleteLink";
import { useLinkToken } from "./useLinkToken";
import { useSignedIn } from "./useSignedIn";

export function VerifyEmailPage() {
  const token = useLinkToken();
  const [password, setPassword] = useState("");
  const verify = useVerifyEmail();
  const comeIn = useSignedIn();
  if (token === "") return <IncompleteLink />;
  return (
    <AuthLayout
      title="Confirm your address"
      lead="Enter the password that you chose: then the account is yours, and you are signed in."
      foot={
        <>
          The link is too old? <TextLink to="/sign-up">Begin again</TextLink>
        </>
      }
    >
      <Form
        action="Confirm"
        error={verify.error}
        isPending={verify.isPending}
        isReady={password !== ""}
        onSubmit={() => verify.mutate({ body: { token, password } }, { onSuccess: () => comeIn() })}
      >
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          value={password}
          error={saidOf(verify.error, "password")}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Form>
    </AuthLayout>
  );
}
