import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { client } from "@/api/client";
import { meQuery, useMe } from "@/api/me";
import type { Schemas } from "@/api/types";
import { isLanguage } from "@/i18n/bundles";
import { chooseLanguage } from "@/i18n/useLanguage";

type AccountLanguage = NonNullable<Schemas["AccountChange"]["language"]>;

/** Follows the language that the account is set to. */
export function useAccountLanguage(isSignedIn: boolean): void {
  const language = useMe(isSignedIn).data?.account?.language;
  useEffect(() => {
    if (isLanguage(language)) void chooseLanguage(language);
  }, [language]);
}

/** Returns a function that changes the language of the page, and of the account's emails where there is an account. */
export function useChooseLanguage(isSignedIn: boolean): (language: string) => Promise<void> {
  const account = useMe(isSignedIn).data?.account;
  const queries = useQueryClient();
  return async (chosen) => {
    if (account) {
      const language = chosen as AccountLanguage;
      await client.PATCH("/api/v1/me", { body: { language } });
      queries.setQueryData(meQuery.queryKey, (me) => me && { ...me, account: { ...account, language } });
    }
    await chooseLanguage(chosen);
  };
}
