/** Build a first scenario for a new project: one pool and one ordinary week on an array of the catalog. */

import { defaults } from "@/api/fields";
import type {
  ArrayConfiguration,
  ArrayModel,
  Deployment,
  Goals,
  Pool,
  Scenario,
  ScenarioEvent,
  WorkloadProfile,
} from "@/api/types";
import { t } from "@/i18n/t";
import { ARRAY_OF_NEW, type Deal } from "@/lib/sizing/deals";
import { hostsFor } from "@/lib/sizing/hosts";
import { defaultConfiguration } from "@/lib/sizing/legalSteps";
import { type CloneType, ofCloneType, ofContainers, offeredTo, ofProfile } from "@/lib/sizing/poolAnswers";
import { addDays, HOUR, instantAt, startOfDay } from "@/lib/time/instants";

const WORKDAYS = 5;
const FIRST_POOL = "pool-1";
const ADDED_POOL = "pool-2";
/** The server that is assumed until another one is entered: two processors of 24 cores at 2.6 GHz and 1 TiB. */
const ASSUMED_HOST = { memory_gib_per_host: 1024, n_cores_per_host: 48, ghz_per_core: 2.6 };

/** Midnight of the next Monday, in UTC. */
function nextMonday(now: number): number {
  const today = startOfDay(now, "UTC");
  const daysAway = (8 - new Date(today).getUTCDay()) % 7 || 7;
  return addDays(today, daysAway, "UTC");
}

function workday(monday: number, day: number, poolIds: string[]): ScenarioEvent[] {
  const at = (hour: number) => instantAt(addDays(monday, day, "UTC") + hour * HOUR);
  return [
    {
      ...defaults.Login,
      id: `login-${day + 1}`,
      kind: "login",
      name: t("projects-starter-login"),
      pool_ids: poolIds,
      starts_at: at(8),
      arrivals: "bell",
      at_local_time: true,
    },
    {
      ...defaults.Logoff,
      id: `logoff-${day + 1}`,
      kind: "logoff",
      name: t("projects-starter-logoff"),
      pool_ids: poolIds,
      starts_at: at(17),
      at_local_time: true,
    },
  ];
}

/** Answers that are required before there is a result. */
export interface FirstAnswers {
  nDesktops: number;
  /** Desktops that an expansion adds. */
  nAdded: number;
  profile: WorkloadProfile;
  cloneType: CloneType;
  /** The installed array; null for a new deployment, which has none. */
  array: ArrayModel | null;
  /** Reads and writes per second of other systems on the installed array. */
  otherIops: number;
  /** Space that other systems use on the installed array. */
  otherUsedGib: number;
  /** Whether the installed array is stated to have no other load and data. */
  nothingElse: boolean;
}

type StartingPool = Pick<Pool, "id" | "name" | "n_desktops" | "profile_id" | "initial_state"> & Partial<Pool>;

/** The fields without defaults in the service. */
export type Starter = Omit<
  Scenario,
  "goals" | "indicators" | "growth" | "budget" | "pools" | "array_name" | "installed_array" | "other_arrays"
> & {
  pools: StartingPool[];
  goals: Pick<Goals, "survives">;
  installed_array?: ArrayConfiguration;
};

/** Share of reads that is assumed of other systems until their reads and writes are entered. */
const OTHER_READS = 0.7;

/** Failures that every project plans for, with a spare host; the user may remove them. */
const SPARE_PARTS: Goals["survives"] = ["controller", "drive"];

/** The array that a scenario starts with: in its initial configuration with the newest firmware and a module of cache. */
function startingConfiguration(array: ArrayModel, nHosts: number): ArrayConfiguration {
  return {
    ...defaultConfiguration(array, nHosts),
    firmware_id: array.firmware.at(-1)?.id ?? "",
    flash_cache_gib: array.flash_cache?.module_gib.value ?? 0,
  };
}

const LONGEST_NAME = 200;

/** Name of the first scenario of a project. */
export function nameOfFirst(project: string, deal: Deal): string {
  return t(`projects-first-name-${deal}`, { project }).slice(-LONGEST_NAME);
}

/**
 * Whether the array of a scenario is still the one that new deployments start with, before one is chosen. It may have
 * the other workloads of an import.
 */
export function isStartingArray({ array, hosts }: Scenario, models: readonly ArrayModel[]): boolean {
  const start = arrayOfNew(models);
  if (start?.id !== array.model_id) return false;
  const { other_workloads: _, ...given } = startingConfiguration(start, hosts.n_hosts);
  return Object.entries(given).every(
    ([name, value]) => JSON.stringify(array[name as keyof ArrayConfiguration]) === JSON.stringify(value),
  );
}

