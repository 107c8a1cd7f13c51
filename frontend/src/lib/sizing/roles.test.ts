import { expect, test } from "vitest";
import { isAtLeast, reasonAgainst } from "./roles";

test("each role includes the permissions of the lower ones", () => {
  expect(isAtLeast("owner", "editor")).toBe(true);
  expect(isAtLeast("editor", "editor")).toBe(true);
  expect(isAtLeast("viewer", "editor")).toBe(false);
});

test("insufficient permission is explained", () => {
  expect(reasonAgainst("viewer", "editor")).toBe("Requires the Editor role; yours is Viewer.");
  expect(reasonAgainst("editor", "owner")).toBe("Requires the Owner role; yours is Editor.");
  expect(reasonAgainst("owner", "owner")).toBeUndefined();
});
