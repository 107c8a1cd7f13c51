/** One of the scenario's arrays, by default the main one. */

import "@/i18n/pages/arrays";
import { Select } from "@mantine/core";
import { t } from "@/i18n/t";
import { valueAt } from "@/lib/data/path";
import { listArrays, MAIN_ARRAY } from "@/lib/sizing/arrays";
import { useArrays } from "../../api";
import { AutoMark } from "./AutoMark";
import { problemAt, useForm, useSize } from "./fields";
import classes from "./form.module.css";

interface Props {
  path: string;
  label: string;
  help?: string;
  /** Changes more than the field. */
  onArray?: (id: string) => void;
}

export function ArrayField({ path, label, help, onArray }: Props) {
  const { scenario, problems, edit } = useForm();
  const arrays = listArrays(scenario, useArrays().data?.items ?? []);
  const value = (valueAt(scenario, path) as string | undefined) ?? MAIN_ARRAY;
  const choose = (id: string) => (onArray ? onArray(id) : edit(path, id));
  const main = arrays[0]?.name ?? "";
  return (
    <div className={classes.field}>
      <Select
        size={useSize()}
        label={label}
        description={help}
        data={arrays.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={(id) => id !== null && choose(id)}
        error={problemAt(problems, path)}
        allowDeselect={false}
      />
      <AutoMark
        isAuto={value === MAIN_ARRAY}
        because={t("scenario-default-is", { value: main })}
        back={t("scenario-default-back")}
        said={main}
        onRestore={() => choose(MAIN_ARRAY)}
      />
    </div>
  );
}
