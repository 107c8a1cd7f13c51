/** What brings a customer here: which questions are asked first follows from it. */

export const deals = [
  {
    id: "new",
    label: "New deployment",
    says: "Virtual desktops for people who have none yet, on an array that is still to be chosen.",
  },
  {
    id: "check",
    label: "Check an existing array",
    says: "The array stands there: does it carry these desktops, and what gives out first?",
  },
  {
    id: "expand",
    label: "Expand",
    says: "Desktops come in addition to those of today, on the array of today.",
  },
  {
    id: "refresh",
    label: "Refresh",
    says: "An array is at its end: what it must do today, and what may replace it.",
  },
] as const;

export type Deal = (typeof deals)[number]["id"];

export function isDeal(value: unknown): value is Deal {
  return deals.some(({ id }) => id === value);
}
