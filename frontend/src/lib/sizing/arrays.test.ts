import { expect, test } from "vitest";
import type { OtherArray, Result, Scenario } from "@/api/types";
import { acme, acmePreview } from "@/test/fixtures";
import { arrayAt, arrayPath, knownArray, resultOn } from "./arrays";

const share = { ...acme.array, id: "profiles", name: "Share" } as OtherArray;
const two: Scenario = { ...acme, other_arrays: [share] };

test("an unknown array is the main one", () => {
  expect(knownArray(two, "profiles")).toBe("profiles");
  expect(knownArray(two, "elsewhere")).toBe("main");
  expect(knownArray(two, undefined)).toBe("main");
  expect(knownArray(acme, "profiles")).toBe("main");
});

test("a field belongs to its array", () => {
  expect(arrayAt(two, "other_arrays.0.tiers.0.n_drives")).toBe("profiles");
  expect(arrayAt(two, "other_arrays.0")).toBe("profiles");
  expect(arrayAt(two, "array")).toBe("main");
  expect(arrayAt(two, "installed_array.n_ports")).toBe("main");
  expect(arrayAt(two, "hosts.n_hosts")).toBeUndefined();
  expect(arrayPath(two, "profiles")).toBe("other_arrays.0");
  expect(arrayPath(two, "main")).toBe("array");
  expect(arrayPath(acme, "profiles")).toBeUndefined();
});

test("the result on another array has its phases, capacity and cost, and the verdict on all", () => {
  const { result } = acmePreview;
  const other = {
    id: "profiles",
    name: "Share",
    model_name: "Share",
    phases: result.phases.slice(0, 1),
    capacity: { ...result.capacity, needed_gb: 1 },
    recommendation: null,
    cost: result.cost,
    warnings: [],
  } as unknown as Result["other_arrays"][number];
  const whole: Result = { ...result, other_arrays: [other] };
  const shown = resultOn(whole, "profiles");
  expect(shown.phases).toHaveLength(1);
  expect(shown.capacity.needed_gb).toBe(1);
  expect(shown.verdict).toBe(result.verdict);
  expect(resultOn(whole, "main")).toBe(whole);
  expect(resultOn(result, "profiles")).toBe(result);
});
