/** Fields of the hosts that the guide and the full editor share. */

import { t } from "@/i18n/t";
import { NumberField } from "./fields";

export function HostMemoryField() {
  return (
    <NumberField
      object="Hosts"
      path="hosts.memory_gib_per_host"
      label={t("scenario-host-memory")}
      help={t("scenario-host-memory-hint")}
    />
  );
}

/** Host CPU is checked only with both the cores and the clock speed. */
export function HostCoresField() {
  return (
    <NumberField
      object="Hosts"
      path="hosts.n_cores_per_host"
      label={t("scenario-cores")}
      help={t("scenario-cores-hint")}
    />
  );
}

export function HostClockField() {
  return (
    <NumberField
      object="Hosts"
      path="hosts.ghz_per_core"
      label={t("scenario-clock")}
      help={t("scenario-clock-hint")}
    />
  );
}
