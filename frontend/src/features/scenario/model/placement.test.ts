import { expect, test } from "vitest";
import type { OtherArray, Pool, Scenario, WorkloadProfile } from "@/api/types";
import { listArrays } from "@/lib/sizing/arrays";
import { acme, fas3270 } from "@/test/fixtures";
import { onArray } from "./failures";
import { profileDataOf, withArray, withoutArray } from "./placement";

const [first] = acme.pools as [Pool];
const onMain = {
  profile_containers: "none" as const,
  image_array_id: "main",
  delta_array_id: "main",
  profile_array_id: "main",
};
const poolOf = (given: Partial<Pool>): Pool => ({ ...first, ...onMain, ...given });
const withContainer = { id: "containers", profile_container: {} } as WorkloadProfile;
const profiles = [withContainer, { id: first.profile_id } as WorkloadProfile];

const mixed: Scenario = {
  ...acme,
  array_name: "",
  other_arrays: [],
  pools: [
    poolOf({ id: "knowledge", profile_id: "containers" }),
    poolOf({ id: "task" }),
    poolOf({ id: "files", user_data_gib_per_desktop: 2 }),
  ],
};

const placesOf = ({ pools }: Scenario) =>
  pools.map(({ id, profile_array_id, profile_containers }) => [id, profile_array_id, profile_containers]);

test("a new array gets the profiles of all pools that have any", () => {
  const added = withArray(mixed, fas3270, profiles);
  expect(added.id).toBe("profiles");
  expect(added.nPools).toBe(2);
  expect(placesOf(added.scenario)).toEqual([
    ["knowledge", "profiles", "array"],
    ["task", "main", "none"],
    ["files", "profiles", "none"],
  ]);
  expect(added.scenario.other_arrays).toMatchObject([{ id: "profiles", name: "", model_id: fas3270.id }]);
  expect(added.scenario.array).toBe(mixed.array);
});

test("a second array takes nothing away from the first one", () => {
  const one = withArray(mixed, fas3270, profiles).scenario;
  const two = withArray(one, fas3270, profiles);
  expect(two.id).toBe("array-2");
  expect(two.nPools).toBe(0);
  expect(placesOf(two.scenario)).toEqual(placesOf(one));
  expect(withArray(two.scenario, fas3270, profiles).id).toBe("array-3");
});

test("without an array, its data and events move to the main one", () => {
  const { scenario } = withArray(mixed, fas3270, profiles);
  const at = { starts_at: "2011-06-01T08:00:00Z", ends_at: "2011-06-01T09:00:00Z", notes: "" };
  const common = { ...at, repeat: null, time_zone: null, array_id: "profiles" };
  const events: Scenario["events"] = [
    { ...common, id: "b", name: "Backup", kind: "backup", read_mb_per_s: 100, sequential_fraction: 1 },
    {
      ...common,
      id: "f",
      name: "Failure",
      kind: "failure",
      part: "drive",
      tier: "flash",
      n_parts: 1,
      rebuild_fraction: 0.2,
    },
  ];
  const after = withoutArray({ ...scenario, events }, "profiles", fas3270);
  expect(after.other_arrays).toEqual([]);
  expect(after.pools.map((pool) => pool.profile_array_id)).toEqual(["main", "main", "main"]);
  expect(after.events).toMatchObject([{ array_id: "main" }, { array_id: "main", part: "drive", tier: null }]);
});

test("a failure of a part that the other array does not have becomes one of a drive", () => {
  const failure = { kind: "failure", part: "flash_cache", tier: null, array_id: "main" } as Parameters<
    typeof onArray
  >[0];
  const { flash_cache: _, ...without } = fas3270;
  expect(onArray(failure, "profiles", fas3270)).toMatchObject({ array_id: "profiles", part: "flash_cache" });
  expect(onArray(failure, "profiles", without)).toMatchObject({ array_id: "profiles", part: "drive" });
});

test("arrays are listed by their own name, otherwise by that of their model, and never with the same name", () => {
  const other = { ...acme.array, id: "profiles", name: "" } as OtherArray;
  expect(listArrays(acme, [fas3270])).toEqual([
    { id: "main", name: "NetApp FAS3270", model: "", modelId: acme.array.model_id, path: "array" },
  ]);
  const named = { ...acme, array_name: "Desktops", other_arrays: [other] };
  expect(listArrays(named, [fas3270])).toMatchObject([
    { name: "Desktops", model: "NetApp FAS3270" },
    { name: "NetApp FAS3270", model: "", path: "other_arrays.0" },
  ]);
  const unnamed = { ...acme, other_arrays: [other] };
  expect(listArrays(unnamed, [fas3270]).map(({ name }) => name)).toEqual([
    "NetApp FAS3270 (main)",
    "NetApp FAS3270 (profiles)",
  ]);
});

test("a pool says which profile data it has on an array", () => {
  expect(profileDataOf(poolOf({ profile_containers: "array" }))).toBe("all");
  expect(profileDataOf(poolOf({ profile_containers: "file_service", user_data_gib_per_desktop: 1 }))).toBe(
    "data",
  );
  expect(profileDataOf(poolOf({}))).toBe("none");
});
