/** Join an organization; invitees without an account choose a name and a password. */

import "@/i18n/pages/auth";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { limits } from "@/api/forms";
import { saidOf } from "@/api/problem";
import type { InvitationOffer } from "@/api/types";
import { Form } from "@/components/layout/Form";
import { t } from "@/i18n/t";
import { useAcceptInvitation } from "../api";
import { NewPassword } from "./NewPassword";

interface Props {
  token: string;
  offer: InvitationOffer;
  onDone: () => void;
}

export function AcceptForm({ token, offer, onDone }: Props) {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const accept = useAcceptInvitation();
  const isNew = !offer.has_account;
  const body = isNew ? { token, name, password } : { token };
  return (
    <Form
      action={t("auth-join", { organization: offer.organization })}
      error={accept.error}
      isPending={accept.isPending}
      isReady={!isNew || (name.trim() !== "" && password !== "")}
      onSubmit={() => accept.mutate({ body }, { onSuccess: onDone })}
    >
      {isNew && (
        <>
          <TextInput
            label={t("auth-email")}
            type="email"
            autoComplete="username"
            value={offer.email}
            readOnly
          />
          <TextInput
            label={t("auth-name")}
            autoComplete="name"
            {...limits.AcceptanceInput.name}
            value={name}
            error={saidOf(accept.error, "name")}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <NewPassword value={password} error={saidOf(accept.error, "password")} onChange={setPassword} />
        </>
      )}
    </Form>
  );
}
