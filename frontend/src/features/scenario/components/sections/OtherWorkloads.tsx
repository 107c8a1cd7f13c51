/** Load and data of other systems on an array, folded. */

import { Button } from "@mantine/core";
import type { Scenario } from "@/api/types";
import "@/i18n/pages/arrays";
import { t } from "@/i18n/t";
import { valueAt } from "@/lib/data/path";
import { NumberField } from "../fields/fields";
import form from "../fields/form.module.css";
import { useForm } from "../fields/formContext";
import { MoreFields } from "../fields/MoreFields";
import classes from "./arrays.module.css";

const names = ["reads_iops", "writes_iops", "io_kib", "used_gib"] as const;

interface Props {
  /** Path of the array: `array`, or `other_arrays.0`. */
  at: string;
  startsOpen?: boolean;
}

export function OtherWorkloads({ at, startsOpen }: Props) {
  const path = (name: string) => `${at}.other_workloads.${name}`;
  const { scenario, edit } = useForm();
  const others = valueAt(scenario, `${at}.other_workloads`) as
    | Scenario["array"]["other_workloads"]
    | undefined;
  const help = {
    reads_iops: t("arrays-others-iops-hint"),
    writes_iops: t("arrays-others-iops-hint"),
    io_kib: t("arrays-others-size-hint"),
    used_gib: t("arrays-others-used-hint"),
  };
  return (
    <MoreFields
      object="OtherWorkloads"
      at={path}
      names={names}
      title={t("arrays-others")}
      startsOpen={startsOpen}
    >
      <p className={classes.installedHint}>{t("arrays-others-note")}</p>
      {others !== undefined && others.unmeasured?.length > 0 && (
        <p className={classes.installedHint}>
          {t("arrays-others-unmeasured", { names: others.unmeasured.join(", ") })}{" "}
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => edit(`${at}.other_workloads`, { ...others, unmeasured: [], n_unmeasured: 0 })}
          >
            {t("arrays-others-unmeasured-included")}
          </Button>
        </p>
      )}
      <div className={form.grid}>
        {names.map((name) => (
          <NumberField key={name} object="OtherWorkloads" path={path(name)} help={help[name]} />
        ))}
      </div>
    </MoreFields>
  );
}
