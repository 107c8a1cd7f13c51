import { expect, test } from "vitest";
import type { ConfigurationCost, PriceListMark } from "@/api/types";
import { acmePreview } from "@/test/fixtures";
import {
  conversionInWords,
  costLines,
  priceChange,
  priced,
  priceMark,
  sizes,
  termOf,
  unpricedInWords,
} from "./prices";

const cost = acmePreview.result.cost as ConfigurationCost;
const own: PriceListMark = {
  id: "own",
  name: "Our prices",
  dated: "2026-11-22",
  standing: "own",
  currency: "EUR",
  term_years: 3,
  project: "",
};

test("an illustrative price is always labeled, and a custom one names its list", () => {
  expect(costLines(cost)).toMatchObject({
    price: "120,000 USD · 48 USD per desktop",
    mark: "illustrative, not a quote",
  });
  expect(priceMark(own)).toBe("Our prices, 2026-11-22");
  expect(priceMark(null)).toBe("no price list");
});

test("a price is compared with the budget, if there is one", () => {
  const sentence = "30,000 USD below the budget of 150,000 USD over 3 years.";
  const budget = { amount: 150_000, currency: "USD", is_within: true, over: -30_000, sentence };
  expect(costLines({ ...cost, budget }).budget).toBe(sentence);
  expect(costLines(cost).budget).toBeUndefined();
});

test("an upgrade of an installed array is stated, if there is one", () => {
  const sentence = "Additions to the installed array (NetApp FAS3270): 24 × 450 GB 15K FC.";
  const parts = { kept: [], added: [{ part: "450 GB 15K FC", n: 24 }], left_over: [] };
  const upgrade = { installed_words: "1 controller", ...parts, purchase_price: 21_600, sentence };
  expect(costLines({ ...cost, upgrade }).upgrade).toBe(sentence);
  expect(costLines(cost).upgrade).toBeUndefined();
});

test("hardware to which nothing is added is already owned, and has no price of zero", () => {
  const parts = { kept: [], added: [], left_over: [] };
  const upgrade = { installed_words: "1 controller", ...parts, purchase_price: 0, sentence: "Nothing." };
  expect(costLines({ ...cost, price: 0, price_per_desktop: 0, upgrade }).price).toBe("Already owned");
});

test("a configuration without a price says what is missing from the list", () => {
  const lines = costLines({ ...cost, price: null, price_per_desktop: null, unpriced: ["a shelf", "a port"] });
  expect(lines.price).toBe("Price not known");
  expect(lines.mark).toBe("no price for a shelf or 1 other part");
  expect(unpricedInWords([])).toBe("");
  expect(priced(null, own)).toBe("not known");
});

test("unknown rack space and power are labeled in tables and omitted in short lines, never shown as zero", () => {
  const unknown = { ...cost, n_drives: 1, rack_units: null, watts: 1234 };
  expect(costLines(unknown).size).toBe("1 drive · 1,234 W");
  expect(sizes(unknown).racks).toBe("rack units not known");
});

test("a monthly price is shown with its total, and a cloud volume with its size instead of drives", () => {
  const cloud = { ...cost, n_drives: 0, words: "75 × P10", price: 54_000, price_per_desktop: 45 };
  const lines = costLines({ ...cloud, price_per_month: 1_500, prices: own });
  expect(lines.price).toBe("54,000 EUR · 1,500 EUR per month · 45 EUR per desktop");
  expect(lines.size).toBe("75 × P10");
  const shared = costLines({ ...cloud, price_per_user: 45, price_per_desktop: 720, prices: own });
  expect(shared.price).toBe("54,000 EUR · 45 EUR per user");
});

test("a price per desktop names the desktops, and a conversion its rate", () => {
  const lines = costLines({ ...cost, price: 54_000, price_per_desktop: 45, n_desktops: 1_200, prices: own });
  expect(lines.price).toBe("54,000 EUR · 45 EUR per desktop (1,200 desktops)");
  const conversion = { from_currency: "USD", rate: 0.92, dated: "2026-11-28", source: "ECB" };
  expect(conversionInWords(conversion)).toBe("converted from USD at 0.92 on 2026-11-28 (ECB)");
  expect(conversionInWords(null)).toBeUndefined();
});

test("a price change has a sign", () => {
  expect(priceChange(41_500, own)).toBe("+41,500 EUR");
  expect(priceChange(-800, own)).toBe("−800 EUR");
  expect(priceChange(0, own)).toBe("no cost");
  expect(priceChange(null, own)).toBe("price not known");
});

test("a price that includes running costs says over how many years", () => {
  const prices = { currency: "USD", term_years: 3 } as PriceListMark;
  expect(termOf({ price: 380_390, price_per_month: 10_566 }, prices)).toBe("over 3 years");
  expect(termOf({ price: 380_390, price_per_month: 10_566 }, { ...prices, term_years: 1 })).toBe(
    "over 1 year",
  );
  expect(termOf({ price: 380_390, price_per_month: 0 }, prices)).toBe("");
  expect(termOf({ price: 380_390 }, prices)).toBe("");
  expect(termOf({ price: null, price_per_month: 10_566 }, prices)).toBe("");
  expect(termOf({ price: 380_390, price_per_month: 10_566 }, null)).toBe("");
});
