import { expect, test } from "vitest";
import { themeWith } from "./theme";

test("lists that can be searched say that nothing was found, and keep their other properties", () => {
  const { Select, MultiSelect } = themeWith("Close", "Nothing found").components ?? {};
  expect(Select?.defaultProps).toMatchObject({
    nothingFoundMessage: "Nothing found",
    onFocus: expect.any(Function),
  });
  expect(MultiSelect?.defaultProps).toMatchObject({ nothingFoundMessage: "Nothing found" });
});
