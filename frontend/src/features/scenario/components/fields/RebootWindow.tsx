/** The time in which rebooted desktops must be up again: the goal for all power-ons. */

import { Switch } from "@mantine/core";
import type { Pool } from "@/api/types";
import { t } from "@/i18n/t";
import { NumberField } from "./fields";
import form from "./form.module.css";

export function RebootWindow() {
  return (
    <NumberField
      object="Goals"
      path="goals.power_on_max_s"
      label={t("scenario-reboot-window")}
      help={t("scenario-reboot-window-hint")}
    />
  );
}

interface SwitchProps {
  isNightly: boolean;
  /** Non-persistent pools whose desktops no event resets. */
  neverReset: readonly Pool[];
  onChange: (isNightly: boolean) => void;
}

/** Whether all desktops reboot every night, with a note on those that nothing resets. */
export function NightlyRebootSwitch({ isNightly, neverReset, onChange }: SwitchProps) {
  return (
    <>
      <Switch
        label={t("scenario-nightly-reboot")}
        description={t("scenario-nightly-reboot-hint")}
        checked={isNightly}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {neverReset.length > 0 && (
        <p className={form.alsoSet} role="status">
          {t("scenario-never-reset", { pools: neverReset.map(({ name }) => name).join(", ") })}
        </p>
      )}
    </>
  );
}
