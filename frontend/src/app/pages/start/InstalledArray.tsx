/** The array that the customer already has: any family of the catalog, including those no longer sold. */

import "@/i18n/pages/start";
import { Select } from "@mantine/core";
import type { ArrayModel } from "@/api/types";
import { MyArrayButton } from "@/app/workbench/MyArrayButton";
import { useArrays } from "@/features/scenario/api";
import { arrayChoices } from "@/features/scenario/model/arrays";
import { t } from "@/i18n/t";
import classes from "./guide.module.css";

interface Props {
  array: ArrayModel | null;
  /** Whether to mark a missing answer. */
  isMissing: boolean;
  onChange: (array: ArrayModel | null) => void;
  /** Reports an array that was added to the catalog here. */
  onAdded: (id: string) => void;
}

export function InstalledArray({ array, isMissing, onChange, onAdded }: Props) {
  const arrays = useArrays();
  const models = arrays.data?.items ?? [];
  // a new array is listed once the catalog has been reloaded
  const listed = array && !models.some(({ id }) => id === array.id) ? [...models, array] : models;
  return (
    <div className={classes.installed}>
      <Select
        label={t("start-array")}
        description={t("start-array-hint")}
        placeholder={t("start-choose")}
        withAsterisk
        searchable
        data={arrayChoices(listed)}
        value={array?.id ?? null}
        disabled={arrays.isPending}
        allowDeselect={false}
        maxDropdownHeight={360}
        error={isMissing && array === null && t("start-array-missing")}
        onChange={(id) => onChange(listed.find((model) => model.id === id) ?? null)}
      />
      <MyArrayButton
        onSaved={(added) => {
          onAdded(added.id);
          onChange(added);
        }}
      />
    </div>
  );
}
