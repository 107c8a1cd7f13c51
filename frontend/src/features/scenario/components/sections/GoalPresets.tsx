import { SegmentedControl, Skeleton } from "@mantine/core";
import type { Scenario } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { t } from "@/i18n/t";
import { useGoalSets, useWorkloads } from "../../api";
import { choiceLabel } from "../../model/fields";
import { attachTime, setOf, withGoalSet } from "../../model/goalPresets";
import classes from "../fields/form.module.css";
import { useForm } from "../fields/formContext";

const OWN = "own";

/** Predefined sets of goals; goals that match none of them are custom. */
export function GoalPresets({ onChange }: { onChange: (scenario: Scenario) => void }) {
  const { scenario } = useForm();
  const sets = useGoalSets();
  const attach_s = attachTime(scenario.pools, useWorkloads().data?.items ?? []);
  if (sets.error) return <ErrorNotice error={sets.error} />;
  if (!sets.data) return <Skeleton height={36} width={400} />;
  const chosen = setOf(scenario.goals, sets.data, attach_s);
  const set = sets.data.find(({ name }) => name === chosen);
  const hasAttachTime = set !== undefined && set.goals.login_good_s !== scenario.goals.login_good_s;
  const own = chosen === null ? [{ value: OWN, label: t("scenario-goal-set-own") }] : [];
  return (
    <div className={classes.sets}>
      <SegmentedControl
        aria-label={t("scenario-goal-set")}
        data={[...sets.data.map(({ name }) => ({ value: name as string, label: choiceLabel(name) })), ...own]}
        value={chosen ?? OWN}
        onChange={(name) => {
          const next = sets.data.find((each) => each.name === name);
          if (next) onChange(withGoalSet(scenario, next, attach_s));
        }}
      />
      {set && <p className={classes.origin}>{set.origin}</p>}
      {hasAttachTime && <p className={classes.origin}>{t("scenario-goal-set-attach", { n: attach_s })}</p>}
    </div>
  );
}
