import { PasswordInput } from "@mantine/core";
import { useState } from "react";
import { saidOf } from "@/api/problem";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Form } from "@/components/layout/Form";
import { useChangePassword } from "../api";
import classes from "./accounts.module.css";
import { NewPassword } from "./NewPassword";

export function PasswordCard({ email }: { email: string }) {
  const [password, setPassword] = useState("");
  const [next, setNext] = useState("");
  const change = useChangePassword();
  const submit = () =>
    change.mutate(
      { body: { password, new_password: next } },
      {
        onSuccess: () => {
          setPassword("");
          setNext("");
          toast("The password is changed", "You were signed out in all other browsers.");
        },
      },
    );
  return (
    <Card title="Password" note="Changing it signs you out in all other browsers">
      <div className={classes.narrow}>
        <Form
          action="Change the password"
          error={change.error}
          isPending={change.isPending}
          isReady={password !== "" && next !== ""}
          onSubmit={submit}
        >
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordInput
            label="Present password"
            autoComplete="current-password"
            value={password}
            error={saidOf(change.error, "password")}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <NewPassword
            label="New password"
            value={next}
            error={saidOf(change.error, "new_password")}
            onChange={setNext}
          />
        </Form>
      </div>
    </Card>
  );
}
