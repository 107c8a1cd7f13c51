/** The entries of the command palette and their search. */

import { t } from "@/i18n/t";

export interface Entry {
  id: string;
  group: "actions" | "scenario" | "events" | "scenarios" | "pages" | "settings" | "help";
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

/** Rank a match: 0 where the label starts with the text, 1 where one of its words does, else 2; help comes last. */
function rank(entry: Entry, typed: string): number {
  if (entry.group === "help") return 3;
  const label = fold(entry.label);
  if (label.startsWith(typed)) return 0;
  return label.split(/\W+/).some((word) => word.startsWith(typed)) ? 1 : 2;
}

/** Groups that are only listed once text is typed, because they are long. */
const searchedOnly: readonly Entry["group"][] = ["events", "help"];

/** Return the entries that contain every word, best first; for an empty text, all but the long groups. */
export function matching(entries: readonly Entry[], typed: string): Entry[] {
  const asked = fold(typed.trim());
  if (asked === "") return entries.filter(({ group }) => !searchedOnly.includes(group));
  const words = asked.split(/\s+/);
  const found = entries.filter(({ group, label, hint = "" }) => {
    const text = fold(`${label} ${hint} ${t(`app-group-${group}`)}`);
    return words.every((word) => text.includes(word));
  });
  return found.sort((a, b) => rank(a, asked) - rank(b, asked));
}
