import { useState } from "react";
import { saidOf } from "@/api/problem";
import { Form } from "@/components/Form";
import { useResetPassword } from "@/features/accounts/api";
import { NewPassword } from "@/features/accounts/components/NewPassword";
import { LinkButton } from "../../LinkButton";
import { Door, TextLink } from "./Door";
import { IncompleteLink } from "./IncompleteLink";
import { useProof } from "./useProof";

export function ResetPasswordPage() {
  const token = useProof();
  const [password, setPassword] = useState("");
  const reset = useResetPassword();
  if (reset.isSuccess) {
    return (
      <Door title="The new password is set" lead="You have been signed out everywhere.">
        <LinkButton to="/sign-in">Sign in</LinkButton>
      </Door>
    );
  }
  if (token === "") return <IncompleteLink />;
  return (
    <Door
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
    </Door>
  );
}
