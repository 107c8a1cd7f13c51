import "@/i18n/pages/accounts";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { limits } from "@/api/forms";
import { saidOf } from "@/api/problem";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Form } from "@/components/layout/Form";
import { t } from "@/i18n/t";
import { useChangeEmail } from "../api";
import { isComplete, noIdentity, proofOf } from "../model/identity";
import classes from "./accounts.module.css";
import { IdentityFields } from "./IdentityFields";

interface Props {
  email: string;
  hasSecondFactor: boolean;
}

/** Changes the address; the link in a mail to the new address confirms it. */
export function EmailCard({ email, hasSecondFactor }: Props) {
  const [address, setAddress] = useState("");
  const [identity, setIdentity] = useState(noIdentity);
  const change = useChangeEmail();
  const submit = () =>
    change.mutate(
      { body: { email: address.trim(), ...proofOf(identity, hasSecondFactor) } },
      {
        onSuccess: () => {
          setAddress("");
          setIdentity(noIdentity);
          toast(t("accounts-email-sent"), t("accounts-email-sent-hint"));
        },
      },
    );
  return (
    <Card title={t("accounts-email")} note={t("accounts-email-note", { email })}>
      <div className={classes.narrow}>
        <Form
          action={t("accounts-email-change")}
          error={change.error}
          isPending={change.isPending}
          isReady={address.trim() !== "" && isComplete(identity, hasSecondFactor)}
          onSubmit={submit}
        >
          <TextInput
            label={t("accounts-email-new")}
            type="email"
            autoComplete="email"
            {...limits.EmailChange.email}
            value={address}
            error={saidOf(change.error, "email")}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <IdentityFields
            identity={identity}
            needsCode={hasSecondFactor}
            error={change.error}
            passwordLabel={t("accounts-account-password")}
            onChange={setIdentity}
          />
        </Form>
      </div>
    </Card>
  );
}
