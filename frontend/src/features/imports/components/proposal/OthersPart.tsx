/** Machines in none of the selected pools, as other workloads on an array. */

import { Checkbox, Select } from "@mantine/core";
import { t } from "@/i18n/t";
import { gigabytes, percent, significant } from "@/lib/format/numbers";
import { listArrays } from "@/lib/sizing/arrays";
import { type OtherMachines, otherMachinesOf, othersChoice } from "../../model/others";
import { problemsOf } from "../../model/selection";
import classes from "../imports.module.css";
import { options, type PartProps, Problems } from "./SelectionParts";

const GB_PER_GIB = 2 ** 30 / 1e9;

function figures({ iops, readFraction, gib }: OtherMachines): string {
  const rate =
    iops === null ? t("imports-others-no-load") : t("imports-others-iops", { iops: significant(iops) });
  const load =
    iops === null || readFraction === null
      ? rate
      : t("imports-others-load", { iops: significant(iops), reads: percent(readFraction) });
  const space = gib === null ? t("imports-others-no-space") : gigabytes(gib * GB_PER_GIB);
  return t("imports-others-figures", { load, space });
}

/** The running machines that count as zero because no file measured them. */
function Unmeasured({ others: { nUnmeasured, unmeasured } }: { others: OtherMachines }) {
  if (nUnmeasured <= 0) return null;
  const values = { n: nUnmeasured, names: unmeasured.join(", ") };
  return (
    <p className={classes.warning}>
      {unmeasured.length < nUnmeasured
        ? t("imports-others-unmeasured-more", values)
        : t("imports-others-unmeasured", values)}
    </p>
  );
}

export function OthersPart({ summary, draft, scenario, problems, onChange }: PartProps) {
  const others = otherMachinesOf(draft, summary);
  if (others === null) return null;
  const choice = othersChoice(draft, summary, scenario);
  const arrays = listArrays(scenario, []);
  const names = others.pools.join(", ");
  return (
    <section className={classes.part} aria-label={t("imports-others-title")}>
      <h4 className={classes.subhead}>{t("imports-others-title")}</h4>
      <Checkbox
        label={t("imports-others-add", { n: others.n, figures: figures(others) })}
        description={[t("imports-others-hint"), names && t("imports-others-pools", { names })].join(" ")}
        checked={choice !== null}
        onChange={(event) => onChange({ ...draft, others: event.currentTarget.checked })}
      />
      {choice !== null && <Unmeasured others={others} />}
      {choice !== null && arrays.length > 1 && (
        <Select
          size="xs"
          maw={320}
          label={t("imports-others-array")}
          data={options(arrays)}
          value={draft.othersArrayId}
          allowDeselect={false}
          onChange={(othersArrayId) => othersArrayId !== null && onChange({ ...draft, othersArrayId })}
        />
      )}
      <Problems problems={problemsOf(problems, "others")} />
    </section>
  );
}
