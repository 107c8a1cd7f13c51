import { TextInput } from "@mantine/core";
import { useState } from "react";
import { saidOf } from "@/api/problem";
import { Form } from "@/components/layout/Form";
import { useRequestReset } from "@/features/accounts/api";
import { AuthLayout, TextLink } from "./AuthLayout";

const back = <TextLink to="/sign-in">Back to sign in</TextLink>;

export function ForgotPasswordPage() {
  const [email, setEmail] = useState("");
  const request = useRequestReset();
  if (request.isSuccess) {
    return (
      <AuthLayout
        title="Look into your mail"
        lead={
          <>
            There is a mail on its way to <strong>{email}</strong>. Open the link in it within an hour.
          </>
        }
        foot={back}
      />
    );
  }
  return (
    <AuthLayout
      title="Forgot the password?"
      lead="Name your address: a mail with a link brings you to a new one."
      foot={back}
    >
      <Form
        action="Send the mail"
        error={request.error}
        isPending={request.isPending}
        isReady={email !== ""}
        onSubmit={() => request.mutate({ body: { email } })}
      >
        <TextInput
          label="E-mail"
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
