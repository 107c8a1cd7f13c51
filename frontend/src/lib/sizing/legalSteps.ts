/** What can be ordered: the steps in which the catalog lets each part of an array grow. */

import { defaults } from "@/api/fields";
import type { ArrayConfiguration, ArrayModel, RaidLayout, Tier } from "@/api/types";
import { t } from "@/i18n/t";

export interface Steps {
  values: number[];
  /** The reason for these, shown next to the control. */
  reason: string;
}

interface TierSteps extends Steps {
  id: Tier["id"];
  name: string;
  /** Identifiers of the drives that fit. */
  driveIds: readonly string[];
  /** The number of drives is no choice. */
  isFixed: boolean;
}

interface LegalSteps {
  n_arrays: Steps;
  n_controllers: Steps;
  tiers: TierSteps[];
  /** None where the array has no such cache. */
  flash_cache_gib: Steps | null;
  n_ports: Steps;
}

function multiples(step: number, first: number, last: number): number[] {
  const n = Math.floor((last - first) / step);
  return Array.from({ length: Math.max(0, n) + 1 }, (_, i) => first + i * step);
}

const known = (fact: { value?: number | null } | null | undefined, otherwise: number) =>
  fact?.value ?? otherwise;

/** Kinds of layouts whose copies or parity are on other nodes, so that any number of drives in a node is legal. */
const acrossNodes: readonly RaidLayout["kind"][] = ["mirrored_nodes", "erasure_coded_nodes"];

/** Whether arrays of a model are the nodes of a cluster. */
export function isNode(array: ArrayModel): boolean {
  return array.runs_on_hosts || array.tiers.some(({ raid }) => acrossNodes.includes(raid.kind));
}

/** Whether drives make RAID groups with at least one data drive each, one group or more for each controller. */
function makesGroups(raid: RaidLayout, drives: number, controllers: number): boolean {
  if (acrossNodes.includes(raid.kind)) return true;
  const grouped = drives - Math.min(known(raid.n_spares, 0) * controllers, drives);
  const groups = Math.max(controllers, Math.ceil(grouped / known(raid.group_size, 1)));
  return grouped - groups * known(raid.n_parity_per_group, 0) >= groups;
}

function tierSteps(array: ArrayModel, tier: Tier, controllers: number, drivesBeside: number): TierSteps {
  const { id, name, raid, drives: driveIds, n_fixed } = tier;
  const common = { id, name, driveIds };
  if (n_fixed?.value != null) {
    return {
      ...common,
      isFixed: true,
      values: [n_fixed.value],
      reason: t("scenario-steps-fixed", { array: array.name }),
    };
  }
  const step = known(array.shelf.drive_step, 1);
  const fewest = known(array.shelf.fewest_drives, 1);
  const most = known(array.shelf.max_drives_per_controller, step) * controllers - drivesBeside;
  return {
    ...common,
    isFixed: false,
    values: multiples(step, step, most).filter(
      (drives) => drives >= fewest && makesGroups(raid, drives, controllers),
    ),
    reason: t("scenario-steps-of", { step, most }),
  };
}

function cacheSteps(array: ArrayModel, controllers: number): Steps | null {
  if (!array.flash_cache) return null;
  const module = known(array.flash_cache.module_gib, 1);
  const most = known(array.flash_cache.max_modules, 0);
  return {
    values: multiples(module * controllers, 0, module * controllers * most),
    reason: t("scenario-steps-modules", { controllers, module, most }),
  };
}

export function legalSteps(array: ArrayModel, chosen: ArrayConfiguration): LegalSteps {
  const controllers = chosen.n_controllers;
  const fewest = known(array.fewest_controllers, 1);
  const most = known(array.controllers, 1);
  const arrays = known(array.max_arrays, 1);
  const ports = known(array.network.max_ports, 1) * controllers;
  const drives = chosen.tiers.reduce((sum, tier) => sum + tier.n_drives, 0);
  return {
    n_arrays: {
      values: multiples(1, known(array.fewest_arrays, 1), arrays),
      reason: t("scenario-steps-up-to", { most: arrays }),
    },
    n_controllers: {
      values: multiples(1, fewest, most),
      reason:
        fewest > 1
          ? t("scenario-steps-controllers-least", { least: fewest, most, array: array.name })
          : t("scenario-steps-controllers", { most, array: array.name }),
    },
    tiers: array.tiers.map((tier, i) =>
      tierSteps(array, tier, controllers, drives - (chosen.tiers[i]?.n_drives ?? 0)),
    ),
    flash_cache_gib: cacheSteps(array, controllers),
    n_ports: { values: multiples(1, controllers, ports), reason: t("scenario-steps-up-to", { most: ports }) },
  };
}

