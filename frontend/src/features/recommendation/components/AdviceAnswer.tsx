/** What to do before anything is bought: the cheapest change of the schedule beside the cheapest hardware. */

import { Button } from "@mantine/core";
import { useState } from "react";
import type { Advice } from "@/api/types";
import { GradeMark } from "@/components/marks/GradeMark";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { ShowMore } from "@/components/tables/ShowMore";
import { whyNot } from "@/lib/goals";
import { priceChange, priceMark } from "@/lib/sizing/prices";
import { adviceNote, type ChangeLine, changeLine, isWorthReading } from "../model/changes";
import { type Change, changesOf } from "../model/settings";
import { LeadSentence } from "./LeadSentence";
import classes from "./recommendation.module.css";

interface Props {
  advice: Advice;
  isPresent: (changes: Change[]) => boolean;
  onUse: (changes: Change[]) => void;
}

function BySchedule({ advice, onUse }: Props) {
  const change = advice.cheapest_schedule_change;
  const line = change && changeLine(change, advice.prices);
  return (
    <section className={classes.choice} data-holds={line !== null} aria-label="Cheapest by schedule">
      <h3 className={classes.subhead}>By schedule, no hardware</h3>
      {line === null ? (
        <p className={classes.quiet}>
          {advice.holds
            ? "Nothing has to change: the week holds as it is."
            : "No change of the calendar alone makes the week hold."}
        </p>
      ) : (
        <>
          <p className={classes.sentence}>{line.words}</p>
          <p className={classes.quiet}>
            {line.figure.label} {line.figure.before} → {line.figure.after} · {line.effort}
          </p>
          {line.saves && <p className={classes.saves}>{line.saves}</p>}
          <Button size="compact-sm" variant="default" onClick={() => onUse(line.changes)}>
            Try it
          </Button>
        </>
      )}
    </section>
  );
}

function ByHardware({ advice, isPresent, onUse }: Props) {
  const { chosen, holds, price } = advice.cheapest_hardware_change;
  const changes = changesOf(chosen);
  return (
    <section className={classes.choice} data-holds={holds} aria-label="Cheapest by hardware">
      <h3 className={classes.subhead}>By hardware of the same family</h3>
      <p className={classes.sentence}>{chosen.words}</p>
      <p className={classes.quiet}>
        {holds
          ? `${priceChange(price, advice.prices)}, ${priceMark(advice.prices)}`
          : `Nearest: ${whyNot(chosen)}`}
      </p>
      <Button
        size="compact-sm"
        variant="default"
        disabled={isPresent(changes)}
        onClick={() => onUse(changes)}
      >
        {isPresent(changes) ? "This is what the scenario has" : "Try it"}
      </Button>
    </section>
  );
}

function ChangeRow({ line, onUse }: { line: ChangeLine; onUse: Props["onUse"] }) {
  return (
    <tr>
      <th scope="row">
        <strong>{line.words}</strong>
        <span className={classes.configuration}>
          {line.where}; {line.effort}
        </span>
        {line.note && <span className={classes.configuration}>{line.note}</span>}
      </th>
      <td>
        <span className={classes.outcome} data-tone={line.tone}>
          {line.outcome}
        </span>
      </td>
      <td>
        <span className={`${classes.graded} ${classes.beforeAfter}`}>
          <GradeMark grade={line.gradeBefore} /> {line.figure.before} → <GradeMark grade={line.gradeAfter} />{" "}
          {line.figure.after}
        </span>
        <span className={classes.configuration}>{line.figure.label}</span>
      </td>
      <td>{line.saves || "–"}</td>
      <td>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`Try it: ${line.words}`}
          onClick={() => onUse(line.changes)}
        >
          Try it
        </Button>
      </td>
    </tr>
  );
}

function Changes({ advice, onUse }: Pick<Props, "advice" | "onUse">) {
  const [isWhole, setWhole] = useState(false);
  const lines = advice.changes.map((change) => changeLine(change, advice.prices));
  const few = lines.filter(isWorthReading);
  const shown = isWhole ? lines : few;
  return (
    <div>
      <ScrollTable label="Changes that were tried" canBeTaken>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Change</th>
              <th scope="col">Then</th>
              <th scope="col">{advice.worst_phase_label}</th>
              <th scope="col" className={classes.phrase}>
                What it saves in hardware
              </th>
              <th scope="col">
                <span className="visually-hidden">Try it</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <ChangeRow key={line.id} line={line} onUse={onUse} />
            ))}
          </tbody>
        </table>
      </ScrollTable>
      <ShowMore nRest={lines.length - few.length} isWhole={isWhole} onChange={setWhole} />
    </div>
  );
}

export function AdviceAnswer(props: Props) {
  const { advice, onUse } = props;
  return (
    <>
      <LeadSentence sentence={advice.sentence} note={adviceNote(advice)} />
      <div className={classes.choices}>
        <BySchedule {...props} />
        <ByHardware {...props} />
      </div>
      {advice.changes.length > 0 && <Changes advice={advice} onUse={onUse} />}
    </>
  );
}
