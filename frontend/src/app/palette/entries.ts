/** What the command palette offers, and what of it fits to what was typed. */

export interface Entry {
  id: string;
  group: "Actions" | "This scenario" | "Scenarios" | "Pages" | "Settings";
  label: string;
  /** What it belongs to, e.g. the project of a scenario. */
  hint?: string;
  act: () => void;
}

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** 0 fits best: the label begins with it, then one of its words, then it stands somewhere. */
function rank(entry: Entry, typed: string): number {
  const label = fold(entry.label);
  if (label.startsWith(typed)) return 0;
  return label.split(/\W+/).some((word) => word.startsWith(typed)) ? 1 : 2;
}

/** Entries that hold every word that was typed, the best first; all of them in their order where nothing was typed. */
export function fitting(entries: readonly Entry[], typed: string): Entry[] {
  const asked = fold(typed.trim());
  if (asked === "") return [...entries];
  const words = asked.split(/\s+/);
  const found = entries.filter(({ group, label, hint = "" }) => {
    const text = fold(`${label} ${hint} ${group}`);
    return words.every((word) => text.includes(word));
  });
  return found.sort((a, b) => rank(a, asked) - rank(b, asked));
}
