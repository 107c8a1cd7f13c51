/** Choice of the array families to compare; empty for the default ones. */

import "@/i18n/pages/arrays";
import { Checkbox, type ComboboxData, MultiSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { t } from "@/i18n/t";
import classes from "./recommendation.module.css";

interface Props {
  choices: ComboboxData;
  chosen: string[];
  onChange: (familyIds: string[]) => void;
  /** Link to add an own array. */
  add?: ReactNode;
  /** Choice whether private arrays of other projects are offered too, if there are any. */
  privateEntries?: { isAll: boolean; onChange: (isAll: boolean) => void };
}

export function FamilyChoice({ choices, chosen, onChange, add, privateEntries }: Props) {
  return (
    <div className={classes.families}>
      <MultiSelect
        label={t("recommendation-family-choice")}
        description={t("recommendation-family-choice-hint", { default: t("arrays-families-default") })}
        placeholder={chosen.length === 0 ? t("recommendation-family-choice-default") : ""}
        data={choices}
        value={chosen}
        onChange={onChange}
        searchable
        clearable
        hidePickedOptions
      />
      <div className={classes.act}>
        {privateEntries && (
          <Checkbox
            size="xs"
            label={t("recommendation-family-private")}
            checked={privateEntries.isAll}
            onChange={(event) => privateEntries.onChange(event.currentTarget.checked)}
          />
        )}
        {add}
      </div>
    </div>
  );
}
