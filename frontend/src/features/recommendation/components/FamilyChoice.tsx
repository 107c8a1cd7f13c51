/** Choice of the array families to compare; empty for the default ones. */

import { type ComboboxData, MultiSelect } from "@mantine/core";
import { t } from "@/i18n/t";
import classes from "./recommendation.module.css";

interface Props {
  choices: ComboboxData;
  chosen: string[];
  onChange: (familyIds: string[]) => void;
}

export function FamilyChoice({ choices, chosen, onChange }: Props) {
  return (
    <MultiSelect
      className={classes.families}
      label={t("recommendation-family-choice")}
      description={t("recommendation-family-choice-hint")}
      placeholder={chosen.length === 0 ? t("recommendation-family-choice-default") : ""}
      data={choices}
      value={chosen}
      onChange={onChange}
      searchable
      clearable
      hidePickedOptions
    />
  );
}
