/** Load and data of other systems on an array, folded. */

import { Button, Checkbox } from "@mantine/core";
import { defaults } from "@/api/fields";
import type { Scenario } from "@/api/types";
import "@/i18n/pages/arrays";
import { t } from "@/i18n/t";
import { valueAt } from "@/lib/data/path";
import { NumberField, problemAt } from "../fields/fields";
import form from "../fields/form.module.css";
import { useForm } from "../fields/formContext";
import { MoreFields } from "../fields/MoreFields";
import classes from "./arrays.module.css";

const figures = ["reads_iops", "writes_iops", "io_kib", "used_gib"] as const;
const names = [...figures, "nothing_else"];

interface Props {
  /** Path of the array: `array`, or `other_arrays.0`. */
  at: string;
  startsOpen?: boolean;
}

export function OtherWorkloads({ at, startsOpen }: Props) {
  const path = (name: string) => `${at}.other_workloads.${name}`;
  const { scenario, problems, edit } = useForm();
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
      <Checkbox
        label={t("scenario-field-nothing_else")}
        checked={others?.nothing_else ?? false}
        error={problemAt(problems, path("nothing_else"))}
        onChange={(event) =>
          edit(`${at}.other_workloads`, {
            ...defaults.OtherWorkloads,
            nothing_else: event.currentTarget.checked,
          })
        }
      />
      {!others?.nothing_else && (
        <div className={form.grid}>
          {figures.map((name) => (
            <NumberField key={name} object="OtherWorkloads" path={path(name)} help={help[name]} />
          ))}
        </div>
      )}
    </MoreFields>
  );
}
