import { expect, test } from "vitest";
import { acme } from "@/test/fixtures";
import { isSection, sectionFacts, sectionOf } from "./sections";

test("a field is edited in its section", () => {
  expect(sectionOf("pools.0.n_desktops")).toBe("desktops");
  expect(sectionOf("array.tiers.0.n_drives")).toBe("storage");
  expect(sectionOf("other_arrays.0.n_ports")).toBe("storage");
  expect(sectionOf("goals")).toBe("goals");
  expect(sectionOf("events.3.window_s")).toBe("week");
});

test("each section shows a summary", () => {
  expect(sectionFacts(acme)).toEqual({
    desktops: "2,500 desktops",
    week: "13 events",
    storage: "48 drives, 512 GiB",
    goals: "90% within 15 s",
  });
});

test("several arrays and a missing cache are mentioned", () => {
  const array = { ...acme.array, n_arrays: 20, flash_cache_gib: 0 };
  expect(sectionFacts({ ...acme, array }).storage).toBe("20 × 48 drives");
  const share = {
    ...acme.array,
    tiers: [{ drive_id: "azure-files-ssd-v1-gib", n_drives: 1024 }],
    flash_cache_gib: 0,
  };
  expect(sectionFacts({ ...acme, array: share }).storage).toBe("1,024 GiB");
});

test("the other arrays of a scenario are listed after the main one", () => {
  const share = {
    ...acme.array,
    id: "profiles",
    name: "",
    tiers: [{ drive_id: "azure-files-ssd-v1-gib", n_drives: 1024 }],
    flash_cache_gib: 0,
  };
  expect(sectionFacts({ ...acme, other_arrays: [share] }).storage).toBe("48 drives, 512 GiB + 1,024 GiB");
});

test("counts are shown as entered and never added up", () => {
  const tiers = [
    { drive_id: "ssd", n_drives: 5 },
    { drive_id: "sas", n_drives: 15 },
  ];
  const pool = acme.pools[0] as (typeof acme.pools)[number];
  const pools = [2500, 40].map((n_desktops) => ({ ...pool, n_desktops }));
  const facts = sectionFacts({ ...acme, pools, array: { ...acme.array, tiers, flash_cache_gib: 0 } });
  expect(facts).toMatchObject({ desktops: "2,500 + 40 desktops", storage: "5 + 15 drives" });
  expect(sectionFacts({ ...acme, pools: [...pools, ...pools] }).desktops).toBe("4 pools");
});

test("the URL may name only existing sections", () => {
  expect(isSection("storage")).toBe(true);
  expect(isSection("cellar")).toBe(false);
});