/** The next legal value above or below; null at either end. A value between two steps moves to the nearer one. */
export function nextStep(steps: Steps, value: number, direction: 1 | -1): number | null {
  const beyond = steps.values.filter((step) => (step - value) * direction > 0);
  return beyond.length === 0 ? null : direction > 0 ? Math.min(...beyond) : Math.max(...beyond);
}

/** The legal value this many steps above or below, or the last one before; null where there is none. */
export function stepsFrom(steps: Steps, value: number, n: number): number | null {
  const next = nextStep(steps, value, n > 0 ? 1 : -1);
  if (next === null || Math.abs(n) <= 1) return next;
  return stepsFrom(steps, next, n - Math.sign(n)) ?? next;
}

const MOST_OVERHEAD = 1 / 3;

/** Fixed, or the fewest of which at most a third is parity or spare; the fewest of all where that cannot be, as in mirrors. */
function sensibleDrives({ raid }: Tier, { values, isFixed }: TierSteps): number {
  const [fewest = 1] = values;
  if (isFixed) return fewest;
  const overhead = (drives: number) => {
    const spares = known(raid.n_spares, 0);
    const groups = Math.max(1, Math.ceil((drives - spares) / known(raid.group_size, 1)));
    return (spares + groups * known(raid.n_parity_per_group, 0)) / drives;
  };
  return values.find((drives) => overhead(drives) <= MOST_OVERHEAD) ?? fewest;
}

/** Whether an organization states the ports of its own array, which are then all in use. */
const isOwn = ({ network }: ArrayModel) => network.max_ports.source?.startsWith("own-") ?? false;

/**
 * The initial configuration of a model: its first firmware, the first drive of each tier in the smallest
 * sensible number, as few controllers as possible, one port in each or all of an own array, no cache. A model that runs on the hosts has one
 * node per host.
 */
export function defaultConfiguration(array: ArrayModel, nHosts: number): ArrayConfiguration {
  const controllers = known(array.fewest_controllers, 1);
  const none: ArrayConfiguration = {
    ...defaults.ArrayConfiguration,
    model_id: array.id,
    firmware_id: array.firmware[0]?.id ?? "",
    n_arrays:
      array.runs_on_hosts || array.one_per_host
        ? Math.min(nHosts, known(array.max_arrays, 1))
        : known(array.fewest_arrays, defaults.ArrayConfiguration.n_arrays),
    n_controllers: controllers,
    tiers: [],
    n_ports: controllers * (isOwn(array) ? known(array.network.max_ports, 1) : 1),
  };
  const tiers = array.tiers.map((tier) => ({
    drive_id: tier.drives[0] ?? "",
    n_drives: sensibleDrives(tier, tierSteps(array, tier, controllers, 0)),
  }));
  return { ...none, tiers };
}

/** The largest configuration of a model like the chosen one: its load is that of the desktops, not of a bottleneck. */
export function largestConfiguration(array: ArrayModel, chosen: ArrayConfiguration): ArrayConfiguration {
  const most = ({ values }: Steps, otherwise: number) => Math.max(otherwise, ...values);
  const n_controllers = most(legalSteps(array, chosen).n_controllers, chosen.n_controllers);
  const steps = legalSteps(array, { ...chosen, n_controllers });
  const tiers = chosen.tiers.map((tier, i) => {
    const its = i === 0 ? steps.tiers[i] : undefined;
    return its ? { ...tier, n_drives: most(its, tier.n_drives) } : tier;
  });
  return { ...chosen, n_controllers, n_ports: most(steps.n_ports, chosen.n_ports), tiers };
}
