import { expect, test } from "vitest";
import type { WorkloadProfile } from "@/api/types";
import { loadOf } from "./profileLoad";

const profile = (standing: WorkloadProfile["standing"], iops: number) =>
  ({
    standing,
    generator: "Login Enterprise",
    steady_state: { reads_iops_per_desktop: { value: iops }, writes_iops_per_desktop: { value: 3 } },
  }) as WorkloadProfile;

test("the load of a profile says whether it is from a study of a load generator or an estimate", () => {
  expect(loadOf(profile("published", 24))).toBe(
    "27 IOPS per user while working. From a study with Login Enterprise, a load generator that works faster than most users.",
  );
  expect(loadOf(profile("generic", 2))).toBe(
    "5 IOPS per user while working. Estimate for office users who pause and read, below the load of generators.",
  );
});
