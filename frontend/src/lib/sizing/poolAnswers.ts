/** Answers that determine several inputs of a pool at once. */

import { defaults } from "@/api/fields";
import type { Deployment, Pool, WorkloadProfile } from "@/api/types";

export type CloneType = Pool["clone_type"];
export type ContainerPlace = Pool["profile_containers"];

/** Clone types in the order in which they are offered. */
export const cloneTypes: readonly CloneType[] = ["instant", "mcs", "pvs", "linked", "deduplicated", "full"];

/** Clone types whose desktops are usually not tied to a user. */
const FLOATING: ReadonlySet<CloneType> = new Set(["linked", "instant", "mcs", "pvs"]);

/** Whether a desktop is reset before another user gets it, with the usual settings of its broker. */
export function isNonPersistent({
  clone_type,
  assignment,
}: Pick<Pool, "clone_type" | "assignment">): boolean {
  return assignment === "floating" && FLOATING.has(clone_type);
}

const standard = defaults.Pool;

/** The profile, with the usual size of its desktops. */
export function ofProfile(profile: WorkloadProfile) {
  const usual = profile.usual_pool;
  return {
    profile_id: profile.id,
    sessions_per_desktop: usual?.sessions_per_desktop ?? standard.sessions_per_desktop,
    n_vcpus: usual?.n_vcpus ?? standard.n_vcpus,
    memory_gib: usual?.memory_gib ?? standard.memory_gib,
    memory_in_use_fraction: profile.host?.memory_in_use_fraction.value ?? standard.memory_in_use_fraction,
    image_gib: usual?.image_gib ?? standard.image_gib,
    growth_gib_per_desktop: usual?.growth_gib_per_desktop ?? standard.growth_gib_per_desktop,
  } satisfies Partial<Pool>;
}

/** The clone type, with its usual deployment and assignment. */
export function ofCloneType(cloneType: CloneType, deployments: readonly Deployment[]) {
  return {
    clone_type: cloneType,
    deployment_id: deployments.find(({ clone_types }) => clone_types.includes(cloneType))?.id ?? null,
    assignment: FLOATING.has(cloneType) ? "floating" : "dedicated",
  } satisfies Partial<Pool>;
}

/** The profiles that a pool can choose: superseded ones only if the pool has them. */
export function offeredTo<T extends Pick<WorkloadProfile, "id" | "superseded_by">>(
  profiles: readonly T[],
  chosenId: string | undefined,
): T[] {
  return profiles.filter(({ id, superseded_by }) => superseded_by == null || id === chosenId);
}

/** Whether the I/O of a profile includes that of profile containers on the same array: only their size is missing. */
export function includesContainers(profile: WorkloadProfile | undefined): boolean {
  const size = profile?.usual_pool?.profile_container_gib_per_desktop ?? 0;
  return profile?.profile_container == null && size > 0;
}

/** The location of the profile containers, with their usual size if they are on an array. */
export function ofContainers(place: ContainerPlace, profile: WorkloadProfile | undefined) {
  const size = profile?.usual_pool?.profile_container_gib_per_desktop;
  const isIncluded = includesContainers(profile);
  const isOnArray = isIncluded || place === "array" || place === "cloud_cache";
  return {
    profile_containers: isIncluded ? "none" : place,
    profile_container_gib_per_desktop: isOnArray
      ? (size ?? standard.profile_container_gib_per_desktop)
      : standard.profile_container_gib_per_desktop,
  } satisfies Partial<Pool>;
}

interface Entries {
  workloads: readonly WorkloadProfile[];
  deployments: readonly Deployment[];
}

/** Fields of a pool that are answers themselves and have no usual value. */
const ANSWERS: ReadonlySet<string> = new Set(["clone_type", "profile_id", "profile_containers"]);

/** The usual value of a field of a pool, given its other answers; `standard` if they do not determine it. */
export function usualValue(
  pool: Pool,
  field: string,
  standard: unknown,
  { workloads, deployments }: Entries,
): unknown {
  if (ANSWERS.has(field)) return undefined;
  // without a deployment, that of the profile applies
  if (field === "deployment_id" && pool.deployment_id === null) return null;
  const profile = workloads.find(({ id }) => id === pool.profile_id);
  const usual: Record<string, unknown> = {
    ...(profile && ofProfile(profile)),
    ...ofCloneType(pool.clone_type, deployments),
    ...ofContainers(pool.profile_containers, profile),
  };
  return field in usual ? usual[field] : standard;
}

/** Deployments that can create the desktops of a pool, and the one that it has. */
export function fittingDeployments(pool: Pool, deployments: readonly Deployment[]): readonly Deployment[] {
  return deployments.filter(
    ({ id, clone_types }) => clone_types.includes(pool.clone_type) || id === pool.deployment_id,
  );
}
