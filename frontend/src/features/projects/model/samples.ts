/** Ready scenarios as the list shows them. */

import type { Sample } from "@/api/types";

/** The first sentence of a text, for a one-line summary. */
export function firstSentence(text: string): string {
  const [sentence = ""] = /^.*?[.!?](?=\s+\p{Lu}|\s*$)/su.exec(text.trim()) ?? [text.trim()];
  return sentence.replaceAll(/\s+/g, " ");
}

/** Systems that were measured come first; within each part the order of the service stays. */
export function measuredFirst(samples: readonly Sample[]): Sample[] {
  return [...samples].sort((a, b) => Number(a.standing === "generic") - Number(b.standing === "generic"));
}
