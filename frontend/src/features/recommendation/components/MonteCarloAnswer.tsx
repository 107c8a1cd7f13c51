/** The week drawn many times: how often it holds, and between which values its figures lie. */

import { useCallback, useMemo, useRef, useState } from "react";
import type { Ranges, Scenario } from "@/api/types";
import { WeekPanels } from "@/charts/WeekPanels";
import { ExportMenu } from "@/components/tables/ExportMenu";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { ShowMore } from "@/components/tables/ShowMore";
import { TableSwitch, TableView } from "@/components/tables/TableView";
import { t } from "@/i18n/t";
import { chartTable, describeAt } from "@/lib/chart/chartTable";
import { createStore } from "@/lib/data/store";
import { percent } from "@/lib/format/numbers";
import { notable, phaseLines, rangeChart } from "../model/monteCarloView";
import { LeadSentence } from "./LeadSentence";
import classes from "./recommendation.module.css";

function Figures({ ranges }: { ranges: Ranges }) {
  const [isWhole, setWhole] = useState(false);
  const phases = phaseLines(ranges);
  const few = notable(phases);
  const shown = isWhole ? phases : few;
  return (
    <div>
      <ScrollTable label={t("recommendation-figures-ranges")} canBeTaken>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("recommendation-figure")}</th>
              <th scope="col" className={classes.number}>
                {t("recommendation-figure-plain")}
              </th>
              <th scope="col" className={classes.number}>
                P10
              </th>
              <th scope="col" className={classes.number}>
                P50
              </th>
              <th scope="col" className={classes.number}>
                P90
              </th>
            </tr>
          </thead>
          {shown.map((phase) => (
            <tbody key={phase.id}>
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={5}>
                  {phase.label} <span className={classes.quiet}>{phase.holds}</span>
                </th>
              </tr>
              {phase.figures.map((figure) => (
                <tr key={figure.name}>
                  <th scope="row">{figure.label}</th>
                  <td className={classes.number}>{figure.plain}</td>
                  <td className={classes.number}>{figure.p10}</td>
                  <td className={classes.number}>{figure.p50}</td>
                  <td className={classes.number}>{figure.p90}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollTable>
      <ShowMore nRest={phases.length - few.length} isWhole={isWhole} onChange={setWhole} />
    </div>
  );
}

function Reasons({ ranges }: { ranges: Ranges }) {
  const { broken, drivers, failed, notes } = ranges;
  return (
    <div className={classes.answer}>
      {broken.length > 0 && (
        <section aria-label={t("recommendation-missed")}>
          <h3 className={classes.subhead}>{t("recommendation-missed")}</h3>
          <ul className={classes.list}>
            {broken.map(({ goal, label, phase_label, fraction }) => (
              <li key={`${goal} ${label}`}>
                {t("recommendation-missed-line", {
                  goal: label,
                  share: percent(fraction),
                  event: phase_label,
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {drivers.length > 0 && (
        <section aria-label={t("recommendation-drivers")}>
          <h3 className={classes.subhead}>{t("recommendation-drivers")}</h3>
          <ul className={classes.list}>
            {drivers.map(({ spread_id, sentence }) => (
              <li key={spread_id}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={t("recommendation-basis")}>
        <h3 className={classes.subhead}>{t("recommendation-basis")}</h3>
        <ul className={classes.list}>
          {failed.map(({ message, n_replications }) => (
            <li key={message}>{t("recommendation-draws-failed", { n: n_replications, reason: message })}</li>
          ))}
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Bands({ ranges, scenario }: Props) {
  const zone = scenario.time_zone;
  const [isTable, setTable] = useState(false);
  const [cursor] = useState(() => createStore<number | null>(null));
  const [lit] = useState(() => createStore<string | null>(null));
  const chart = useMemo(() => rangeChart(ranges, scenario), [ranges, scenario]);
  const picture = useRef<HTMLDivElement>(null);
  const tables = chart.panels.map((panel) => ({
    id: panel.id,
    title: panel.title,
    table: () => chartTable(panel, chart.axis, zone),
  }));
  const describe = useCallback((at: number) => describeAt(chart, at, zone), [chart, zone]);
  return (
    <section aria-label={t("recommendation-band")}>
      <div className={classes.subheadRow}>
        <h3 className={classes.subhead}>{t("recommendation-band")}</h3>
        <span className={classes.tools}>
          <TableSwitch isTable={isTable} onChange={setTable} />
          <ExportMenu title={t("recommendation-band")} charts={tables} {...(isTable ? {} : { picture })} />
        </span>
      </div>
      {isTable ? (
        <TableView charts={tables} />
      ) : (
        <div ref={picture}>
          <WeekPanels chart={chart} cursor={cursor} lit={lit} describe={describe} />
        </div>
      )}
    </section>
  );
}

interface Props {
  ranges: Ranges;
  scenario: Scenario;
}

export function MonteCarloAnswer({ ranges, scenario }: Props) {
  return (
    <>
      <LeadSentence
        answer={ranges}
        note={[
          t("recommendation-draws", { n: ranges.n_replications, seed: String(ranges.seed) }),
          t(ranges.plain_holds ? "recommendation-plain-holds" : "recommendation-plain-misses"),
        ].join(" · ")}
      />
      <Bands ranges={ranges} scenario={scenario} />
      <div className={classes.columns}>
        <Figures ranges={ranges} />
        <Reasons ranges={ranges} />
      </div>
    </>
  );
}
