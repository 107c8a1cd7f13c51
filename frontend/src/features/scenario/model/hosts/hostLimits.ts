/** Families that run on the hosts, but not on as many as are planned. */

import type { ArrayModel } from "@/api/types";
import { t } from "@/i18n/t";
import type { ArrayChoices } from "../arrays";

/**
 * Disables the families whose cluster has fewer nodes than there are hosts, and states why. Chosen ones can still be
 * removed.
 */
export function withHostLimits(
  choices: readonly ArrayChoices[],
  arrays: readonly ArrayModel[],
  nHosts: number,
  chosen: readonly string[] = [],
): ArrayChoices[] {
  const most = new Map(
    arrays.flatMap((array) =>
      array.runs_on_hosts ? [[array.id, array.max_arrays.value ?? nHosts]] : [],
    ) as [string, number][],
  );
  const limited = (item: ArrayChoices["items"][number]) => {
    const limit = most.get(item.value) ?? nHosts;
    if (limit >= nHosts) return item;
    const label = t("arrays-too-many-hosts", { name: item.label, most: limit, hosts: nHosts });
    return { ...item, label, disabled: !chosen.includes(item.value) };
  };
  return choices.map(({ group, items }) => ({ group, items: items.map(limited) }));
}
