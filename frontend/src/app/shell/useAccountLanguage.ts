import { useEffect } from "react";
import { useMe } from "@/api/me";
import { isLanguage } from "@/i18n/bundles";
import { chooseLanguage } from "@/i18n/useLanguage";

/** Follows the language that the account is set to, where the service stores one. */
export function useAccountLanguage(isSignedIn: boolean): void {
  const account = useMe(isSignedIn).data?.account;
  const language = account && "language" in account ? account.language : undefined;
  useEffect(() => {
    if (isLanguage(language)) void chooseLanguage(language);
  }, [language]);
}
