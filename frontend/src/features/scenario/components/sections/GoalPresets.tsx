import { SegmentedControl, Skeleton } from "@mantine/core";
import type { Scenario } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { t } from "@/i18n/t";
import { useGoalSets } from "../../api";
import { choiceLabel } from "../../model/fields";
import { setOf, withGoalSet } from "../../model/goalPresets";
import classes from "../fields/form.module.css";
import { useForm } from "../fields/formContext";

const OWN = "own";

/** Predefined sets of goals; goals that match none of them are custom. */
export function GoalPresets({ onChange }: { onChange: (scenario: Scenario) => void }) {
  const { scenario } = useForm();
  const sets = useGoalSets();
  if (sets.error) return <ErrorNotice error={sets.error} />;
  if (!sets.data) return <Skeleton height={36} width={400} />;
  const chosen = setOf(scenario.goals, sets.data);
  const origin = sets.data.find(({ name }) => name === chosen)?.origin;
  const own = chosen === null ? [{ value: OWN, label: t("scenario-goal-set-own") }] : [];
  return (
    <div className={classes.sets}>
      <SegmentedControl
        aria-label={t("scenario-goal-set")}
        data={[...sets.data.map(({ name }) => ({ value: name as string, label: choiceLabel(name) })), ...own]}
        value={chosen ?? OWN}
        onChange={(name) => {
          const set = sets.data.find((each) => each.name === name);
          if (set) onChange(withGoalSet(scenario, set));
        }}
      />
      {origin && <p className={classes.origin}>{origin}</p>}
    </div>
  );
}