function startingPools(
  answers: FirstAnswers,
  deployments: readonly Deployment[],
  deal: Deal,
): StartingPool[] {
  const pool = (id: string, name: string, n_desktops: number): StartingPool => ({
    id,
    name,
    n_desktops,
    initial_state: "idle_rebooted",
    ...ofProfile(answers.profile),
    ...ofContainers(defaults.Pool.profile_containers, answers.profile),
    ...ofCloneType(answers.cloneType, deployments),
  });
  if (deal !== "expand") return [pool(FIRST_POOL, t("projects-starter-desktops"), answers.nDesktops)];
  return [
    pool(FIRST_POOL, t("projects-starter-existing"), answers.nDesktops),
    pool(ADDED_POOL, t("projects-starter-added"), answers.nAdded),
  ];
}

export function starterScenario(
  name: string,
  array: ArrayModel,
  deployments: readonly Deployment[],
  answers: FirstAnswers,
  now: number,
  deal: Deal,
): Starter {
  const monday = nextMonday(now);
  const pools = startingPools(answers, deployments, deal);
  const poolIds = pools.map(({ id }) => id);
  const hosts = { ...defaults.Hosts, ...ASSUMED_HOST, n_hosts: 1, n_spare_hosts: 1 };
  const n_hosts = hostsFor(
    pools.map((pool) => ({ ...defaults.Pool, ...pool })),
    hosts,
  );
  const configuration = {
    ...startingConfiguration(array, n_hosts),
    other_workloads: {
      ...defaults.OtherWorkloads,
      reads_iops: Math.round(OTHER_READS * answers.otherIops),
      writes_iops: Math.round((1 - OTHER_READS) * answers.otherIops),
      used_gib: answers.otherUsedGib,
      nothing_else: answers.nothingElse,
    },
  };
  return {
    schema_version: defaults.Scenario.schema_version,
    name,
    notes: defaults.Scenario.notes,
    time_zone: defaults.Scenario.time_zone,
    calendar: { starts_at: instantAt(monday), ends_at: instantAt(addDays(monday, 7, "UTC")) },
    pools,
    events: Array.from({ length: WORKDAYS }, (_, day) => workday(monday, day, poolIds)).flat(),
    hosts: { ...hosts, n_hosts },
    array: configuration,
    goals: { survives: SPARE_PARTS },
    ...(deal === "new" ? {} : { installed_array: configuration }),
  };
}

/** The starter scenario with other pools, which are like its first one and have the same week. */
export function withPools(
  starter: Starter,
  pools: readonly Pick<Pool, "id" | "name" | "n_desktops">[],
): Starter {
  const [first] = starter.pools;
  if (first === undefined || pools.length === 0) return starter;
  const pool_ids = pools.map(({ id }) => id);
  return {
    ...starter,
    pools: pools.map((pool) => ({ ...first, ...pool })),
    events: starter.events.map((event) => ("pool_ids" in event ? { ...event, pool_ids } : event)),
  };
}

/** The array that a new deployment starts with: vendor-neutral, or without it the first one that is sold. */
export function arrayOfNew<T extends Pick<ArrayModel, "id" | "availability">>(
  arrays: readonly T[],
): T | undefined {
  const sold = arrays.filter(({ availability }) => availability === "current");
  return sold.find(({ id }) => id === ARRAY_OF_NEW) ?? sold[0];
}

const isServer = ({ guest_os }: WorkloadProfile) => guest_os.includes("Server");
const systemVersion = ({ guest_os }: WorkloadProfile) => Number.parseInt(guest_os.replace(/\D+/, ""), 10);
const isGeneric = ({ standing }: WorkloadProfile) => standing === "generic";

/** Desktops before session hosts, the newest system first, measured profiles before generic ones. */
function byRelevance(a: WorkloadProfile, b: WorkloadProfile): number {
  return (
    Number(isServer(a)) - Number(isServer(b)) ||
    systemVersion(b) - systemVersion(a) ||
    Number(isGeneric(a)) - Number(isGeneric(b))
  );
}

/** Profiles in the order in which they are offered: those of today's desktops first, then those of studies. */
export function offeredWorkloads(workloads: readonly WorkloadProfile[]) {
  const isCurrent = ({ usual_pool }: WorkloadProfile) => usual_pool != null;
  const offered = offeredTo(workloads, undefined);
  return {
    current: offered.filter(isCurrent).sort(byRelevance),
    studied: offered.filter((profile) => !isCurrent(profile)),
  };
}
