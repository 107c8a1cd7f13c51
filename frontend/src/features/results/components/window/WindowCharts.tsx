/** A window over its own time, and how its response times spread. */

import { useCallback, useMemo, useRef, useState } from "react";
import type { Scenario, WindowResult } from "@/api/types";
import { Distribution } from "@/charts/Distribution";
import { WeekPanels } from "@/charts/WeekPanels";
import { ExportMenu } from "@/components/tables/ExportMenu";
import { TableSwitch, TableView } from "@/components/tables/TableView";
import { t } from "@/i18n/t";
import { chartTable, describeAt } from "@/lib/chart/chartTable";
import type { Store } from "@/lib/data/store";
import { windowChart } from "../../model/window/windowChart";
import { distributionsOf, distributionTable } from "../../model/window/windowDistribution";
import classes from "./window.module.css";

interface Props {
  window: WindowResult;
  scenario: Scenario;
  cursor: Store<number | null>;
  lit: Store<string | null>;
}

export function WindowCharts({ window, scenario, cursor, lit }: Props) {
  const [isTable, setTable] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const zone = scenario.time_zone;
  const chart = useMemo(() => windowChart(window, scenario), [window, scenario]);
  const spreads = useMemo(() => distributionsOf(window), [window]);
  const describe = useCallback((at: number) => describeAt(chart, at, zone), [chart, zone]);
  const tables = [
    ...chart.panels.map((panel) => ({
      id: panel.id,
      title: panel.title,
      table: () => chartTable(panel, chart.axis, zone),
    })),
    ...spreads.map((spread) => ({
      id: spread.id,
      title: spread.label,
      table: () => distributionTable(spread),
    })),
  ];
  return (
    <section aria-label={t("results-window-charts")}>
      <div className={classes.subhead}>
        <h3>{t("results-window-over-time")}</h3>
        <div className={classes.tools}>
          <TableSwitch isTable={isTable} onChange={setTable} />
          <ExportMenu title={t("results-window-charts")} charts={tables} {...(isTable ? {} : { picture })} />
        </div>
      </div>
      {isTable ? (
        <TableView charts={tables} />
      ) : (
        <div ref={picture} className={classes.charts} data-print-fit="chart">
          <WeekPanels chart={chart} cursor={cursor} lit={lit} describe={describe} />
          <div className={classes.spreads}>
            {spreads.map((spread) => (
              <Distribution key={spread.id} distribution={spread} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
