/** The cheapest configuration of every array family, in the order in which they cost. */

import { UnstyledButton } from "@mantine/core";
import { Fragment, useId, useState } from "react";
import type { FamilyAnswer, Shortlist } from "@/api/types";
import { Notice } from "@/components/feedback/Notice";
import { GradeMark } from "@/components/marks/GradeMark";
import { Icon } from "@/components/marks/icons";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { priceMark } from "@/lib/sizing/prices";
import { type FamilyRow, familyRows, shortlistNote } from "../model/families";
import { type Change, changesOf } from "../model/settings";
import { LeadSentence } from "./LeadSentence";
import classes from "./recommendation.module.css";
import { UseButton } from "./UseButton";
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
              {row.holds ? row.words : t("recommendation-family-none", { configuration: row.words })}
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
        <UseButton
          size="compact-sm"
          disabled={isPresent}
          onClick={() => onUse(changesOf(recommendation.chosen))}
        >
          {t(isPresent ? "recommendation-present" : "recommendation-use")}
        </UseButton>
      </div>
      <p className={classes.quiet}>{[row.searched, row.unpriced].filter(Boolean).join("; ")}</p>
      {row.upgrade && <p className={classes.quiet}>{row.upgrade}</p>}
      {row.budget && <p className={classes.quiet}>{row.budget}</p>}
      {recommendation.ownership && <p className={classes.quiet}>{recommendation.ownership.sentence}</p>}
      {worst_window && (
        <p className={classes.quiet}>
          {t(worst_window.agrees ? "recommendation-window-agrees" : "recommendation-window-differs", {
            sentence: worst_window.sentence,
          })}
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

function Head({ prices, n_desktops }: Pick<Shortlist, "prices" | "n_desktops">) {
  return (
    <thead>
      <tr>
        <th scope="col">{t("recommendation-array")}</th>
        <th scope="col" className={classes.number}>
          {t("recommendation-price")}
          <small>{priceMark(prices)}</small>
        </th>
        <th scope="col" className={classes.number}>
          {t("recommendation-per-desktop")}
          <small>{t("recommendation-desktops", { n: n_desktops })}</small>
        </th>
        <th scope="col" className={classes.number}>
          {t("recommendation-drives")}
        </th>
        <th scope="col" className={classes.number}>
          {t("recommendation-rack")}
        </th>
        <th scope="col" className={classes.number}>
          {t("recommendation-power")}
        </th>
        <th scope="col" className={classes.number}>
          {t("recommendation-headroom")}
          <small>{t("recommendation-headroom-unit")}</small>
        </th>
        <th scope="col" className={classes.phrase}>
          {t("recommendation-worst-event")}
        </th>
        <th scope="col" className={classes.phrase}>
          {t("recommendation-bottleneck")}
        </th>
      </tr>
    </thead>
  );
}

function Families({ shortlist, isPresent, onUse, rows }: Props & { rows: readonly FamilyRow[] }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const id = useId();
  const toggle = (family: string) =>
    setOpen(
      (now) => new Set(now.has(family) ? [...now].filter((each) => each !== family) : [...now, family]),
    );
  return (
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
  );
}

function Refused({ refused }: Pick<Shortlist, "refused">) {
  if (refused.length === 0) return null;
  return (
    <div>
      <h3 className={classes.subhead}>{t("recommendation-not-compared")}</h3>
      <ul className={classes.list}>
        {refused.map(({ model_id, model_name, why }) => (
          <li key={model_id}>
            <RichText
              id="recommendation-refused"
              parameters={{ model: model_name, reason: why }}
              tags={{ strong: (text) => <strong>{text}</strong> }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ShortlistAnswer(props: Props) {
  const { shortlist } = props;
  const rows = familyRows(shortlist);
  const nothingHolds = rows.length > 0 && rows.every(({ holds }) => !holds);
  return (
    <>
      <LeadSentence answer={shortlist} note={shortlistNote(shortlist)} />
      {nothingHolds && (
        <Notice tone="fair" title={t("recommendation-none-holds")}>
          {t("recommendation-none-holds-hint")}
        </Notice>
      )}
      <ScrollTable label={t("recommendation-families-table")} canBeTaken>
        <table className={classes.table}>
          <Head n_desktops={shortlist.n_desktops} prices={shortlist.prices} />
          <Families {...props} rows={rows} />
        </table>
      </ScrollTable>
      <Refused refused={shortlist.refused} />
    </>
  );
}
