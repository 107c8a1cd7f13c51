/** The cheapest configuration of every array family, in the order in which they cost. */

import { SegmentedControl, UnstyledButton } from "@mantine/core";
import { Fragment, type ReactNode, useId, useState } from "react";
import type { FamilyAnswer, Shortlist } from "@/api/types";
import { Notice } from "@/components/feedback/Notice";
import { Icon } from "@/components/marks/icons";
import { VerdictBadge } from "@/components/marks/VerdictMark";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { priceMark } from "@/lib/sizing/prices";
import { type FamilyRow, familyRows, shortlistNote } from "../model/families";
import { isOneRanking, type Ranking, ranked, rankingsOf } from "../model/ranking";
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
      <td className={classes.number}>
        {row.price}
        {row.period && <small> {row.period}</small>}
      </td>
      <td className={classes.number}>{row.perDesktop}</td>
      <td className={classes.number}>{row.drives}</td>
      <td className={classes.number}>{row.racks}</td>
      <td className={classes.number}>{row.power}</td>
      <td className={classes.number}>{row.headroom}</td>
      <td>
        <span className={classes.graded}>
          <VerdictBadge status={row.status} /> {row.holds && row.worst}
        </span>
      </td>
      <td>
        {row.binding}
        {row.headroomLimit && <span className={classes.configuration}>{row.headroomLimit}</span>}
      </td>
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
      {row.holds && row.constraint && <p className={classes.quiet}>{row.constraint}</p>}
      <p className={classes.quiet}>{[row.searched, row.unpriced].filter(Boolean).join("; ")}</p>
      {recommendation.price_contents && <p className={classes.quiet}>{recommendation.price_contents}</p>}
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
  /** Next to the order of the table. */
  actions?: ReactNode;
}

function Head({
  prices,
  n_desktops,
  ranking,
}: Pick<Shortlist, "prices" | "n_desktops"> & { ranking: Ranking }) {
  return (
    <thead>
      <tr>
        <th scope="col">{t("recommendation-array")}</th>
        <th scope="col" className={classes.number}>
          {ranking === null ? t("recommendation-price") : t("recommendation-ownership", { n: ranking })}
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

interface FamiliesProps extends Pick<Props, "isPresent" | "onUse"> {
  families: readonly FamilyAnswer[];
  rows: readonly FamilyRow[];
  /** Whether the first row is the cheapest: prices of different kinds of storage are not comparable. */
  hasCheapest: boolean;
}

function Families({ families, isPresent, onUse, rows, hasCheapest }: FamiliesProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const id = useId();
  const toggle = (family: string) =>
    setOpen(
      (now) => new Set(now.has(family) ? [...now].filter((each) => each !== family) : [...now, family]),
    );
  return (
    <tbody>
      {families.map((answer, i) => {
        const row = rows[i] as FamilyRow;
        const isOpen = open.has(row.id);
        const detailsId = `${id}-${row.id}`;
        return (
          <Fragment key={row.id}>
            <Row
              row={row}
              isCheapest={hasCheapest && i === 0 && row.holds}
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

interface RankingProps {
  rankings: readonly Ranking[];
  value: Ranking;
  onChange: (ranking: Ranking) => void;
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

/** The order of the table, if total costs of ownership are known. */
function RankingChoice({ rankings, value, onChange }: RankingProps) {
  if (rankings.length < 2) return null;
  return (
    <SegmentedControl
      size="xs"
      aria-label={t("recommendation-rank")}
      data={rankings.map((years) => ({
        value: String(years),
        label: years === null ? t("recommendation-rank-price") : t("recommendation-ownership", { n: years }),
      }))}
      value={String(value)}
      onChange={(chosen) => onChange(rankings.find((each) => String(each) === chosen) ?? null)}
    />
  );
}

export function ShortlistAnswer({ shortlist, isPresent, onUse, actions }: Props) {
  const [ranking, setRanking] = useState<Ranking>(null);
  const families = ranked(shortlist.families, ranking);
  const rows = familyRows(families, ranking);
  const [first] = rows;
  const hasCheapest = isOneRanking(families, ranking);
  const nothingHolds = rows.length > 0 && rows.every(({ holds }) => !holds);
  return (
    <>
      <LeadSentence answer={shortlist} note={shortlistNote(shortlist)} />
      {shortlist.price_basis && <p className={classes.basis}>{shortlist.price_basis}</p>}
      {nothingHolds && (
        <Notice tone="fair" title={t("recommendation-none-holds")}>
          {t("recommendation-none-holds-hint")}
        </Notice>
      )}
      <div className={classes.act}>
        <RankingChoice rankings={rankingsOf(shortlist)} value={ranking} onChange={setRanking} />
        {actions}
        {ranking !== null && hasCheapest && first?.holds && (
          <span className={classes.quiet}>
            {t("recommendation-rank-best", { n: ranking, family: first.name, price: first.price })}
          </span>
        )}
      </div>
      <ScrollTable label={t("recommendation-families-table")} canBeTaken>
        <table className={classes.table}>
          <Head n_desktops={shortlist.n_desktops} prices={shortlist.prices} ranking={ranking} />
          <Families
            families={families}
            rows={rows}
            hasCheapest={hasCheapest}
            isPresent={isPresent}
            onUse={onUse}
          />
        </table>
      </ScrollTable>
      <Refused refused={shortlist.refused} />
    </>
  );
}
