/** On which days an event happens again, until when, and by whose clock. */

import { Button, Select, TextInput } from "@mantine/core";
import type { ScenarioEvent } from "@/api/types";
import { type LabelId, t } from "@/i18n/t";
import { zones } from "@/lib/time/instants";
import {
  byClock,
  everyDay,
  repeating,
  startOf,
  type Weekday,
  weekdayName,
  weekdayOf,
  workdays,
} from "../../model/calendar/events";
import { problemAt, useForm, useSize } from "./fields";
import classes from "./form.module.css";

interface Props {
  path: string;
  event: ScenarioEvent;
}

const choices: { label: LabelId; days: readonly Weekday[] }[] = [
  { label: "scenario-repeat-once", days: [] },
  { label: "scenario-repeat-workdays", days: workdays },
  { label: "scenario-repeat-every-day", days: everyDay },
];

function Days({ path, event }: Props) {
  const { scenario, problems, edit } = useForm();
  const zone = event.time_zone ?? scenario.time_zone;
  const first = weekdayOf(startOf(event), zone);
  const chosen: readonly Weekday[] = event.repeat?.weekdays ?? [];
  const choose = (days: readonly Weekday[]) => edit(`${path}.repeat`, repeating(event, days, zone));
  const toggle = (day: Weekday) => {
    const others = chosen.filter((other) => other !== day);
    if (chosen.includes(day)) choose(day === first ? [] : others);
    else choose([...chosen, day]);
  };
  const problem = problemAt(problems, `${path}.repeat`) ?? problemAt(problems, `${path}.repeat.weekdays`);
  return (
    <fieldset className={classes.days}>
      <legend>{t("scenario-repeats-on")}</legend>
      <div className={classes.dayRow}>
        {everyDay.map((day) => (
          <button
            key={day}
            type="button"
            aria-label={weekdayName(day)}
            aria-pressed={chosen.includes(day)}
            title={day === first ? t("scenario-repeats-first", { day: weekdayName(day) }) : weekdayName(day)}
            onClick={() => toggle(day)}
          >
            {weekdayName(day, "short")}
          </button>
        ))}
      </div>
      <div className={classes.row}>
        {choices.map(({ label, days }) => (
          <Button key={label} size="compact-xs" variant="subtle" onClick={() => choose(days)}>
            {t(label)}
          </Button>
        ))}
      </div>
      {problem && <p className={classes.problem}>{problem}</p>}
    </fieldset>
  );
}

function Until({ path, event }: Props) {
  const { problems, edit } = useForm();
  return (
    <TextInput
      size={useSize()}
      type="date"
      label={t("scenario-repeat-until")}
      description={t("scenario-repeat-until-hint")}
      value={event.repeat?.until ?? ""}
      error={problemAt(problems, `${path}.repeat.until`)}
      onChange={({ currentTarget: { value } }) => edit(`${path}.repeat.until`, value === "" ? null : value)}
    />
  );
}

/** No zone is called this. */
const OWN = "-";

function Clock({ path, event }: Props) {
  const { scenario, problems, edit } = useForm();
  const own = { value: OWN, label: t("scenario-event-zone-own", { zone: scenario.time_zone }) };
  return (
    <Select
      size={useSize()}
      label={t("scenario-event-zone")}
      description={t("scenario-event-zone-hint")}
      searchable
      allowDeselect={false}
      data={[own, ...zones.map((zone) => ({ value: zone, label: zone }))]}
      value={event.time_zone ?? OWN}
      error={problemAt(problems, `${path}.time_zone`)}
      onChange={(zone) =>
        zone !== null && edit(path, byClock(event, zone === OWN ? null : zone, scenario.time_zone))
      }
    />
  );
}

export function RepeatFields({ path, event }: Props) {
  return (
    <>
      <Days path={path} event={event} />
      {event.repeat && <Until path={path} event={event} />}
      <Clock path={path} event={event} />
    </>
  );
}
