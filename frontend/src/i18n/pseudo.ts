/** The transform behind the pseudo-locale: accents, a third more length, and brackets around every piece of text. */

const accented: Record<string, string> = Object.fromEntries(
  [..."aáeéiíoóuúyýAÁEÉIÍOÓUÚcçCÇnñNÑsšSŠzžZŽ"].reduce<[string, string][]>((pairs, letter, i, all) => {
    if (i % 2 === 0) pairs.push([letter, all[i + 1] as string]);
    return pairs;
  }, []),
);

export const OPENING = "⟦";
export const CLOSING = "⟧";

/** "Save" → "⟦Šávé··⟧"; tags of rich text and surrounding spaces stay. */
export function pseudo(text: string): string {
  return text
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith("<") ? part : lengthened(part)))
    .join("");
}

function lengthened(text: string): string {
  const [, before, words, after] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? ["", "", text, ""];
  if (!words || !/\p{L}/u.test(words)) return text;
  const letters = [...words].map((letter) => accented[letter] ?? letter).join("");
  return `${before}${OPENING}${letters}${"·".repeat(Math.ceil(words.length / 3))}${CLOSING}${after}`;
}
