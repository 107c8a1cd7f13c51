/** The load of a workload profile in words. */

import "@/i18n/pages/start";
import type { WorkloadProfile } from "@/api/types";
import { t } from "@/i18n/t";
import { significant } from "@/lib/format/numbers";

/** The load of a working user, by which profiles of the same guest OS differ most, and what it is based on. */
export function loadOf({ standing, generator, steady_state }: WorkloadProfile): string {
  const reads = steady_state.reads_iops_per_desktop.value ?? 0;
  const writes = steady_state.writes_iops_per_desktop.value ?? 0;
  const iops = significant(reads + writes, 2);
  return standing === "generic"
    ? t("start-users-load-generic", { iops })
    : t("start-users-load-published", { iops, generator });
}
