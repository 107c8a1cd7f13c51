import { expect, test } from "vitest";
import { acmePreview } from "@/test/fixtures";
import { billLines, billTotals, hasInstalled } from "./billOfMaterials";

const { bill, result } = acmePreview;
if (bill === undefined) throw new Error("the answer has no bill");

test("each part has a line, and the total is the cost of the result", () => {
  expect(billLines(bill).map(({ part, quantity, price }) => [part, quantity, price])).toEqual([
    ["Controller of NetApp FAS3270", "1", "40,000"],
    ["Shelf of NetApp FAS3270", "4", "16,000"],
    ["Cache module of NetApp FAS3270", "1", "20,000"],
    ["Port of NetApp FAS3270", "1", "800"],
    ["450 GB 15K FC", "48", "43,200"],
  ]);
  const [together, each] = billTotals(bill);
  expect([together?.price, each?.price]).toEqual(["120,000", "48"]);
  expect([bill.price, bill.price_per_desktop]).toEqual([result.cost?.price, result.cost?.price_per_desktop]);
});

test("an unknown value is a dash", () => {
  expect(billLines(bill)[0]?.watts).toBe("–");
  expect(billTotals(bill)[0]?.watts).toBe("–");
});

test("installed parts are counted if there are any", () => {
  expect(hasInstalled(bill)).toBe(false);
  const [controller, ...others] = bill.lines as [(typeof bill.lines)[0]];
  const owned = { ...bill, lines: [{ ...controller, n_owned: 1, price: 0 }, ...others] };
  expect(hasInstalled(owned)).toBe(true);
  expect(billLines(owned).map((line) => line.owned)).toEqual(["1", "0", "0", "0", "0"]);
});
