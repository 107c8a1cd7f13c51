/** The configuration of an array that the customer already owns, and how it follows the current one in the guide. */

import type { ArrayConfiguration, ArrayModel, Drive, Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { valueAt, withValueAt } from "@/lib/data/path";
import { whole } from "@/lib/format/numbers";
import type { Deal } from "@/lib/sizing/deals";
import { defaultConfiguration, isNode } from "@/lib/sizing/legalSteps";

/** Path of the installed configuration of the array at a path: `array`, or `other_arrays.0`. */
export function installedPath(at: string): string {
  return at === "array" ? "installed_array" : `${at}.installed_array`;
}

const currentAt = (scenario: Scenario, at: string) => valueAt(scenario, at) as ArrayConfiguration;

/** The installed configuration; null if everything is purchased. */
export function installedAt(scenario: Scenario, at: string): ArrayConfiguration | null {
  return (valueAt(scenario, installedPath(at)) as ArrayConfiguration | null | undefined) ?? null;
}

type Parts = Omit<ArrayConfiguration, "other_workloads">;

/** The parts of a configuration, in a fixed order: without the ID and name of another array and its other workloads. */
function configurationOf(array: ArrayConfiguration): Parts {
  const { model_id, firmware_id, n_arrays, n_controllers, tiers, flash_cache_gib, n_ports } = array;
  return {
    model_id,
    firmware_id,
    n_arrays,
    n_controllers,
    tiers: tiers.map(({ drive_id, n_drives }) => ({ drive_id, n_drives })),
    flash_cache_gib,
    n_ports,
  };
}

/** Whether the current configuration of an array is the installed one. */
export function isAsInstalled(scenario: Scenario, at: string): boolean {
  const installed = installedAt(scenario, at);
  const same = (one: ArrayConfiguration, other: ArrayConfiguration) =>
    JSON.stringify(configurationOf(one)) === JSON.stringify(configurationOf(other));
  return installed !== null && same(installed, currentAt(scenario, at));
}

/** With the current configuration as the installed one. */
export function withInstalled(scenario: Scenario, at: string): Scenario {
  return withValueAt(scenario, installedPath(at), configurationOf(currentAt(scenario, at)));
}

export function withoutInstalled(scenario: Scenario, at: string): Scenario {
  return withValueAt(scenario, installedPath(at), null);
}

/** With the installed configuration as the current one; the ID and name of another array stay. */
export function asInstalled(scenario: Scenario, at: string): Scenario {
  const installed = installedAt(scenario, at);
  if (installed === null) return scenario;
  return withValueAt(scenario, at, { ...currentAt(scenario, at), ...configurationOf(installed) });
}

/** A new deployment has no array yet; the other kinds of projects start with the customer's. */
export function withDeal(scenario: Scenario, deal: Deal): Scenario {
  if (deal === "new")
    return isAsInstalled(scenario, "array") ? withoutInstalled(scenario, "array") : scenario;
  return installedAt(scenario, "array") === null ? withInstalled(scenario, "array") : scenario;
}

/** A field of the array that the guide asks for; as long as nothing was added to it, it is the installed one. */
export function withAnswer(scenario: Scenario, path: string, value: unknown): Scenario {
  const edited = withValueAt(scenario, path, value);
  return isAsInstalled(scenario, "array") ? withInstalled(edited, "array") : edited;
}

/** With an array of another family in its initial configuration; as long as it is the installed one, both change. */
export function withModel(scenario: Scenario, model: ArrayModel): Scenario {
  return withAnswer(scenario, "array", {
    ...scenario.array,
    ...defaultConfiguration(model, scenario.hosts.n_hosts),
    other_workloads: scenario.array.other_workloads,
  });
}

function countsInWords({ n_arrays, n_controllers }: ArrayConfiguration, model?: ArrayModel): string[] {
  if (n_arrays === 1) return [t("arrays-n-controllers", { n: n_controllers })];
  const isCluster = model !== undefined && isNode(model);
  return [
    t(isCluster ? "arrays-n-nodes" : "arrays-n-arrays", { n: n_arrays }),
    ...(isCluster && n_controllers === 1 ? [] : [t("arrays-n-controllers-each", { n: n_controllers })]),
  ];
}

function partsInWords(array: ArrayConfiguration, drives: readonly Drive[], model?: ArrayModel): string[] {
  const { tiers, flash_cache_gib, n_ports } = array;
  const nameOf = (id: string) => drives.find((drive) => drive.id === id)?.name ?? id;
  return [
    ...countsInWords(array, model),
    tiers.map(({ drive_id, n_drives }) => `${whole(n_drives)} × ${nameOf(drive_id)}`).join(" + "),
    ...(flash_cache_gib > 0 ? [t("arrays-flash-cache", { size: `${whole(flash_cache_gib)} GiB` })] : []),
    t("arrays-n-ports", { n: n_ports }),
  ];
}

function volumesInWords({ n_arrays, tiers }: ArrayConfiguration, drives: readonly Drive[]): string {
  const sizes = tiers.map(({ drive_id, n_drives }) => {
    const size = drives.find(({ id }) => id === drive_id);
    return size?.volume_unit === "gib" ? `${whole(n_drives)} GiB` : (size?.name ?? drive_id);
  });
  return `${whole(n_arrays)} × ${sizes.join(" + ")}`;
}

/** With IDs instead of names that the catalogs lack: "NetApp FAS3270: 1 controller, 48 × 450 GB 15K FC, 512 GiB flash cache, 1 port" */
export function configurationInWords(
  array: ArrayConfiguration,
  models: readonly ArrayModel[],
  drives: readonly Drive[],
): string {
  const model = models.find(({ id }) => id === array.model_id);
  const parts = model?.volume ? volumesInWords(array, drives) : partsInWords(array, drives, model).join(", ");
  return t("arrays-configuration", { model: model?.name ?? array.model_id, parts });
}
