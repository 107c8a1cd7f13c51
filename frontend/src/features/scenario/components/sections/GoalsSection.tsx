import type { Scenario } from "@/api/types";
import { Card } from "@/components/layout/Card";
import { t } from "@/i18n/t";
import { goalGroupLabel, goalsByGroup, limitLabel } from "@/lib/goals";
import { useCurrencyOfPrices } from "../../api";
import { ChoicesField, NumberField, TextField, useForm } from "../fields/fields";
import classes from "../fields/form.module.css";
import { MoreFields } from "../fields/MoreFields";
import { GoalPresets } from "./GoalPresets";

const indicators = [
  "application_load_good_s",
  "application_load_fair_s",
  "application_load_weight_fraction",
  "login_delay_weight_fraction",
  "disk_load_good_iops",
  "disk_load_fair_iops",
  "disk_load_weight_fraction",
  "disk_queue_good_ios",
  "disk_queue_fair_ios",
  "disk_queue_weight_fraction",
] as const;

function Indicators() {
  return (
    <Card title={t("scenario-indicators")} note={t("scenario-indicators-note")}>
      <MoreFields object="Indicators" at={(name) => `indicators.${name}`} names={indicators}>
        <div className={classes.grid}>
          {indicators.map((name) => (
            <NumberField
              key={name}
              object="Indicators"
              path={`indicators.${name}`}
              label={t(`scenario-indicator-${name}`)}
              help=""
            />
          ))}
        </div>
      </MoreFields>
    </Card>
  );
}

interface Props {
  onChange: (scenario: Scenario) => void;
}

function Goals({ onChange }: Props) {
  return (
    <Card title={t("scenario-section-goals")} note={t("scenario-goals-note")}>
      <GoalPresets onChange={onChange} />
      {goalsByGroup.map((group) => (
        <fieldset key={group.id} className={classes.group}>
          <legend className={classes.legend}>{goalGroupLabel(group.id)}</legend>
          <div className={classes.grid}>
            {group.goals.map(({ field }) => (
              <NumberField key={field} object="Goals" path={`goals.${field}`} label={limitLabel(field)} />
            ))}
          </div>
        </fieldset>
      ))}
    </Card>
  );
}

function Growth() {
  return (
    <Card title={t("scenario-growth-title")} note={t("scenario-growth-note")}>
      <div className={classes.grid}>
        <NumberField object="Growth" path="growth.desktops_fraction_per_year" />
        <NumberField object="Growth" path="growth.through_year" empty={t("scenario-through-year-empty")} />
        <div className={classes.wide}>
          <ChoicesField object="Goals" path="goals.survives" none={t("scenario-survives-none")} />
        </div>
      </div>
    </Card>
  );
}

/** The currency of the budget, with a warning if prices are in another one. */
function BudgetCurrency() {
  const { scenario } = useForm();
  const prices = useCurrencyOfPrices();
  const { amount, currency } = scenario.budget ?? {};
  const differs = amount != null && prices !== undefined && currency !== prices;
  return (
    <TextField
      object="Budget"
      path="budget.currency"
      {...(differs && { help: t("scenario-budget-currency", { currency: prices }) })}
    />
  );
}

function Budget() {
  return (
    <Card title={t("scenario-where-budget")}>
      <div className={classes.grid}>
        <NumberField object="Budget" path="budget.amount" empty={t("scenario-budget-empty")} />
        <BudgetCurrency />
      </div>
    </Card>
  );
}

export function GoalsSection({ onChange }: Props) {
  return (
    <div className={classes.cards}>
      <Goals onChange={onChange} />
      <Growth />
      <Budget />
      <Indicators />
    </div>
  );
}
