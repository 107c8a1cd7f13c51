/** Order of compared families: by price, or by total cost of ownership. */

import type { FamilyAnswer, Shortlist } from "@/api/types";

/** Years of the total cost of ownership, or null for the price of the storage. */
export type Ranking = number | null;

interface Costs {
  price: number | null;
  perDesktop: number | null;
}

/** Return the orders that the results allow, by price first. */
export function rankingsOf({ families }: Shortlist): Ranking[] {
  const years = families.flatMap(({ recommendation }) =>
    (recommendation.ownership?.periods ?? []).map((period) => period.years),
  );
  return [null, ...[...new Set(years)].sort((a, b) => a - b)];
}

/** Return the costs by which a family is ranked. */
export function costsOf({ recommendation }: FamilyAnswer, ranking: Ranking): Costs {
  const { chosen, price_per_desktop, ownership } = recommendation;
  if (ranking === null) return { price: chosen.price, perDesktop: price_per_desktop ?? null };
  const period = ownership?.periods.find(({ years }) => years === ranking);
  return { price: period?.price ?? null, perDesktop: period?.price_per_desktop ?? null };
}

/** Return the families in order: those that meet the goals first, and unknown costs last. */
export function ranked(families: readonly FamilyAnswer[], ranking: Ranking): FamilyAnswer[] {
  if (ranking === null) return [...families];
  const key = (family: FamilyAnswer) =>
    family.recommendation.holds
      ? (costsOf(family, ranking).price ?? Number.MAX_VALUE)
      : Number.POSITIVE_INFINITY;
  return families
    .map((family, place) => ({ family, place, key: key(family) }))
    .sort((a, b) => (a.key === b.key ? a.place - b.place : a.key - b.key))
    .map(({ family }) => family);
}

/**
 * Return whether the costs of all families that meet the goals contain the same parts: they are of one kind, or the
 * total costs include hosts and licenses.
 */
export function isOneRanking(families: readonly FamilyAnswer[], ranking: Ranking): boolean {
  const holding = families.filter(({ recommendation }) => recommendation.holds);
  if (new Set(holding.map(({ kind }) => kind)).size <= 1) return true;
  return (
    ranking !== null &&
    holding.every(({ recommendation: { ownership } }) => {
      const items = new Set(ownership?.lines.map(({ item }) => item));
      return items.has("hosts") && items.has("license");
    })
  );
}
