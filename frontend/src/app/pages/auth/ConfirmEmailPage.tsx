import { PasswordInput } from "@mantine/core";
import { useState } from "react";
import { saidOf } from "@/api/problem";
import { Form } from "@/components/layout/Form";
import { useConfirmEmail } from "@/features/accounts/api";
import { AuthLayout, TextLink } from "./AuthLayout";
import { IncompleteLink } from "./IncompleteLink";
import { useLinkToken } from "./useLinkToken";
import { useSignedIn } from "./useSignedIn";

export function ConfirmEmailPage() {
  const token = useLinkToken();
  const [password, setPassword] = useState("");
  const confirm = useConfirmEmail();
  const comeIn = useSignedIn();
  if (token === "") return <IncompleteLink />;
  return (
    <AuthLayout
      title="Confirm your new address"
      lead="Enter the password of your account: from then on you sign in with this address."
      foot={
        <>
          The link is too old? <TextLink to="/account">Ask for a new one</TextLink>
        </>
      }
    >
      <Form
        action="Confirm"
        error={confirm.error}
        isPending={confirm.isPending}
        isReady={password !== ""}
        onSubmit={() =>
          confirm.mutate({ body: { token, password } }, { onSuccess: () => comeIn("/account") })
        }
      >
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          value={password}
          error={saidOf(confirm.error, "password")}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Form>
    </AuthLayout>
  );
}
