/** Ask for the password and, if the account has a second factor, for a code before a sensitive action. */

import { TextInput } from "@mantine/core";
import { saidOf } from "@/api/problem";
import { PasswordField } from "@/components/layout/PasswordField";
import { t } from "@/i18n/t";
import type { Identity } from "../model/identity";

interface Props {
  identity: Identity;
  needsCode: boolean;
  error: unknown;
  passwordLabel: string;
  passwordHint?: string;
  onChange: (identity: Identity) => void;
}

export function IdentityFields({ identity, needsCode, error, passwordLabel, passwordHint, onChange }: Props) {
  return (
    <>
      <PasswordField
        label={passwordLabel}
        description={passwordHint}
        autoComplete="current-password"
        value={identity.password}
        error={saidOf(error, "password")}
        onChange={(event) => onChange({ ...identity, password: event.currentTarget.value })}
      />
      {needsCode && (
        <TextInput
          label={t("accounts-code")}
          description={t("accounts-code-hint")}
          autoComplete="one-time-code"
          value={identity.code}
          error={saidOf(error, "code")}
          onChange={(event) => onChange({ ...identity, code: event.currentTarget.value })}
        />
      )}
    </>
  );
}
