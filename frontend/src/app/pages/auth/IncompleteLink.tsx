import "@/i18n/pages/auth";
import { t } from "@/i18n/t";
import { AuthLayout, TextLink } from "./AuthLayout";

/** Shown instead of a page that requires the link from an email. */
export function IncompleteLink() {
  return (
    <AuthLayout
      title={t("auth-incomplete-link")}
      lead={t("auth-incomplete-link-lead")}
      foot={<TextLink to="/sign-in">{t("auth-sign-in")}</TextLink>}
    />
  );
}
