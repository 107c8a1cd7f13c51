/** The time in which rebooted desktops must be up again: the goal for all power-ons. */

import { t } from "@/i18n/t";
import { NumberField } from "./fields";

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
