/** What to do before buying: the cheapest schedule change and the cheapest hardware. */

import { useState } from "react";
import type { Advice } from "@/api/types";
import { GradeMark } from "@/components/marks/GradeMark";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { ShowMore } from "@/components/tables/ShowMore";
import { t } from "@/i18n/t";
import { whyNot } from "@/lib/goals";
import { priceChange, priceMark } from "@/lib/sizing/prices";
import {
  adviceNote,
  type ChangeLine,
  changeLine,
  changesTo,
  helps,
  isWorthReading,
} from "../../model/changes";
import { type Change, changesOf } from "../../model/settings";
import { LeadSentence } from "../LeadSentence";
import classes from "../recommendation.module.css";
import { TryButton } from "../TryButton";
import { UseButton } from "../UseButton";
import { RebootWindows } from "./RebootWindows";

interface Props {
  advice: Advice;
  isPresent: (changes: Change[]) => boolean;
  /** With the side effects of the changes. */
  onUse: (changes: Change[], sideEffects?: string) => void;
}

function BySchedule({ advice, onUse }: Props) {
  const change = advice.cheapest_schedule_change;
  const line = change && changeLine(change, advice);
  return (
    <section
      className={classes.choice}
      data-holds={line !== null}
      aria-label={t("recommendation-by-schedule-label")}
    >
      <h3 className={classes.subhead}>{t("recommendation-by-schedule")}</h3>
      {line === null ? (
        <p className={classes.quiet}>
          {advice.holds ? t("recommendation-by-schedule-unneeded") : t("recommendation-by-schedule-none")}
        </p>
      ) : (
        <>
          <p className={classes.sentence}>{line.words}</p>
          <p className={classes.quiet}>
            {t("recommendation-before-after", {
              figure: line.figure.label,
              before: line.figure.before,
              after: line.figure.after,
              effort: line.effort,
            })}
          </p>
          {line.saves && <p className={classes.saves}>{line.saves}</p>}
          {line.sideEffects && <p className={classes.sideEffects}>{line.sideEffects}</p>}
          <UseButton
            size="compact-sm"
            variant="default"
            onClick={() => onUse(line.changes, line.sideEffects)}
          >
            {t("recommendation-try")}
          </UseButton>
        </>
      )}
    </section>
  );
}

function ByHardware({ advice, isPresent, onUse }: Props) {
  const { chosen, holds, price } = advice.cheapest_hardware_change;
  const changes = changesOf(chosen);
  return (
    <section className={classes.choice} data-holds={holds} aria-label={t("recommendation-by-hardware-label")}>
      <h3 className={classes.subhead}>{t("recommendation-by-hardware")}</h3>
      <p className={classes.sentence}>{chosen.words}</p>
      <p className={classes.quiet}>
        {holds
          ? t("recommendation-price-mark", {
              price: priceChange(price, advice.prices),
              mark: priceMark(advice.prices),
            })
          : t("recommendation-nearest", { configuration: whyNot(chosen) })}
      </p>
      <UseButton
        size="compact-sm"
        variant="default"
        disabled={isPresent(changes)}
        onClick={() => onUse(changes)}
      >
        {t(isPresent(changes) ? "recommendation-present" : "recommendation-try")}
      </UseButton>
    </section>
  );
}

function BeforeAfter({ line }: { line: ChangeLine }) {
  const { figure, gradeBefore, gradeAfter } = line;
  const isSame = figure.before === figure.after && gradeBefore === gradeAfter;
  return (
    <span className={`${classes.graded} ${classes.beforeAfter}`}>
      <GradeMark grade={gradeBefore} />{" "}
      {isSame ? (
        t("recommendation-unchanged", { value: figure.before })
      ) : (
        <>
          {figure.before} → <GradeMark grade={gradeAfter} /> {figure.after}
        </>
      )}
    </span>
  );
}

function ChangeRow({ line, onUse }: { line: ChangeLine; onUse: Props["onUse"] }) {
  return (
    <tr>
      <th scope="row">
        <strong>{line.words}</strong>
        <span className={classes.configuration}>
          {t("recommendation-where", { where: line.where, effort: line.effort })}
        </span>
        {line.sideEffects && <span className={classes.sideEffects}>{line.sideEffects}</span>}
        {line.note && <span className={classes.configuration}>{line.note}</span>}
      </th>
      <td>
        <span className={classes.outcome} data-tone={line.tone}>
          {line.outcome}
        </span>
      </td>
      <td>
        <BeforeAfter line={line} />
        <span className={classes.configuration}>{line.figure.label}</span>
        <span className={classes.configuration}>{line.margin}</span>
      </td>
      <td>{line.saves || "–"}</td>
      <td>
        <TryButton
          words={line.words}
          isMinor={!helps(line)}
          onTry={() => onUse(line.changes, line.sideEffects)}
        />
      </td>
    </tr>
  );
}

function Changes({ advice, onUse }: Pick<Props, "advice" | "onUse">) {
  const [isWhole, setWhole] = useState(false);
  const lines = advice.changes.map((change) => changeLine(change, advice));
  const few = lines.filter(isWorthReading);
  const shown = isWhole ? lines : few;
  return (
    <div>
      {shown.length > 0 && (
        <ScrollTable label={t("recommendation-changes-table")} canBeTaken>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t("recommendation-change")}</th>
                <th scope="col">{t("recommendation-then")}</th>
                <th scope="col">{t("recommendation-event-changed")}</th>
                <th scope="col" className={classes.phrase}>
                  {t("recommendation-saves")}
                </th>
                <th scope="col">
                  <span className="visually-hidden">{t("recommendation-try")}</span>
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
      )}
      <ShowMore
        nRest={lines.length - few.length}
        isWhole={isWhole}
        onChange={setWhole}
        {...(few.length === 0 && { more: t("recommendation-changes-show", { n: lines.length }) })}
      />
    </div>
  );
}

export function AdviceAnswer(props: Props) {
  const { advice, onUse } = props;
  const windows = advice.reboot_windows ?? [];
  return (
    <>
      <LeadSentence answer={advice} note={adviceNote(advice)} />
      <div className={classes.choices}>
        <BySchedule {...props} />
        <ByHardware {...props} />
      </div>
      {advice.changes.length > 0 && <Changes advice={advice} onUse={onUse} />}
      {windows.map(({ label, sentence, side_effects = "", words, settings = [] }, i) => (
        <p key={label}>
          {sentence}{" "}
          {words && windows[i + 1]?.words !== words && (
            <>
              {side_effects && <span className={classes.sideEffects}>{side_effects}</span>}
              <TryButton words={words} onTry={() => onUse(changesTo(settings), side_effects)} />
            </>
          )}
        </p>
      ))}
      {windows.length > 0 && <RebootWindows windows={windows} />}
    </>
  );
}
