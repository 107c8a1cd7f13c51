import type { Scenario } from "@/api/types";
import { Card } from "@/components/layout/Card";
import { goalsByGroup, partLabels } from "@/lib/goals";
import { ChoicesField, NumberField } from "../fields/fields";
import classes from "../fields/form.module.css";
import { GoalPresets } from "./GoalPresets";

const indicators: [string, string][] = [
  ["application_load_good_s", "Application start, good up to"],
  ["application_load_fair_s", "Application start, fair up to"],
  ["application_load_weight_fraction", "Application start, weight"],
  ["login_delay_weight_fraction", "Login delay, weight"],
  ["disk_load_good_iops", "Disk load, good up to"],
  ["disk_load_fair_iops", "Disk load, fair up to"],
  ["disk_load_weight_fraction", "Disk load, weight"],
  ["disk_queue_good_ios", "Disk queue, good up to"],
  ["disk_queue_fair_ios", "Disk queue, fair up to"],
  ["disk_queue_weight_fraction", "Disk queue, weight"],
];

function Indicators() {
  return (
    <Card title="Experience indicators" note="They grade a phase; no phase fails by them">
      <div className={classes.grid}>
        {indicators.map(([name, label]) => (
          <NumberField key={name} object="Indicators" path={`indicators.${name}`} label={label} help="" />
        ))}
      </div>
    </Card>
  );
}

interface Props {
  onChange: (scenario: Scenario) => void;
}

function Goals({ onChange }: Props) {
  return (
    <Card title="Goals" note="What the week must keep to; a phase holds when it keeps all of them">
      <GoalPresets onChange={onChange} />
      {goalsByGroup.map((group) => (
        <fieldset key={group.id} className={classes.group}>
          <legend className={classes.legend}>{group.label}</legend>
          <div className={classes.grid}>
            {group.goals.map(({ field, input_label }) => (
              <NumberField key={field} object="Goals" path={`goals.${field}`} label={input_label} />
            ))}
          </div>
        </fieldset>
      ))}
    </Card>
  );
}

function Growth() {
  return (
    <Card
      title="Growth and failures"
      note="What is recommended holds through that year, and with each of these parts missing"
    >
      <div className={classes.grid}>
        <NumberField object="Growth" path="growth.desktops_fraction_per_year" label="Desktops added" />
        <NumberField
          object="Growth"
          path="growth.through_year"
          label="Through the year"
          empty="that of the calendar"
        />
        <div className={classes.wide}>
          <ChoicesField
            object="Goals"
            path="goals.survives"
            label="Survives the loss of one of"
            labels={partLabels}
            none="none"
          />
        </div>
      </div>
    </Card>
  );
}

export function GoalsSection({ onChange }: Props) {
  return (
    <div className={classes.cards}>
      <Goals onChange={onChange} />
      <Growth />
      <Indicators />
    </div>
  );
}
