import { expect, test } from "vitest";
import { defaults } from "@/api/forms";
import type { PriceList } from "@/api/types";
import { converted, needsAnswer, relabeled } from "./currency";

const list: PriceList = {
  ...defaults.PriceList,
  id: "own",
  name: "Ours",
  dated: "2026-01-01",
  currency: "USD",
  arrays: { fas: { controller: 40_000, shelf: null } },
  drives: { a: 900 },
  volumes_per_month: { p10: 19.71 },
  price_per_kwh: 0.15,
  host_memory_per_gib: 8,
  price_per_host: 9_000,
  licenses: [{ name: "Broker", price: 100, per: "user", is_yearly: true }],
  discounts: { Dell: 0.3 },
  support_fraction_per_year: 0.1,
};
const ecb = { rate: 0.92, dated: "2026-11-28", source: "ECB" };

test("a conversion multiplies every price, leaves fractions alone and notes the rate", () => {
  expect(converted(list, list, "EUR", ecb)).toEqual({
    ...list,
    currency: "EUR",
    conversion: { from_currency: "USD", ...ecb },
    arrays: { fas: { controller: 36_800, shelf: null } },
    drives: { a: 828 },
    volumes_per_month: { p10: 18.1332 },
    price_per_kwh: 0.138,
    host_memory_per_gib: 7.36,
    price_per_host: 8_280,
    licenses: [{ name: "Broker", price: 92, per: "user", is_yearly: true }],
  });
});

test("two conversions before saving are one from the saved currency", () => {
  const twice = converted(converted(list, list, "EUR", ecb), list, "CHF", { ...ecb, rate: 0.5 });
  expect(twice.conversion).toMatchObject({ from_currency: "USD", rate: 0.46 });
  expect(twice.drives).toEqual({ a: 414 });
});

test("another currency needs an answer unless the prices were converted or are said to be in it", () => {
  const euros = { ...list, currency: "EUR" };
  expect(needsAnswer(list, list, false)).toBe(false);
  expect(needsAnswer(euros, list, false)).toBe(true);
  expect(needsAnswer(relabeled(list, "EUR"), list, true)).toBe(false);
  expect(needsAnswer(converted(list, list, "EUR", ecb), list, false)).toBe(false);
});
