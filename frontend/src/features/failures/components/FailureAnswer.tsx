/** A failure: the answer in one sentence, the hours around it as a chart, and its figures with and without it. */

import { Fragment, useCallback, useMemo, useRef, useState } from "react";
import type { FailureAnalysis, FailureConfiguration } from "@/api/types";
import { LiveWeekPanels } from "@/charts/LiveWeekPanels";
import { Notice } from "@/components/feedback/Notice";
import { VerdictBadge } from "@/components/marks/VerdictMark";
import { ExportMenu } from "@/components/tables/ExportMenu";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { TableSwitch, TableView } from "@/components/tables/TableView";
import { t } from "@/i18n/t";
import { chartTable, describeAt } from "@/lib/chart/chartTable";
import { createStore } from "@/lib/data/store";
import { epoch, spanOfTime } from "@/lib/time/instants";
import { failureChart } from "../model/chart";
import { figureGroups, missedGoals, type Pair, statusOf } from "../model/table";
import classes from "./failures.module.css";

const whiches = ["without_failure", "with_failure"] as const;
type Which = (typeof whiches)[number];

interface Props {
  failure: FailureAnalysis;
  zone: string;
}

function Curves({ failure, zone }: Props) {
  const [isTable, setTable] = useState(false);
  const [cursor] = useState(() => createStore<number | null>(null));
  const [lit] = useState(() => createStore<string | null>(null));
  const chart = useMemo(() => failureChart(failure, zone), [failure, zone]);
  const picture = useRef<HTMLDivElement>(null);
  const describe = useCallback((at: number) => describeAt(chart, at, zone), [chart, zone]);
  const tables = chart.panels.map((panel) => ({
    id: panel.id,
    title: panel.title,
    table: () => chartTable(panel, chart.axis, zone),
  }));
  const title = t("failures-chart");
  return (
    <section aria-label={title}>
      <div className={classes.head}>
        <h3>{title}</h3>
        <span className={classes.tools}>
          <TableSwitch isTable={isTable} onChange={setTable} />
          <ExportMenu title={title} charts={tables} {...(isTable ? {} : { picture })} />
        </span>
      </div>
      {isTable ? (
        <TableView charts={tables} />
      ) : (
        <div ref={picture}>
          <LiveWeekPanels chart={chart} cursor={cursor} lit={lit} describe={describe} />
        </div>
      )}
    </section>
  );
}

function Change({ pair }: { pair: Pair | null }) {
  if (pair === null) return <td>–</td>;
  return (
    <td className={classes.pair} data-worse={pair.isWorse || undefined}>
      <span className={classes.before}>{pair.before} → </span>
      <strong>{pair.during}</strong>
    </td>
  );
}

function GoalsCell({ configuration, which }: { configuration: FailureConfiguration; which: Which }) {
  const week = configuration[which];
  if (week === null) return <td>{which === "with_failure" ? configuration.sentence : "–"}</td>;
  const missed = missedGoals(week);
  return (
    <td>
      <VerdictBadge status={statusOf(week)} />
      {missed.length > 0 && (
        <small className={classes.missed}>{t("failures-goals-missed", { goals: missed.join(", ") })}</small>
      )}
    </td>
  );
}

function Goals({ configurations }: Pick<FailureAnalysis, "configurations">) {
  return whiches.map((which) => (
    <tr key={which}>
      <th scope="row">{t(which === "with_failure" ? "failures-goals-during" : "failures-goals-before")}</th>
      {configurations.map((configuration, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same configuration can be compared twice
        <GoalsCell key={i} configuration={configuration} which={which} />
      ))}
    </tr>
  ));
}

function Figures({ failure }: Pick<Props, "failure">) {
  const { configurations } = failure;
  return (
    <ScrollTable label={t("failures-figures")} canBeTaken>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t("failures-figure")}</th>
            {configurations.map(({ name, words }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same configuration can be compared twice
              <th key={i} scope="col">
                {name}
                <small>{words}</small>
                {i === 0 && <small>{t("failures-simulated")}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Goals configurations={configurations} />
          {figureGroups(failure).map((group) => (
            <Fragment key={group.id}>
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={configurations.length + 1}>
                  {group.label}
                </th>
              </tr>
              {group.rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.label}</th>
                  {row.pairs.map((pair, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: one per configuration
                    <Change key={i} pair={pair} />
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}

export function FailureAnswer({ failure, zone }: Props) {
  const { configurations, starts_at, ends_at, is_busiest } = failure;
  const when = spanOfTime(epoch(starts_at), epoch(ends_at), zone);
  const warnings = [...new Set(configurations.flatMap((each) => each.warnings))];
  const [, ...others] = configurations;
  return (
    <div className={classes.answer}>
      <div className={classes.lead}>
        <p>
          <strong className={classes.headline}>{failure.headline}</strong> {failure.rest}
        </p>
        {others.length > 0 && (
          <ul className={classes.list}>
            {others.map(({ name, sentence }) => (
              <li key={name}>{t("failures-option", { name, sentence })}</li>
            ))}
          </ul>
        )}
        <p className={classes.quiet}>
          {t(is_busiest ? "failures-basis-busiest" : "failures-basis", { time: when })}
        </p>
      </div>
      {warnings.length > 0 && (
        <Notice tone="fair" title={t("failures-warnings")}>
          {warnings.join(" ")}
        </Notice>
      )}
      <Curves failure={failure} zone={zone} />
      <Figures failure={failure} />
    </div>
  );
}
