/** Expected ranges of a phase's figures, the probability of meeting its goals, and the nearest measured system. */

import "@/i18n/pages/confidence";
import { Fragment } from "react";
import type { PhaseConfidence } from "@/api/types";
import { t } from "@/i18n/t";
import { capitalize, inUnit, percent, significant } from "@/lib/format/numbers";
import classes from "../results.module.css";

/** Durations and shares have their unit at both ends, all others at the upper end only. */
function spanInWords({ p10, p90, unit }: PhaseConfidence["figures"][number]): string {
  const low = unit === "s" || unit === "fraction" ? inUnit(p10, unit) : significant(p10);
  return t("confidence-span", { low, high: inUnit(p90, unit) });
}

export function ExpectedRanges({ confidence }: { confidence: PhaseConfidence }) {
  const { figures, likelihood, probability, sentence, given_guest_time: given } = confidence;
  return (
    <section>
      <h3 className={classes.subhead}>{t("confidence-expected")}</h3>
      <dl className={classes.facts}>
        {likelihood !== null && probability !== null && (
          <>
            <dt>{t("confidence-probability")}</dt>
            <dd>
              {t("confidence-word", { likelihood, probability: percent(probability) })}
              {given && <div>{t("confidence-given-guest-time", { given: percent(given.probability) })}</div>}
            </dd>
          </>
        )}
        {figures.map((figure) => (
          <Fragment key={figure.metric}>
            <dt>{capitalize(figure.label)}</dt>
            <dd>{spanInWords(figure)}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={classes.nearest}>{sentence}</p>
      <p className={classes.nearest}>{t("confidence-expected-hint")}</p>
    </section>
  );
}
