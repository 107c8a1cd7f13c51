/** A number that only exists in steps: the buttons go to the next one that can be ordered. */

import { ActionIcon, NumberInput } from "@mantine/core";
import { Icon } from "@/components/icons";
import { valueAt } from "@/lib/path";
import { nextStep, type Steps } from "../model/legalSteps";
import { problemAt, useForm } from "./form";
import classes from "./form.module.css";

interface Props {
  path: string;
  label: string;
  help: string;
  unit: string;
  steps: Steps;
}

export function StepField({ path, label, help, unit, steps }: Props) {
  const { scenario, problems, edit } = useForm();
  const value = (valueAt(scenario, path) as number | undefined) ?? 0;
  const between = steps.values.includes(value) ? "" : `, ${value} is between two steps`;
  const button = (icon: "minus" | "plus", name: string, next: number | null) => (
    <ActionIcon
      variant="default"
      size={28}
      aria-label={`${name}: ${label}`}
      disabled={next === null}
      onClick={() => next !== null && edit(path, next)}
    >
      <Icon name={icon} size={14} />
    </ActionIcon>
  );
  return (
    <NumberInput
      classNames={{ input: "numeric" }}
      label={label}
      description={`${help}; ${steps.reason}${between}`}
      value={value}
      onChange={(typed) => typeof typed === "number" && edit(path, typed)}
      error={problemAt(problems, path)}
      suffix={unit ? ` ${unit}` : ""}
      thousandSeparator=","
      hideControls
      rightSectionWidth={68}
      rightSection={
        <span className={classes.step}>
          {button("minus", "Fewer", nextStep(steps, value, -1))}
          {button("plus", "More", nextStep(steps, value, 1))}
        </span>
      }
    />
  );
}
