/** What the verdict hangs on: the tornado, and for each event why it is graded so and what helps it next. */

import { useMemo, useState } from "react";
import type { Sensitivity } from "@/api/types";
import { Tornado, TornadoLegend, TornadoScale } from "@/charts/Tornado";
import { GradeMark } from "@/components/marks/GradeMark";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { ShowMore } from "@/components/tables/ShowMore";
import { t } from "@/i18n/t";
import { priceChange, priceMark } from "@/lib/sizing/prices";
import type { Change } from "../model/settings";
import { isNearGoal, nearestGoal, notable, tornadoRows } from "../model/tornado";
import { LeadSentence } from "./LeadSentence";
import classes from "./recommendation.module.css";
import { TryButton } from "./TryButton";

interface Props {
  sensitivity: Sensitivity;
  onUse: (changes: Change[]) => void;
}

function Inputs({ sensitivity }: { sensitivity: Sensitivity }) {
  const [isWhole, setWhole] = useState(false);
  const rows = useMemo(() => tornadoRows(sensitivity), [sensitivity]);
  const few = notable(sensitivity, rows);
  const shown = isWhole ? rows : few;
  return (
    <div>
      <TornadoLegend />
      <ScrollTable label={t("recommendation-inputs")} canBeTaken>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("recommendation-input")}</th>
              <th scope="col">{t("recommendation-input-now")}</th>
              <th scope="col">{t("recommendation-input-range")}</th>
              <th scope="col">
                {t("recommendation-input-margin")}
                <TornadoScale domain={rows[0]?.bar.domain ?? [0, 0]} />
              </th>
              <th scope="col">{sensitivity.figure.label}</th>
              <th scope="col">{t("recommendation-input-flip")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.id} title={row.sentence}>
                <th scope="row">{row.label}</th>
                <td className={classes.short}>{row.now}</td>
                <td className="numeric">{row.range}</td>
                <td className={classes.bar}>
                  <Tornado bar={row.bar} />
                  <small className={classes.ends}>{row.room}</small>
                </td>
                <td className="numeric">{row.felt || "–"}</td>
                <td className={classes.short}>{row.flip || t("recommendation-input-flip-none")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
      <ShowMore nRest={rows.length - few.length} isWhole={isWhole} onChange={setWhole} />
    </div>
  );
}

function Events({ sensitivity }: { sensitivity: Sensitivity }) {
  const [isWhole, setWhole] = useState(false);
  const few = sensitivity.events.filter(isNearGoal);
  const shown = isWhole ? sensitivity.events : few;
  return (
    <section aria-label={t("recommendation-events-why")}>
      <h3 className={classes.subhead}>{t("recommendation-events-why")}</h3>
      <ScrollTable label={t("recommendation-events")} canBeTaken>
        <table className={classes.words}>
          <thead>
            <tr>
              <th scope="col">{t("recommendation-event")}</th>
              <th scope="col">{t("recommendation-event-goal")}</th>
              <th scope="col">{t("recommendation-event-help")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((event) => (
              <tr key={event.phase_id}>
                <th scope="row">
                  <span className={classes.graded}>
                    <GradeMark grade={event.grade} /> {event.label}
                  </span>
                </th>
                <td className={classes.short}>{nearestGoal(event)}</td>
                <td>{event.sentence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
      <ShowMore nRest={sensitivity.events.length - few.length} isWhole={isWhole} onChange={setWhole} />
    </section>
  );
}

function NextSteps({ sensitivity, onUse }: Props) {
  const { next_steps, prices } = sensitivity;
  if (next_steps.length === 0) return null;
  return (
    <section aria-label={t("recommendation-steps")}>
      <h3 className={classes.subhead}>{t("recommendation-steps")}</h3>
      <ScrollTable label={t("recommendation-steps")} canBeTaken>
        <table className={classes.words}>
          <thead>
            <tr>
              <th scope="col">{t("recommendation-step")}</th>
              <th scope="col">{t("recommendation-step-price", { mark: priceMark(prices) })}</th>
              <th scope="col">{t("recommendation-then")}</th>
              <th scope="col">
                <span className="visually-hidden">{t("recommendation-try")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {next_steps.map((step) => (
              <tr key={step.words}>
                <th scope="row">{step.words}</th>
                <td className="numeric">{priceChange(step.price, prices)}</td>
                <td>{step.sentence}</td>
                <td>
                  <TryButton
                    words={step.words}
                    onTry={() => onUse([{ path: "array", value: step.configuration }])}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </section>
  );
}

export function SensitivityAnswer({ sensitivity, onUse }: Props) {
  return (
    <>
      <LeadSentence
        answer={sensitivity}
        note={[
          t("recommendation-sensitivity-worst", { event: sensitivity.worst_phase_label }),
          t("recommendation-n-weeks-simulated", { n: sensitivity.n_simulations }),
        ].join(" · ")}
      />
      <Inputs sensitivity={sensitivity} />
      <Events sensitivity={sensitivity} />
      <NextSteps sensitivity={sensitivity} onUse={onUse} />
    </>
  );
}
