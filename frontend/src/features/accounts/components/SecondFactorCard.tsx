/** Set up two-factor authentication (password, QR code, code, recovery codes), or turn it off. */

import "@/i18n/pages/accounts";
import { Button, Group, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { meQuery } from "@/api/me";
import { saidOf } from "@/api/problem";
import { Copy } from "@/components/feedback/OneTimeSecret";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Form } from "@/components/layout/Form";
import { Icon } from "@/components/marks/icons";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { download } from "@/lib/browser/download";
import { useBeginSecondFactor, useConfirmSecondFactor, useRemoveSecondFactor } from "../api";
import { isComplete, noIdentity } from "../model/identity";
import { pictureOf, recoveryFile, secretOf } from "../model/secondFactor";
import classes from "./accounts.module.css";
import { IdentityFields } from "./IdentityFields";

interface StepProps {
  action: string;
  mutation: { error: unknown; isPending: boolean };
  /** Whether a code of the authenticator app is needed too. */
  needsCode?: boolean;
  onGiven: (password: string, code: string) => void;
  onCancel: () => void;
}

function WithPassword({ action, mutation, needsCode = false, onGiven, onCancel }: StepProps) {
  const [identity, setIdentity] = useState(noIdentity);
  return (
    <Form
      action={action}
      error={mutation.error}
      isPending={mutation.isPending}
      isReady={isComplete(identity, needsCode)}
      beside={
        <Button variant="default" onClick={onCancel}>
          {t("common-cancel")}
        </Button>
      }
      onSubmit={() => onGiven(identity.password, identity.code.trim())}
    >
      <IdentityFields
        identity={identity}
        needsCode={needsCode}
        error={mutation.error}
        passwordLabel={t("accounts-password")}
        passwordHint={t("accounts-password-again")}
        onChange={setIdentity}
      />
    </Form>
  );
}

function Codes({ codes, email, onDone }: { codes: readonly string[]; email: string; onDone: () => void }) {
  const text = codes.join("\n");
  return (
    <div className={classes.steps}>
      <p>
        <RichText id="accounts-recovery-codes-hint" tags={{ strong: (text) => <strong>{text}</strong> }} />
      </p>
      <ul className={classes.codes} aria-label={t("accounts-recovery-codes")}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap={8}>
        <Copy value={text} what={t("accounts-recovery-codes")} />
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
          {t("accounts-recovery-download")}
        </Button>
        <Button onClick={onDone}>{t("accounts-recovery-saved")}</Button>
      </Group>
    </div>
  );
}

function Enrollment({ email, onEnd }: { email: string; onEnd: () => void }) {
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  const [code, setCode] = useState("");
  const offer = begin.data;
  if (confirm.data) return <Codes codes={confirm.data.codes} email={email} onDone={onEnd} />;
  if (!offer) {
    return (
      <WithPassword
        action={t("accounts-continue")}
        mutation={begin}
        onGiven={(password) => begin.mutate({ body: { password } })}
        onCancel={onEnd}
      />
    );
  }
  const secret = secretOf(offer.uri);
  return (
    <div className={classes.steps}>
      <p>{t("accounts-scan")}</p>
      <img className={classes.qr} src={pictureOf(offer.qr_svg)} alt={t("accounts-qr")} />
      <p>
        {t("accounts-scan-manually")}
        <br />
        <code className={classes.secret}>{secret}</code> <Copy value={secret} what={t("accounts-secret")} />
      </p>
      <Form
        action={t("accounts-confirm")}
        error={confirm.error}
        isPending={confirm.isPending}
        isReady={code.trim() !== ""}
        beside={
          <Button variant="default" onClick={onEnd}>
            {t("common-cancel")}
          </Button>
        }
        onSubmit={() => confirm.mutate({ body: { code: code.trim() } })}
      >
        <TextInput
          label={t("accounts-code")}
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
    toast(t("accounts-second-factor-turned-off"), t("accounts-second-factor-turned-off-hint"));
  };
  return (
    <WithPassword
      action={t("accounts-second-factor-turn-off")}
      mutation={remove}
      needsCode
      onGiven={(password, code) => remove.mutate({ body: { password, code } }, { onSuccess: done })}
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
  const [mode, setMode] = useState<"enroll" | "remove">("enroll");
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
      title={t("accounts-second-factor")}
      note={t(isOn ? "accounts-second-factor-on" : "accounts-second-factor-off")}
      actions={
        !isOpen && (
          <Group gap={8}>
            {isOn && (
              <Button size="compact-sm" variant="default" onClick={() => open("remove")}>
                {t("accounts-second-factor-turn-off")}
              </Button>
            )}
            {!isOn && (
              <Button size="compact-sm" onClick={() => open("enroll")}>
                {t("accounts-second-factor-turn-on")}
              </Button>
            )}
          </Group>
        )
      }
    >
      {isOpen ? (
        <div className={classes.narrow}>
          {mode === "enroll" ? <Enrollment email={email} onEnd={end} /> : <Removal onEnd={end} />}
        </div>
      ) : (
        <p className={classes.plain}>{t("accounts-second-factor-hint")}</p>
      )}
    </Card>
  );
}
