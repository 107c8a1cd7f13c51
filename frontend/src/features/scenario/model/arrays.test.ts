import { expect, test } from "vitest";
import type { ArrayModel } from "@/api/types";
import { fas3270 } from "@/test/fixtures";
import { arrayChoices, familyChoices, modelHint, targetChoices } from "./arrays";

test("generic arrays are listed after the measured ones and labeled", () => {
  const generic: ArrayModel = { ...fas3270, id: "generic", name: "All-flash array", standing: "generic" };
  const measured: ArrayModel = { ...fas3270, standing: "published" };
  expect(arrayChoices([generic, measured])).toEqual([
    { group: "Measured in a published study", items: [{ value: "netapp-fas3270", label: "NetApp FAS3270" }] },
    {
      group: "Generic, not calibrated",
      items: [{ value: "generic", label: "All-flash array – generic, not calibrated" }],
    },
  ]);
  expect(arrayChoices([measured])).toHaveLength(1);
  expect(arrayChoices([measured, { ...generic, from_sheet: true }])[1]?.group).toBe(
    "From specification sheets",
  );
  const stated = {
    ...generic,
    from_sheet: true,
    controllers: { ...generic.controllers, status: "assumed" as const },
  };
  expect(arrayChoices([stated])[0]?.group).toBe("Stated by you as key figures");
  expect(modelHint(stated)).toBe("Stated by you as key figures; its parts are assumed");
  expect(arrayChoices([{ ...measured, is_file_service: true }])).toEqual([]);
});

test("families of another kind are not offered for a comparison", () => {
  const measured: ArrayModel = { ...fas3270, standing: "published" };
  const files: ArrayModel = { ...measured, id: "files", name: "Files", is_file_service: true };
  const disk = { ...measured, id: "disk", name: "Disk", volume: {} } as ArrayModel;
  const idsFor = (modelId: string) =>
    familyChoices([measured, files, disk], modelId).flatMap(({ items }) => items.map(({ value }) => value));
  expect(idsFor("netapp-fas3270")).toEqual(["netapp-fas3270"]);
  expect(idsFor("files")).toEqual(["files"]);
  expect(idsFor("disk")).toEqual(["disk"]);
  expect(idsFor("missing")).toEqual([]);
  const ids = familyChoices([measured, files, disk], "netapp-fas3270", ["disk"]).flatMap(
    ({ items }) => items,
  );
  expect(ids.map(({ value }) => value)).toEqual(["netapp-fas3270", "disk"]);
});

test("arrays that are no longer sold can be chosen, because a customer may own one", () => {
  const former: ArrayModel = { ...fas3270, standing: "published", availability: "end_of_sale" };
  const current = { ...former, id: "current", availability: "current" } as ArrayModel;
  expect(arrayChoices([former, current]).map(({ group, items }) => [group, items.length])).toEqual([
    ["Measured in a published study", 1],
    ["No longer sold", 1],
  ]);
  expect(arrayChoices([former])[0]?.items.map(({ value }) => value)).toEqual(["netapp-fas3270"]);
});

test("target arrays are those that are sold and can store desktops, of any kind", () => {
  const sold = { ...fas3270, standing: "published", availability: "current" } as ArrayModel;
  const disk = { ...sold, id: "disk", name: "Disk", volume: {} } as ArrayModel;
  const share = { ...disk, id: "share", name: "Share", is_file_service: true };
  const former: ArrayModel = { ...sold, id: "former", name: "Former", availability: "end_of_sale" };
  const items = targetChoices([sold, disk, share, former]).flatMap((group) => group.items);
  expect(items.map(({ value }) => value)).toEqual(["netapp-fas3270", "disk"]);
});
