import { expect, test } from "vitest";
import { type Listed, matching, optionsOf } from "./listing";

const listed = (id: string, vendor: string, kind: string): Listed => ({
  id,
  name: id.toUpperCase(),
  words: `${vendor} all-flash`,
  values: { vendor, class: kind },
});

const items = [
  listed("a20", "NetApp", "array"),
  listed("a30", "NetApp", "array"),
  listed("gp3", "Amazon", "cloud"),
];
const ids = (found: Listed[]) => found.map(({ id }) => id);

test("the search finds entries that contain every word", () => {
  expect(ids(matching(items, { q: "netapp A3" }))).toEqual(["a30"]);
  expect(ids(matching(items, { q: "flash" }))).toEqual(["a20", "a30", "gp3"]);
  expect(matching(items, { q: "unity" })).toEqual([]);
});

test("filters are combined", () => {
  expect(ids(matching(items, { vendor: "NetApp", q: "a20" }))).toEqual(["a20"]);
  expect(matching(items, { vendor: "NetApp", class: "cloud" })).toEqual([]);
});

test("options are counted among the entries that the other filters leave", () => {
  expect(optionsOf(items, "vendor", { class: "array" })).toEqual([{ value: "NetApp", n: 2 }]);
  expect(optionsOf(items, "vendor", { vendor: "NetApp" })).toEqual([
    { value: "Amazon", n: 1 },
    { value: "NetApp", n: 2 },
  ]);
});

test("a chosen option stays on the list without entries", () => {
  expect(optionsOf(items, "vendor", { vendor: "Dell" }).find(({ value }) => value === "Dell")?.n).toBe(0);
});
