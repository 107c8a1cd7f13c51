/** Change the currency of a price list: convert its prices at a rate, or state that they are in the new currency. */

import type { PriceList } from "@/api/types";

export interface Rate {
  /** Units of the new currency for one unit of the former one. */
  rate: number;
  dated: string;
  source: string;
}

const DECIMALS = 1e4;

type Amounts = { [id: string]: number };

/** The list in another currency, with all prices converted and the rate recorded. */
export function converted(list: PriceList, held: PriceList, currency: string, given: Rate): PriceList {
  const at = (amount: number) => Math.round(amount * given.rate * DECIMALS) / DECIMALS;
  const known = (amount: number | null | undefined) => (amount == null ? null : at(amount));
  const all = (amounts: Amounts | undefined) =>
    Object.fromEntries(Object.entries(amounts ?? {}).map(([id, amount]) => [id, at(amount)]));
  const arrays = Object.entries(list.arrays ?? {}).map(([id, parts]) => [
    id,
    Object.fromEntries(Object.entries(parts).map(([part, amount]) => [part, known(amount)])),
  ]);
  const former = list.currency === held.currency ? null : (list.conversion ?? null);
  return {
    ...list,
    currency,
    conversion: {
      from_currency: former?.from_currency ?? list.currency ?? "",
      rate: (former?.rate ?? 1) * given.rate,
      dated: given.dated,
      source: given.source,
    },
    arrays: Object.fromEntries(arrays),
    drives: all(list.drives),
    volumes_per_month: all(list.volumes_per_month),
    price_per_kwh: known(list.price_per_kwh),
    host_memory_per_gib: known(list.host_memory_per_gib),
    price_per_host: known(list.price_per_host),
    licenses: (list.licenses ?? []).map((license) => ({ ...license, price: at(license.price) })),
  };
}

/** The same numbers, which are already in another currency. */
export function relabeled(list: PriceList, currency: string): PriceList {
  return { ...list, currency, conversion: null };
}

/** Whether saving a list would relabel prices: its currency differs, and the prices are neither converted nor confirmed to be in it. */
export function needsAnswer(list: PriceList, held: PriceList, keepsNumbers: boolean): boolean {
  const isConverted = list.conversion?.from_currency === held.currency;
  return list.currency !== held.currency && !keepsNumbers && !isConverted;
}
