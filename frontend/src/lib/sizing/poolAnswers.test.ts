import { expect, test } from "vitest";
import type { Deployment, Pool, WorkloadProfile } from "@/api/types";
import {
  cloneTypes,
  fittingDeployments,
  includesContainers,
  ofCloneType,
  ofContainers,
  offeredTo,
  ofProfile,
  usualValue,
} from "./poolAnswers";

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
  profile_container: { attach_time_s: { value: 10 } },
} as WorkloadProfile;
/** Its I/O includes that of the containers. */
const withContainers = { ...today, id: "windows11-fslogix", profile_container: null } as WorkloadProfile;
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

test("a profile whose I/O includes that of its containers needs their size without another place for them", () => {
  expect([today, withContainers, old].map(includesContainers)).toEqual([false, true, false]);
  const stored = { profile_containers: "none", profile_container_gib_per_desktop: 15 };
  expect(ofContainers("none", withContainers)).toEqual(stored);
  expect(ofContainers("array", withContainers)).toEqual(stored);
});

const pool = {
  profile_id: "windows11",
  clone_type: "mcs",
  deployment_id: "citrix",
  profile_containers: "array",
} as Pool;

test("fields of a pool return to the values that its answers determine", () => {
  const usual = (field: string, standard: unknown) =>
    usualValue(pool, field, standard, { workloads: [today], deployments });
  expect(usual("memory_gib", 2)).toBe(8);
  expect(usual("profile_container_gib_per_desktop", 0)).toBe(15);
  expect(usual("assignment", "dedicated")).toBe("floating");
  expect(usual("deployment_id", null)).toBe("citrix");
  expect(usual("n_image_copies", 1)).toBe(1);
  expect(usual("clone_type", "deduplicated")).toBeUndefined();
});

test("only deployments for the clone type are offered, and the chosen one", () => {
  expect(fittingDeployments(pool, deployments).map(({ id }) => id)).toEqual(["citrix"]);
  const other = { ...pool, deployment_id: "horizon" };
  expect(fittingDeployments(other, deployments).map(({ id }) => id)).toEqual(["horizon", "citrix"]);
});

test("a superseded profile is offered only to a pool that has it", () => {
  const superseded = { ...withContainers, superseded_by: today.id };
  expect(offeredTo([today, superseded], today.id)).toEqual([today]);
  expect(offeredTo([today, superseded], superseded.id)).toEqual([today, superseded]);
});
