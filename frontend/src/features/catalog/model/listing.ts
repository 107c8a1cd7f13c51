/** Search and filters of the catalog's lists. */

export const facets = ["vendor", "class", "standing"] as const;
export type Facet = (typeof facets)[number];

export type Filters = Partial<Record<Facet | "q", string>>;

export interface Listed {
  id: string;
  name: string;
  /** Further text that the search finds. */
  words: string;
  values: Partial<Record<Facet, string>>;
}

interface Option {
  value: string;
  /** Number of entries that it would list. */
  n: number;
}

/** Returns whether every word typed occurs in the entry. */
function isFound({ name, words, id }: Listed, q: string): boolean {
  const text = `${name} ${words} ${id}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Returns the entries that match the filters, in their order. */
export function matching<T extends Listed>(items: readonly T[], { q = "", ...chosen }: Filters): T[] {
  return items.filter(
    (item) =>
      isFound(item, q) &&
      facets.every((facet) => chosen[facet] === undefined || chosen[facet] === item.values[facet]),
  );
}

/** Returns the values of a facet by name, counted among the entries that match the other filters. */
export function optionsOf(items: readonly Listed[], facet: Facet, filters: Filters): Option[] {
  const counts = new Map<string, number>();
  for (const { values } of matching(items, { ...filters, [facet]: undefined })) {
    const value = values[facet];
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const chosen = filters[facet];
  if (chosen !== undefined && !counts.has(chosen)) counts.set(chosen, 0);
  return [...counts].map(([value, n]) => ({ value, n })).sort((a, b) => a.value.localeCompare(b.value));
}
