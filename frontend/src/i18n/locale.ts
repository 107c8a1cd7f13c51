/** The reader's locale: language of the messages and dates, and the regional format of numbers. */

import { createStore } from "@/lib/data/store";

export interface Locale {
  /** Folder of the messages: de; en-XA for the pseudo-locale. */
  language: string;
  /** Tag that numbers are formatted with: de-AT. */
  formats: string;
}

export const DEFAULT_LANGUAGE = "en";

/** English with accents and brackets, made from the English messages: text without brackets is hard-coded. */
export const PSEUDO_LANGUAGE = "en-XA";

const baseOf = (language: string) => (language === PSEUDO_LANGUAGE ? DEFAULT_LANGUAGE : language);

/** Returns the reader's regional variant of a language, or the language itself: de → de-AT in an Austrian browser. */
export function formatsOf(language: string, wanted: readonly string[]): string {
  const base = baseOf(language);
  return wanted.find((tag) => tag.split("-")[0] === base) ?? base;
}

const wantedHere = () => (typeof navigator === "undefined" ? [] : (navigator.languages ?? []));

export const activeLocale = createStore<Locale>({
  language: DEFAULT_LANGUAGE,
  formats: formatsOf(DEFAULT_LANGUAGE, wantedHere()),
});

/** Returns the tag that numbers are formatted with. */
export function formatLocale(): string {
  return activeLocale.get().formats;
}

/** Returns the tag that dates are formatted with: the language alone, as in texts of the service. English is that of the US. */
export function dateLocale(): string {
  return baseOf(activeLocale.get().language);
}

/** Returns the header that asks the service for texts in the reader's language: de-AT, de, en. */
export function acceptLanguage(): string {
  const { language, formats } = activeLocale.get();
  const base = baseOf(language);
  return [...new Set([formats, base, DEFAULT_LANGUAGE])]
    .map((tag, i) => (i === 0 ? tag : `${tag};q=${(1 - i / 10).toFixed(1)}`))
    .join(", ");
}
