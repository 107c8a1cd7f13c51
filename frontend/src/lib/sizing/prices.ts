/** Prices as people read them: never without saying what they are worth. */

import type { ConfigurationCost, PriceListMark } from "@/api/types";
import { counted, money, significant, whole } from "@/lib/format/numbers";

/** What stands beside every price of a list. */
export function priceMark(prices: PriceListMark | null | undefined): string {
  if (!prices) return "no price list";
  return prices.standing === "illustrative" ? "illustrative, not a quote" : `${prices.name}, ${prices.dated}`;
}

/** Three capital letters name a currency: USD, EUR. */
export function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

/** An amount, or that it is not known. */
export function priced(amount: number | null, prices: PriceListMark | null | undefined): string {
  return amount === null || !prices ? "not known" : money(amount, prices.currency);
}

/** What more or less costs: +41,500 USD, −800 USD. */
export function priceChange(amount: number | null, prices: PriceListMark | null | undefined): string {
  if (amount === null || !prices) return "price not known";
  if (amount === 0) return "costs nothing";
  return `${amount > 0 ? "+" : ""}${money(amount, prices.currency)}`;
}

interface Sized {
  n_drives: number;
  rack_units: number | null;
  watts: number | null;
}

/** "48 drives", "12 U", "3,120 W" or that it is not known. */
export function sizes({ n_drives, rack_units, watts }: Sized): {
  drives: string;
  racks: string;
  power: string;
} {
  return {
    drives: counted(n_drives, "drive"),
    racks: rack_units === null ? "rack units not known" : `${whole(rack_units)} U`,
    power: watts === null ? "power not known" : `${significant(watts, 3)} W`,
  };
}

/** What a configuration costs, in two lines. */
export function costLines(cost: ConfigurationCost): { price: string; size: string; mark: string } {
  const { drives, racks, power } = sizes(cost);
  const each =
    cost.price_per_desktop === null ? "" : ` · ${priced(cost.price_per_desktop, cost.prices)} per desktop`;
  return {
    price: cost.price === null ? "Price not known" : `${priced(cost.price, cost.prices)}${each}`,
    size: [drives, racks, power].join(" · "),
    mark: cost.price === null ? unpricedInWords(cost.unpriced) : priceMark(cost.prices),
  };
}

/** "no price for shelf of X, and 2 more" */
export function unpricedInWords(unpriced: readonly string[]): string {
  const [first, ...others] = unpriced;
  if (first === undefined) return "";
  return `no price for ${first}${others.length > 0 ? `, and ${others.length} more` : ""}`;
}
