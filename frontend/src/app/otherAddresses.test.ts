import { expect, test } from "vitest";
import { currentAddress } from "./otherAddresses";

test.each([
  ["/catalogue", "/catalog"],
  ["/Catalogue/", "/catalog"],
  ["/catalogue/drives", "/catalog/drives"],
  ["/catalogs/arrays/add", "/catalog/arrays/add"],
  ["/prices", "/catalog/prices"],
  ["/login", "/sign-in"],
  ["/settings/organisation", "/settings/organization"],
])("%s leads to %s", (typed, address) => {
  expect(currentAddress(typed)).toBe(address);
});

test.each(["/", "/catalog", "/catalog/drives", "/projects", "/scenarios/s1", "/catalogue-2"])(
  "%s is no other address of a page",
  (typed) => {
    expect(currentAddress(typed)).toBeNull();
  },
);
