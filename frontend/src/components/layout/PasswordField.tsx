import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { t } from "@/i18n/t";

/** A password input whose visibility button has a translated label. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput visibilityToggleButtonProps={{ "aria-label": t("common-toggle-password") }} {...props} />
  );
}
