/**
 * Bundles of messages, one per language: a folder in `seed-data/languages`. English comes with the page, except for the
 * files that `pages/` and `parts/` name, which come with theirs.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { DEFAULT_LANGUAGE, formatsOf, PSEUDO_LANGUAGE } from "./locale";
import { pseudo } from "./pseudo";

type Texts = Record<string, string>;

const english = import.meta.glob<string>(
  [
    "@languages/en/browser/*.ftl",
    "!@languages/en/browser/{accounts,arrays,audit,auth,branding,calendar,catalog,comparison,confidence,demo,evidence,failures,imports,keys,maintenance,outdated,prices,recommendation,reports,shares,sheets,start,warnings,webhooks}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
/** Bundles with the English messages: of the language itself and of the pseudo-locale. */
const englishBundles = new Set<FluentBundle>();
const translated = import.meta.glob<string>(
  ["@languages/*/browser/*.ftl", "@languages/*/fact.ftl", "!@languages/en/**"],
  { query: "?raw", import: "default" },
);

const folderOf = (path: string) => /languages\/([^/]+)\//.exec(path)?.[1] as string;

/** Languages that the interface speaks, English first. */
export const languages: readonly string[] = [
  DEFAULT_LANGUAGE,
  ...[...new Set(Object.keys(translated).map(folderOf))].sort(),
];

export function isLanguage(language: unknown): language is string {
  return typeof language === "string" && (languages.includes(language) || language === PSEUDO_LANGUAGE);
}

function bundleOf(language: string, texts: Texts, wanted: readonly string[]): FluentBundle {
  const bundle = new FluentBundle([formatsOf(language, wanted), language], {
    useIsolating: false,
    ...(language === PSEUDO_LANGUAGE ? { transform: pseudo } : {}),
  });
  for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text));
  if (texts === english) englishBundles.add(bundle);
  return bundle;
}

/** Adds the English messages of a page that is loaded later than the first one. */
export function addEnglish(name: string, text: string): void {
  english[name] = text;
  for (const bundle of englishBundles) bundle.addResource(new FluentResource(text));
}

async function textsOf(language: string): Promise<Texts> {
  const paths = Object.keys(translated).filter((path) => folderOf(path) === language);
  const texts = await Promise.all(paths.map((path) => translated[path]?.()));
  return Object.fromEntries(paths.map((path, i) => [path, texts[i] ?? ""]));
}

export function englishBundle(wanted: readonly string[]): FluentBundle {
  return bundleOf(DEFAULT_LANGUAGE, english, wanted);
}

/** Loads the messages of a language; those of English and of the pseudo-locale are there already. */
export async function loadBundle(language: string, wanted: readonly string[]): Promise<FluentBundle> {
  const isEnglish = language === DEFAULT_LANGUAGE || language === PSEUDO_LANGUAGE;
  return bundleOf(language, isEnglish ? english : await textsOf(language), wanted);
}
