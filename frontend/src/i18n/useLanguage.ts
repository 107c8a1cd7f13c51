/** The choice of a language: by the account, by this browser, or by what the browser prefers. */

import { negotiateLanguages } from "@fluent/langneg";
import { useStored } from "@/lib/data/store";
import { isLanguage, languages, loadBundle } from "./bundles";
import { activeLocale, DEFAULT_LANGUAGE, formatsOf } from "./locale";
import { setBundle } from "./t";

const KEY = "stormsizer-language";

const wantedHere = (): readonly string[] => navigator.languages ?? [navigator.language];

function stored(): string | null {
  const found = localStorage.getItem(KEY);
  return isLanguage(found) ? found : null;
}

/** Returns the language that fits best: the stored choice, else the first preference that is spoken here. */
export function negotiated(choice: string | null, wanted: readonly string[]): string {
  if (choice !== null) return choice;
  return (
    negotiateLanguages([...wanted], [...languages], {
      defaultLocale: DEFAULT_LANGUAGE,
      strategy: "lookup",
    })[0] ?? DEFAULT_LANGUAGE
  );
}

async function activate(language: string): Promise<void> {
  const wanted = wantedHere();
  setBundle(await loadBundle(language, wanted));
  document.documentElement.lang = language;
  activeLocale.set({ language, formats: formatsOf(language, wanted) });
}

/** Loads the language of the first page; call it before anything is drawn. */
export async function startLanguage(): Promise<void> {
  const language = negotiated(stored(), wantedHere());
  try {
    await activate(language);
  } catch {
    await activate(DEFAULT_LANGUAGE);
  }
}

/** Changes the language, and remembers it in this browser. */
export async function chooseLanguage(language: string): Promise<void> {
  localStorage.setItem(KEY, language);
  if (activeLocale.get().language !== language) await activate(language);
}

export function useLanguage(): string {
  return useStored(activeLocale, ({ language }) => language);
}

/** Returns what a language calls itself: de → Deutsch. */
export function nameOfLanguage(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
