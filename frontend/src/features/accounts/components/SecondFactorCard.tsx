/** The second factor: password, picture, code, recovery codes; or the way back to the password alone. */

import { Button, Group, PasswordInput, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { meQuery } from "@/api/me";
import { saidOf } from "@/api/problem";
import { Copy } from "@/components/feedback/OneTimeSecret";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Form } from "@/components/layout/Form";
import { Icon } from "@/components/marks/icons";
import { download } from "@/lib/browser/download";
import { useBeginSecondFactor, useConfirmSecondFactor, useRemoveSecondFactor } from "../api";
import { pictureOf, recoveryFile, secretOf } from "../model/secondFactor";
import classes from "./accounts.module.css";

interface StepProps {
  action: string;
  mutation: { error: unknown; isPending: boolean };
  onGiven: (password: string) => void;
  onCancel: () => void;
}

function WithPassword({ action, mutation, onGiven, onCancel }: StepProps) {
  const [password, setPassword] = useState("");
  return (
    <Form
      action={action}
      error={mutation.error}
      isPending={mutation.isPending}
      isReady={password !== ""}
      beside={
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      }
      onSubmit={() => onGiven(password)}
    >
      <PasswordInput
        label="Password"
        description="Once more, to be sure it is you"
        autoComplete="current-password"
        value={password}
        error={saidOf(mutation.error, "password")}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </Form>
  );
}

function Codes({ codes, email, onDone }: { codes: readonly string[]; email: string; onDone: () => void }) {
  const text = codes.join("\n");
  return (
    <div className={classes.steps}>
      <p>
        <strong>Keep these recovery codes now; they are shown this once.</strong> Each stands in for the
        second factor once, should you lose it.
      </p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap={8}>
        <Copy value={text} what="recovery codes" />
        <Button
          variant="default"
          leftSection={<Icon name="download" size={14} />}
          onClick={() =>
            download(
              "stormsizer-recovery-codes.txt",
              new Blob([recoveryFile(email, codes)], { type: "text/plain" }),
            )
          }
        >
          Download
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </Group>
    </div>
  );
}

function Enrolment({ email, onEnd }: { email: string; onEnd: () => void }) {
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  const [code, setCode] = useState("");
  const offer = begin.data;
  if (confirm.data) return <Codes codes={confirm.data.codes} email={email} onDone={onEnd} />;
  if (!offer) {
    return (
      <WithPassword
        action="Go on"
        mutation={begin}
        onGiven={(password) => begin.mutate({ body: { password } })}
        onCancel={onEnd}
      />
    );
  }
  const secret = secretOf(offer.uri);
  return (
    <div className={classes.steps}>
      <p>Scan the picture with an authenticator, then enter the code that it shows.</p>
      <img className={classes.qr} src={pictureOf(offer.qr_svg)} alt="QR code with the secret below" />
      <p>
        It cannot scan? Type this secret in:
        <br />
        <code className={classes.secret}>{secret}</code> <Copy value={secret} what="the secret" />
      </p>
      <Form
        action="Confirm"
        error={confirm.error}
        isPending={confirm.isPending}
        isReady={code.trim() !== ""}
        beside={
          <Button variant="default" onClick={onEnd}>
            Cancel
          </Button>
        }
        onSubmit={() => confirm.mutate({ body: { code: code.trim() } })}
      >
        <TextInput
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={saidOf(confirm.error, "code")}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </Form>
    </div>
  );
}

function Removal({ onEnd }: { onEnd: () => void }) {
  const remove = useRemoveSecondFactor();
  const done = () => {
    onEnd();
    toast("The second factor is off", "From now on the password alone is asked for.");
  };
  return (
    <WithPassword
      action="Turn it off"
      mutation={remove}
      onGiven={(password) => remove.mutate({ body: { password } }, { onSuccess: done })}
      onCancel={onEnd}
    />
  );
}

interface Props {
  email: string;
  isOn: boolean;
}

export function SecondFactorCard({ email, isOn }: Props) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [mode, setMode] = useState<"enrol" | "remove">("enrol");
  const open = (next: typeof mode) => {
    setMode(next);
    setOpen(true);
  };
  const end = () => {
    setOpen(false);
    void queries.invalidateQueries({ queryKey: meQuery.queryKey });
  };
  return (
    <Card
      title="Second factor"
      note={isOn ? "On: signing in asks for a code too" : "Off: signing in asks for the password alone"}
      actions={
        !isOpen && (
          <Group gap={8}>
            {isOn && (
              <Button size="compact-sm" variant="default" onClick={() => open("remove")}>
                Turn off
              </Button>
            )}
            <Button size="compact-sm" variant={isOn ? "default" : "filled"} onClick={() => open("enrol")}>
              {isOn ? "Replace" : "Turn on"}
            </Button>
          </Group>
        )
      }
    >
      {isOpen ? (
        <div className={classes.narrow}>
          {mode === "enrol" ? <Enrolment email={email} onEnd={end} /> : <Removal onEnd={end} />}
        </div>
      ) : (
        <p className={classes.plain}>
          An authenticator on your phone shows a code that changes every 30 seconds.
        </p>
      )}
    </Card>
  );
}
