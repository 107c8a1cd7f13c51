/** Whether all desktops reboot every night, with a note on those that nothing resets. */

import { Switch } from "@mantine/core";
import type { Pool } from "@/api/types";
import { t } from "@/i18n/t";
import form from "../fields/form.module.css";

interface Props {
  isNightly: boolean;
  /** Non-persistent pools whose desktops no event resets. */
  neverReset: readonly Pool[];
  onChange: (isNightly: boolean) => void;
}

export function NightlyRebootSwitch({ isNightly, neverReset, onChange }: Props) {
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
