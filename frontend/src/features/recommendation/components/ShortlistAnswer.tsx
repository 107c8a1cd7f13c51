/** The cheapest configuration of every array family, in the order in which they cost. */

import { Button, UnstyledButton } from "@mantine/core";
import { Fragment, useId, useState } from "react";
import type { FamilyAnswer, Shortlist } from "@/api/types";
import { Notice } from "@/components/feedback/Notice";
import { GradeMark } from "@/components/marks/GradeMark";
import { Icon } from "@/components/marks/icons";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { priceMark } from "@/lib/sizing/prices";
import { type FamilyRow, familyRows, shortlistNote } from "../model/families";
import { type Change, changesOf } from "../model/settings";
import { LeadSentence } from "./LeadSentence";
import classes from "./recommendation.module.css";
import { WhyNotCheaper } from "./WhyNotCheaper";

const N_COLUMNS = 9;

interface RowProps {
  row: FamilyRow;
  isCheapest: boolean;
  isOpen: boolean;
  detailsId: string;
  onToggle: () => void;
}

function Row({ row, isCheapest, isOpen, detailsId, onToggle }: RowProps) {
  return (
    <tr data-holds={row.holds} data-cheapest={isCheapest || undefined}>
      <th scope="row">
        <UnstyledButton
          className={classes.family}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={onToggle}
        >
          <span className={classes.chevron} data-open={isOpen || undefined}>
            <Icon name="next" size={12} />
          </span>
          <span>
            <strong>{row.name}</strong>
            {row.standing && <span className={classes.pill}>{row.standing}</span>}
            <span className={classes.configuration}>
              {row.holds ? row.words : `No configuration holds. Nearest: ${row.words}`}
            </span>
          </span>
        </UnstyledButton>
      </th>
      <td className={classes.number}>{row.price}</td>
      <td className={classes.number}>{row.perDesktop}</td>
      <td className={classes.number}>{row.drives}</td>
      <td className={classes.number}>{row.racks}</td>
      <td className={classes.number}>{row.power}</td>
      <td className={classes.number}>{row.headroom}</td>
      <td>
        {row.holds ? (
          <span className={classes.graded}>
            <GradeMark grade={row.grade} /> {row.worst}
          </span>
        ) : (
          "–"
        )}
      </td>
      <td>{row.binding}</td>
    </tr>
  );
}

interface DetailsProps {
  answer: FamilyAnswer;
  row: FamilyRow;
  isPresent: boolean;
  onUse: (changes: Change[]) => void;
}

function Details({ answer, row, isPresent, onUse }: DetailsProps) {
  const { recommendation, worst_window } = answer;
  return (
    <div className={classes.details}>
      <div className={classes.detailsHead}>
        <p className={classes.sentence}>{recommendation.sentence}</p>
        <Button
          size="compact-sm"
          disabled={isPresent}
          onClick={() => onUse(changesOf(recommendation.chosen))}
        >
          {isPresent ? "This is what the scenario has" : "Use this configuration"}
        </Button>
      </div>
      <p className={classes.quiet}>
        {row.searched}.{row.unpriced && ` ${row.unpriced}.`}
      </p>
      {worst_window && (
        <p className={classes.quiet}>
          Every I/O of its worst minute: {worst_window.sentence}{" "}
          {worst_window.agrees
            ? "Means agree with the week."
            : "Means differ from the week: look at that minute."}
        </p>
      )}
      <WhyNotCheaper candidates={recommendation.why_not_cheaper} prices={recommendation.prices} />
    </div>
  );
}

interface Props {
  shortlist: Shortlist;
  /** Whether the scenario is what a recommendation would make of it. */
  isPresent: (changes: Change[]) => boolean;
  onUse: (changes: Change[]) => void;
}

export function ShortlistAnswer({ shortlist, isPresent, onUse }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const id = useId();
  const rows = familyRows(shortlist);
  const toggle = (family: string) =>
    setOpen(
      (now) => new Set(now.has(family) ? [...now].filter((each) => each !== family) : [...now, family]),
    );
  const nothingHolds = rows.every(({ holds }) => !holds);
  return (
    <>
      <LeadSentence sentence={shortlist.sentence} note={shortlistNote(shortlist)} />
      {nothingHolds && rows.length > 0 && (
        <Notice tone="fair" title="No configuration of any family keeps all goals">
          Each row shows the one that comes nearest, and the goal that it misses. A change of the schedule
          above, or of a goal, may be the way.
        </Notice>
      )}
      <ScrollTable label="Array families" canBeTaken>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Array and configuration</th>
              <th scope="col" className={classes.number}>
                Price
                <small>{priceMark(shortlist.prices)}</small>
              </th>
              <th scope="col" className={classes.number}>
                Per desktop
              </th>
              <th scope="col" className={classes.number}>
                Drives
              </th>
              <th scope="col" className={classes.number}>
                Rack
              </th>
              <th scope="col" className={classes.number}>
                Power
              </th>
              <th scope="col" className={classes.number}>
                Headroom
                <small>desktops</small>
              </th>
              <th scope="col" className={classes.phrase}>
                Worst event
              </th>
              <th scope="col" className={classes.phrase}>
                What limits it
              </th>
            </tr>
          </thead>
          <tbody>
            {shortlist.families.map((answer, i) => {
              const row = rows[i] as FamilyRow;
              const isOpen = open.has(row.id);
              const detailsId = `${id}-${row.id}`;
              return (
                <Fragment key={row.id}>
                  <Row
                    row={row}
                    isCheapest={i === 0 && row.holds}
                    isOpen={isOpen}
                    detailsId={detailsId}
                    onToggle={() => toggle(row.id)}
                  />
                  <tr id={detailsId} hidden={!isOpen}>
                    <td colSpan={N_COLUMNS}>
                      {isOpen && (
                        <Details
                          answer={answer}
                          row={row}
                          isPresent={isPresent(changesOf(answer.recommendation.chosen))}
                          onUse={onUse}
                        />
                      )}
                    </td>
                  </tr>
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </ScrollTable>
      {shortlist.refused.length > 0 && (
        <div>
          <h3 className={classes.subhead}>Not compared</h3>
          <ul className={classes.list}>
            {shortlist.refused.map(({ model_id, model_name, why }) => (
              <li key={model_id}>
                <strong>{model_name}</strong>: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
