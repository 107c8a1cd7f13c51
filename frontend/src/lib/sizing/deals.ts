/** Kinds of sizing projects; they decide which questions the guide asks first. */

export const deals = ["new", "check", "expand", "refresh"] as const;

export type Deal = (typeof deals)[number];

export function isDeal(value: unknown): value is Deal {
  return deals.some((deal) => deal === value);
}

/** A new deployment starts with a vendor-neutral array; the other projects name the installed one. */
export const ARRAY_OF_NEW = "generic-nvme-dual-controller";
