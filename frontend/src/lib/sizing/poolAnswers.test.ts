import { expect, test } from "vitest";
import type { Deployment, WorkloadProfile } from "@/api/types";
import { cloneTypes, ofCloneType, ofContainers, ofProfile } from "./poolAnswers";

const today = {
  id: "windows11",
  usual_pool: {
    sessions_per_desktop: 1,
    n_vcpus: null,
    memory_gib: 8,
    image_gib: 40,
    growth_gib_per_desktop: 6,
    profile_container_gib_per_desktop: 15,
  },
  host: { memory_in_use_fraction: { value: 0.9 } },
} as WorkloadProfile;
const old = { id: "windows7", usual_pool: null, host: null } as WorkloadProfile;
const deployments = [
  { id: "horizon", clone_types: ["instant"] },
  { id: "citrix", clone_types: ["mcs"] },
] as Deployment[];

test("a profile decides memory, image, and written data", () => {
  expect(ofProfile(today)).toEqual({
    profile_id: "windows11",
    sessions_per_desktop: 1,
    n_vcpus: null,
    memory_gib: 8,
    memory_in_use_fraction: 0.9,
    image_gib: 40,
    growth_gib_per_desktop: 6,
  });
});

test("a profile without a usual size resets what another one has set", () => {
  expect({ ...ofProfile(today), ...ofProfile(old) }).toMatchObject({ memory_gib: 2, image_gib: 25 });
});

test("a clone type decides its deployment and the assignment", () => {
  expect(ofCloneType("mcs", deployments)).toEqual({
    clone_type: "mcs",
    deployment_id: "citrix",
    assignment: "floating",
  });
  expect(ofCloneType("full", deployments)).toMatchObject({ deployment_id: null, assignment: "dedicated" });
  expect(new Set(cloneTypes).size).toBe(6);
});

test("profile containers have a size only on an array", () => {
  expect(ofContainers("array", today).profile_container_gib_per_desktop).toBe(15);
  expect(ofContainers("cloud_cache", today).profile_container_gib_per_desktop).toBe(15);
  expect(ofContainers("file_service", today).profile_container_gib_per_desktop).toBe(0);
  expect(ofContainers("none", today).profile_container_gib_per_desktop).toBe(0);
  expect(ofContainers("array", old).profile_container_gib_per_desktop).toBe(0);
});
