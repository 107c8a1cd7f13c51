import { expect, test } from "vitest";
import { isAtLeast, reasonAgainst } from "./roles";

test("each role may do what the ones before it may", () => {
  expect(isAtLeast("owner", "editor")).toBe(true);
  expect(isAtLeast("editor", "editor")).toBe(true);
  expect(isAtLeast("viewer", "editor")).toBe(false);
});

test("who may not is told why", () => {
  expect(reasonAgainst("viewer", "editor")).toBe("Needs an editor; you are a viewer here");
  expect(reasonAgainst("editor", "owner")).toBe("Needs an owner; you are an editor here");
  expect(reasonAgainst("owner", "owner")).toBeUndefined();
});
