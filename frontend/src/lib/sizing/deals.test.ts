import { expect, test } from "vitest";
import { deals, isDeal } from "./deals";

test("a deal is one of the four, whatever an address says", () => {
  expect(deals.map(({ id }) => isDeal(id))).toEqual([true, true, true, true]);
  for (const other of ["", "New", undefined, 1, "toString"]) expect(isDeal(other)).toBe(false);
});
