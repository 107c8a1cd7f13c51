import { expect, test } from "vitest";
import { defaults } from "@/api/forms";
import type { ProjectPrices } from "@/api/types";
import { withField } from "./project";

const own: ProjectPrices = { ...defaults.ProjectPrices, currency: "USD" };

test("a field of a project is set, and emptied to return to the organization's price", () => {
  const priced = withField(withField(own, "drives.a", 5), "price_per_host", 9_000);
  expect(priced).toMatchObject({ drives: { a: 5 }, price_per_host: 9_000 });
  expect(withField(priced, "drives.a", null).drives).toEqual({});
  expect(withField(priced, "price_per_host", null).price_per_host).toBeNull();
  expect(withField(own, "arrays.fas.shelf", 7).arrays).toEqual({ fas: { shelf: 7 } });
  expect(withField(own, "discounts.Dell Inc.", 0.3).discounts).toEqual({ "Dell Inc.": 0.3 });
});
