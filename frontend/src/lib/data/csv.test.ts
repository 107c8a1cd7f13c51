import { expect, test } from "vitest";
import { csv } from "./csv";

test("quotes, commas and empty cells are escaped", () => {
  expect(
    csv(
      ["a", "b"],
      [
        ['say "no", please', null],
        [1.5, true],
      ],
    ),
  ).toBe('a,b\r\n"say ""no"", please",\r\n1.5,true\r\n');
});

test("text that a spreadsheet would execute is neutralized", () => {
  expect(csv(["a"], [["=1+1"], [-1]])).toBe("a\r\n'=1+1\r\n-1\r\n");
});
