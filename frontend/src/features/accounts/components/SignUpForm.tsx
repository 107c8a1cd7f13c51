import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { saidOf } from "@/api/problem";
import { Form } from "@/components/layout/Form";
import { useSignUp } from "../api";
import { NewPassword } from "./NewPassword";

interface Props {
  beside?: ReactNode;
  /** A mail is on its way to this address. */
  onDone: (email: string) => void;
}

const empty = { name: "", organisation: "", email: "", password: "" };

export function SignUpForm({ beside, onDone }: Props) {
  const [given, setGiven] = useState(empty);
  const signUp = useSignUp();
  const field = (key: keyof typeof empty) => ({
    value: given[key],
    error: saidOf(signUp.error, key),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setGiven((now) => ({ ...now, [key]: value }));
    },
  });
  return (
    <Form
      action="Make an account"
      error={signUp.error}
      isPending={signUp.isPending}
      isReady={Object.values(given).every((value) => value.trim() !== "")}
      beside={beside}
      onSubmit={() => signUp.mutate({ body: given }, { onSuccess: () => onDone(given.email) })}
    >
      <TextInput label="Your name" autoComplete="name" maxLength={200} {...field("name")} />
      <TextInput
        label="Organisation"
        description="Yours to name; you can invite others into it"
        autoComplete="organization"
        maxLength={200}
        {...field("organisation")}
      />
      <TextInput label="E-mail" type="email" autoComplete="username" {...field("email")} />
      <NewPassword
        value={given.password}
        error={saidOf(signUp.error, "password")}
        onChange={(password) => setGiven((now) => ({ ...now, password }))}
      />
    </Form>
  );
}
