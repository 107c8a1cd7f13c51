/** Format prices, together with the standing of their price list. */

import type { ConfigurationCost, PriceListMark } from "@/api/types";
import { t } from "@/i18n/t";
import { money, significant, whole } from "@/lib/format/numbers";

/** Returns the name of a price list, or that its prices are illustrative. */
export function priceMark(prices: PriceListMark | null | undefined): string {
  if (!prices) return t("sizing-no-price-list");
  const list =
    prices.standing === "illustrative"
      ? t("sizing-illustrative")
      : t("sizing-price-list", { name: prices.name, date: prices.dated });
  return prices.project ? t("sizing-price-list-project", { list, project: prices.project }) : list;
}

/** "converted from USD at 0.92 on 2026-11-28 (ECB)"; nothing if prices were never converted. */
export function conversionInWords(done: PriceListMark["conversion"]): string | undefined {
  if (!done) return undefined;
  const { from_currency: currency, rate, dated: date, source } = done;
  return t("sizing-converted", { currency, rate: significant(rate, 6), date, source });
}

/** Three capital letters name a currency: USD, EUR. */
export function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

/** Returns an amount as text. */
export function priced(amount: number | null, prices: PriceListMark | null | undefined): string {
  return amount === null || !prices ? t("sizing-not-known") : money(amount, prices.currency);
}

/** What more or less costs: +41,500 USD, −800 USD. */
export function priceChange(amount: number | null, prices: PriceListMark | null | undefined): string {
  if (amount === null || !prices) return t("sizing-price-not-known");
  if (amount === 0) return t("sizing-no-cost");
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
    drives: t("sizing-n-drives", { n: n_drives }),
    racks:
      rack_units === null ? t("sizing-rack-not-known") : t("sizing-rack-units", { n: whole(rack_units) }),
    power: watts === null ? t("sizing-power-not-known") : t("sizing-power", { n: whole(watts) }),
  };
}

/** "3,200 USD per month"; empty without running costs. */
export function monthlyPrice(
  amount: number | null | undefined,
  prices: PriceListMark | null | undefined,
): string[] {
  return amount && prices ? [t("sizing-price-per-month", { price: money(amount, prices.currency) })] : [];
}

/** "over 3 years" if a price includes running costs, as that of rented storage; empty for a purchase. */
export function termOf(
  { price, price_per_month }: { price: number | null; price_per_month?: number | null },
  prices: PriceListMark | null | undefined,
): string {
  return price !== null && price_per_month && prices ? t("sizing-over-years", { n: prices.term_years }) : "";
}

/** "16.8 USD per desktop (2,710 desktops)"; empty without a price. */
export function pricePerDesktop(
  { price_per_desktop, n_desktops }: { price_per_desktop?: number | null; n_desktops?: number | null },
  prices: PriceListMark | null | undefined,
): string[] {
  if (price_per_desktop == null || !prices) return [];
  const price = money(price_per_desktop, prices.currency);
  return [
    n_desktops == null
      ? t("sizing-price-per-desktop", { price })
      : t("sizing-price-per-desktop-of", { price, n: n_desktops }),
  ];
}

interface CostLines {
  price: string;
  size: string;
  mark: string;
  /** What is added to the installed array, if there is one. */
  upgrade: string | undefined;
  /** Comparison with the budget, if there is one. */
  budget: string | undefined;
  /** Total cost over several years, if its prices are known. */
  ownership: string | undefined;
}

/** What a configuration costs, line by line. */
export function costLines(cost: ConfigurationCost): CostLines {
  const { drives, racks, power } = sizes(cost);
  const monthly = monthlyPrice(cost.price_per_month, cost.prices);
  const perUser = cost.price_per_user ?? null;
  const price = priced(perUser ?? cost.price_per_desktop, cost.prices);
  const each =
    perUser !== null ? [t("sizing-price-per-user", { price })] : pricePerDesktop(cost, cost.prices);
  const isOwned = cost.price === 0 && cost.upgrade != null;
  return {
    price: isOwned
      ? [t("sizing-owned"), ...monthly].join(" · ")
      : cost.price === null
        ? t("sizing-price-none")
        : [priced(cost.price, cost.prices), ...monthly, ...each].join(" · "),
    size:
      cost.n_drives === 0
        ? cost.words
        : [drives, cost.rack_units !== null && racks, cost.watts !== null && power]
            .filter(Boolean)
            .join(" · "),
    mark: isOwned ? "" : cost.price === null ? unpricedInWords(cost.unpriced) : priceMark(cost.prices),
    upgrade: cost.upgrade?.sentence,
    budget: cost.budget?.sentence,
    ownership: cost.ownership?.sentence,
  };
}

/** "no price for shelf of X or 2 other parts" */
export function unpricedInWords(unpriced: readonly string[]): string {
  const [first, ...others] = unpriced;
  if (first === undefined) return "";
  return others.length === 0
    ? t("sizing-unpriced", { part: first })
    : t("sizing-unpriced-more", { part: first, n: others.length });
}
