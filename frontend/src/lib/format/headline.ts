/** What a text says first, and what it adds: an answer is read at a glance, its grounds after it. */
export function headline(text: string): { first: string; rest: string } {
  const end = text.search(/\.\s+(?=[A-Z])/);
  return end < 0
    ? { first: text, rest: "" }
    : { first: text.slice(0, end + 1), rest: text.slice(end + 1).trim() };
}
