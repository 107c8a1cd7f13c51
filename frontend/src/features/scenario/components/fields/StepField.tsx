/** A number that only exists in steps: the buttons go to the next one that can be ordered. */

import { ActionIcon } from "@mantine/core";
import { NumberInput } from "@/components/fields/NumberInput";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { valueAt } from "@/lib/data/path";
import { whole, withUnit } from "@/lib/format/numbers";
import { nextStep, type Steps, stepsFrom } from "@/lib/sizing/legalSteps";
import { problemAt, useForm } from "./fields";
import classes from "./form.module.css";
import { Origin } from "./Origin";
import { Asked } from "./WhyHint";

interface Props {
  path: string;
  label: string;
  help: string;
  unit: string;
  steps: Steps;
  /** Shown, not chosen. */
  isFixed?: boolean;
  /** Values between two steps are legal. */
  anyValue?: boolean;
}

export function StepField({ path, label, help, unit, steps, isFixed = false, anyValue = false }: Props) {
  const { scenario, problems, edit } = useForm();
  const value = (valueAt(scenario, path) as number | undefined) ?? 0;
  const isStep = steps.values.includes(value);
  const between =
    isStep || anyValue ? [] : [t(isFixed ? "scenario-step-not" : "scenario-step-between", { value })];
  const button = (icon: "minus" | "plus", name: string, next: number | null) => (
    <ActionIcon
      variant="default"
      size={28}
      aria-label={name}
      disabled={next === null}
      onClick={() => next !== null && edit(path, next)}
    >
      <Icon name={icon} size={14} />
    </ActionIcon>
  );
  return (
    <Asked path={path} label={label}>
      <NumberInput
        label={label}
        description={[help, steps.reason, ...between].filter(Boolean).join("; ")}
        value={value}
        onChange={(typed) => edit(path, typed)}
        stepped={(from, n) => stepsFrom(steps, from, n)}
        isCheckedByForm
        error={problemAt(problems, path)}
        unit={unit}
        readOnly={isFixed && isStep}
        rightSectionWidth={68}
        rightSection={
          isFixed && isStep ? (
            <span className={classes.fixed}>{t("scenario-fixed")}</span>
          ) : (
            <span className={classes.step}>
              {button("minus", t("scenario-fewer", { label }), nextStep(steps, value, -1))}
              {button("plus", t("scenario-more", { label }), nextStep(steps, value, 1))}
            </span>
          )
        }
      />
      <Origin path={path} said={(recommended) => withUnit(whole(Number(recommended)), unit)} />
    </Asked>
  );
}
