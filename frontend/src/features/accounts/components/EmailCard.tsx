import { PasswordInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { saidOf } from "@/api/problem";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Form } from "@/components/layout/Form";
import { useChangeEmail } from "../api";
import classes from "./accounts.module.css";

interface Props {
  email: string;
  hasSecondFactor: boolean;
}

const empty = { email: "", password: "", code: "" };

/** Another address: the service writes to it, and the link in that mail makes the change. */
export function EmailCard({ email, hasSecondFactor }: Props) {
  const [given, setGiven] = useState(empty);
  const change = useChangeEmail();
  const field = (key: keyof typeof empty) => ({
    value: given[key],
    error: saidOf(change.error, key),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setGiven((now) => ({ ...now, [key]: value }));
    },
  });
  const submit = () =>
    change.mutate(
      {
        body: {
          email: given.email.trim(),
          password: given.password,
          ...(hasSecondFactor ? { code: given.code.trim() } : {}),
        },
      },
      {
        onSuccess: () => {
          setGiven(empty);
          toast("Look into your mail", "If all is well, there is a link on its way to the new address.");
        },
      },
    );
  return (
    <Card title="E-mail" note={`Now ${email}; changing it signs you out in all other browsers`}>
      <div className={classes.narrow}>
        <Form
          action="Change the address"
          error={change.error}
          isPending={change.isPending}
          isReady={
            given.email.trim() !== "" &&
            given.password !== "" &&
            (!hasSecondFactor || given.code.trim() !== "")
          }
          onSubmit={submit}
        >
          <TextInput
            label="New address"
            type="email"
            autoComplete="email"
            maxLength={254}
            {...field("email")}
          />
          <PasswordInput
            label="Password of the account"
            autoComplete="current-password"
            {...field("password")}
          />
          {hasSecondFactor && (
            <TextInput
              label="Code"
              description="Of the second factor, or a recovery code"
              autoComplete="one-time-code"
              {...field("code")}
            />
          )}
        </Form>
      </div>
    </Card>
  );
}
