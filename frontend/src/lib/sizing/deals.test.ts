import { expect, test } from "vitest";
import { deals, isDeal } from "./deals";

test("only the four known deals are accepted", () => {
  expect(deals.map(isDeal)).toEqual([true, true, true, true]);
  for (const other of ["", "New", undefined, 1, "toString"]) expect(isDeal(other)).toBe(false);
});
