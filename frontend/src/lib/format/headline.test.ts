import { expect, test } from "vitest";
import { headline } from "./headline";

test("a text is parted after its first sentence, not within a number or a name", () => {
  expect(headline("Login takes 6.4 s on ONTAP 8.0.1. Prices are illustrative. So it is.")).toEqual({
    first: "Login takes 6.4 s on ONTAP 8.0.1.",
    rest: "Prices are illustrative. So it is.",
  });
  expect(headline("Nothing holds.")).toEqual({ first: "Nothing holds.", rest: "" });
});
