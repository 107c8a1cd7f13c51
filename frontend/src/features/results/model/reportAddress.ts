/** Addresses of reports. */

import type { components } from "@/api/schema";
import { languages } from "@/i18n/bundles";
import { activeLocale, DEFAULT_LANGUAGE } from "@/i18n/locale";

export type Language = components["schemas"]["Report"]["language"];

/** Returns the language of the page; English for the pseudo-locale. */
export function ownLanguage(): Language {
  const { language } = activeLocale.get();
  return (languages.includes(language) ? language : DEFAULT_LANGUAGE) as Language;
}

/** Address of the PDF of a run, with or without the annex for engineers. */
export function reportAddress(runId: string, language: Language, hasAnnex = false): string {
  const query = new URLSearchParams({
    ...(language !== DEFAULT_LANGUAGE && { language }),
    ...(hasAnnex && { technical_annex: "true" }),
  }).toString();
  return `/api/v1/runs/${runId}/report${query && `?${query}`}`;
}
