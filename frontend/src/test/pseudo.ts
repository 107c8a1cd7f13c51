/** Find text that is not made from a message: under the pseudo-locale, everything from a message has brackets. */

import { languages } from "@/i18n/bundles";
import { PSEUDO_LANGUAGE } from "@/i18n/locale";
import { CLOSING, OPENING } from "@/i18n/pseudo";
import { nameOfLanguage } from "@/i18n/useLanguage";
import { capitalize } from "@/lib/format/numbers";

const BRACKETED = new RegExp(`${OPENING}[^${CLOSING}]*${CLOSING}`, "gu");
const UNITS =
  /(?<![\p{L}])(IOPS|[KMGT]i?B(\/s)?|Gbit\/s|ms|W|kW|U|USD|EUR|v\d+|CSV|PDF|PNG|JSON|UTC|AM|PM|CPU|RAM|I\/O|fio|GHz|Gbit|million|billion)(?![\p{L}])/gu;
const NAMES = /Stormsizer|Ctrl|Shift|Alt|Firefox|Linux|esxtop/g;
const IDENTIFIER = /^[a-z_]+$/;
const SENTENCE = /(\S+\s+){3}/;
const ATTRIBUTES = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];

/** Adds every text of a JSON document, that is names and sentences that the service wrote, but no identifiers. */
export function collectTexts(document: unknown, into: Set<string>): void {
  if (typeof document === "string") {
    if (!IDENTIFIER.test(document)) into.add(document);
  } else if (Array.isArray(document)) for (const item of document) collectTexts(item, into);
  else if (document !== null && typeof document === "object")
    for (const value of Object.values(document)) collectTexts(value, into);
}

function calendarNames(locale: string): string[] {
  const names = new Set<string>();
  for (let month = 0; month < 12; month++)
    for (let day = 1; day <= 7; day++)
      for (const style of ["short", "long"] as const)
        for (const { type, value } of new Intl.DateTimeFormat(locale, {
          weekday: style,
          month: style,
          timeZone: "UTC",
        }).formatToParts(Date.UTC(2024, month, day)))
          if (type !== "literal") names.add(value);
  return [...names];
}

/** Time zones as they are shown: "America/New York". */
const zones = Intl.supportedValuesOf("timeZone").flatMap((zone) => [zone, zone.replaceAll("_", " ")]);
const languageNames = [...languages, PSEUDO_LANGUAGE].map(nameOfLanguage);

function shownTexts(root: HTMLElement): string[] {
  const texts: string[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("*")) {
    if (element.matches("script, style, code")) continue;
    for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? "");
    for (const node of element.childNodes) if (node.nodeType === 3) texts.push(node.textContent ?? "");
  }
  return texts.filter((text) => text.trim() !== "");
}

/** Whether a text is a sentence of the data: its first one is often shown alone. */
const isPartOf = (data: ReadonlySet<string>, text: string) =>
  SENTENCE.test(text) && [...data].some((each) => each.includes(text));

/** Returns the texts below an element that no message made, without data, numbers, units and dates. */
export function hardCodedTexts(root: HTMLElement, data: ReadonlySet<string>): string[] {
  const calendar = calendarNames("en");
  const cut = new Set(calendar.flatMap((name) => [name.slice(0, 2), name.slice(1)])); // in narrow columns
  const sentences = [...data].map(capitalize);
  const known = [...data, ...sentences, ...calendar, ...languageNames, ...zones]
    .filter((text) => /\p{L}/u.test(text) && text.length > 1)
    .sort((a, b) => b.length - a.length);
  const found = new Set<string>();
  for (const text of shownTexts(root).filter((each) => !cut.has(each.trim()))) {
    let rest = text.replace(BRACKETED, " ").replace(NAMES, " ");
    for (const each of known) if (/\p{L}{2}/u.test(rest)) rest = rest.replaceAll(each, " ");
    rest = rest.replace(UNITS, " ");
    if (/\p{L}{2}/u.test(rest) && !isPartOf(data, text.trim())) found.add(text.trim());
  }
  return [...found];
}
