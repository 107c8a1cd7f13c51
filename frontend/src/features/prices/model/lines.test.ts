import { expect, test } from "vitest";
import { defaults } from "@/api/forms";
import type { Drive, PriceList } from "@/api/types";
import { fas3270 } from "@/test/fixtures";
import {
  amountAt,
  amountGroups,
  asOwn,
  emptyList,
  listFrom,
  vendors,
  withAmount,
  withDiscount,
} from "./lines";

const list: PriceList = {
  ...defaults.PriceList,
  id: "illustrative",
  name: "Illustrative",
  dated: "2026-01-01",
  standing: "illustrative",
  currency: "USD",
  term_years: 3,
  notes: "round figures",
  arrays: { "netapp-fas3270": { controller: 40_000 } },
  drives: { a: 900 },
};

test("every part of an array gets a line, and cache modules only if it has some", () => {
  const [array, drives, hosts] = amountGroups([fas3270], [{ id: "a", name: "A drive" } as Drive]);
  expect(array?.lines.map(({ path }) => path)).toContain("arrays.netapp-fas3270.cache_module");
  const [without] = amountGroups([{ ...fas3270, flash_cache: null }], []);
  expect(without?.lines).toHaveLength(3);
  expect(drives?.lines).toEqual([{ path: "drives.a", label: "A drive" }]);
  expect(hosts?.lines[0]?.path).toBe("host_memory_per_gib");
});

test("cloud volumes have monthly prices instead of prices of parts", () => {
  const cloud = { ...fas3270, volume: {} } as typeof fas3270;
  const p10 = { id: "p10", name: "P10", volume_unit: "size" } as Drive;
  const share = { id: "share-gib", name: "Share", volume_unit: "gib" } as Drive;
  const [volumes] = amountGroups([cloud], [p10, share]);
  expect(volumes?.lines).toEqual([
    { path: "volumes_per_month.p10", label: "P10" },
    { path: "volumes_per_month.share-gib", label: "Share (GiB)" },
  ]);
  expect(withAmount(list, "volumes_per_month.p10", 20).volumes_per_month).toEqual({ p10: 20 });
});

test("a discount belongs to a vendor, and none is stored as such", () => {
  const cheaper = withDiscount(list, "NetApp", 0.3);
  expect(cheaper.discounts).toEqual({ NetApp: 0.3 });
  expect(withDiscount(cheaper, "NetApp", 0).discounts).toEqual({});
  expect(vendors([fas3270, fas3270])).toEqual([fas3270.vendor]);
});

test("an amount is replaced in place, and removed if empty", () => {
  const dearer = withAmount(list, "arrays.netapp-fas3270.shelf", 4000);
  expect(dearer.arrays).toEqual({ "netapp-fas3270": { controller: 40_000, shelf: 4000 } });
  expect(amountAt(dearer, "arrays.netapp-fas3270.shelf")).toBe(4000);
  expect(withAmount(list, "drives.a", null).drives).toEqual({});
  expect(withAmount(list, "drives.b", 0).drives).toEqual({ a: 900, b: 0 });
  expect(withAmount(list, "host_memory_per_gib", 8).host_memory_per_gib).toBe(8);
  expect(amountAt(list, "drives.b")).toBeNull();
});

test("a changed list no longer has the name of the illustrative one", () => {
  const own = asOwn(withAmount(list, "drives.a", 950), list, "2026-11-22");
  expect(own).toMatchObject({ name: "Our prices", standing: "own", dated: "2026-11-22", notes: "" });
  expect(asOwn({ ...own, name: "Quote 7" }, own, "2027-01-01")).toMatchObject({
    name: "Quote 7",
    dated: "2026-11-22",
  });
  const conversion = { from_currency: "USD", rate: 0.92, dated: "2026-11-22", source: "ECB" };
  const inEuros = asOwn({ ...list, currency: "EUR", conversion }, list, "2026-11-22");
  expect([inEuros.name, inEuros.notes]).toEqual([list.name, list.notes]); // still illustrative
});

test("a file may contain a list or a list in the format of the service", () => {
  expect(listFrom(JSON.stringify(list))).toEqual(list);
  expect(listFrom(JSON.stringify({ prices: list }))).toEqual(list);
  expect(() => listFrom("[]")).toThrow(/not a price list/);
  expect(emptyList("2026-11-22").dated).toBe("2026-11-22");
});
