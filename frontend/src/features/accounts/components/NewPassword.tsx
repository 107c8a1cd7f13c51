import "@/i18n/pages/auth";
import { limits } from "@/api/forms";
import { PasswordField } from "@/components/layout/PasswordField";
import { t } from "@/i18n/t";

interface Props {
  label?: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** A new password; the service rejects passwords that are easy to guess. */
export function NewPassword({ label = t("auth-password"), value, error, onChange }: Props) {
  return (
    <PasswordField
      label={label}
      description={t("auth-new-password-hint")}
      autoComplete="new-password"
      {...limits.SignUpInput.password}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
