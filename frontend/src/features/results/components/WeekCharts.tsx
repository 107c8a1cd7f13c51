/** The week in charts: load on the array, its response, and utilization. */

import { SegmentedControl } from "@mantine/core";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { LiveWeekPanels } from "@/charts/LiveWeekPanels";
import { OverviewBrush } from "@/charts/OverviewBrush";
import { ExportMenu } from "@/components/tables/ExportMenu";
import { TableSwitch, TableView } from "@/components/tables/TableView";
import { t } from "@/i18n/t";
import { chartTable, describeAt } from "@/lib/chart/chartTable";
import type { HeatMap, Overview, WeekChart } from "@/lib/chart/viewModel";
import type { Store } from "@/lib/data/store";
import { epoch, moment } from "@/lib/time/instants";
import type { Answer, Range } from "../hooks/useLivePreview";
import { overviewOf } from "../model/week/overview";
import { weekChart } from "../model/week/weekChart";
import classes from "./results.module.css";
import { PeriodPicker } from "./window/PeriodPicker";

/** The load of the whole calendar; the same object as long as it says the same, so that the brush stays put. */
function useOverview({ scenario, preview }: Answer): Overview {
  const text = useMemo(() => JSON.stringify(overviewOf(scenario, preview)), [scenario, preview]);
  return useMemo(() => JSON.parse(text) as Overview, [text]);
}

function heatTable(heat: HeatMap, axis: WeekChart["axis"], zone: string) {
  return {
    id: "heat",
    title: t("results-each-component"),
    table: () => chartTable({ series: heat.rows, unit: heat.unit }, axis, zone),
  };
}

export interface Zoom {
  label: string;
  range: Range;
}

interface Props {
  answer: Answer;
  isStale: boolean;
  range: Range;
  zooms: readonly Zoom[];
  cursor: Store<number | null>;
  lit: Store<string | null>;
  selectedId?: string | undefined;
  onRange: (range: Range) => void;
  /** An event's span was pressed. */
  onSelect?: (id: string) => void;
  /** What can be done with the period that is shown. */
  actions?: ReactNode;
}

export function WeekCharts(props: Props) {
  const { answer, isStale, range, zooms, cursor, lit, selectedId, onRange, onSelect, actions } = props;
  const { scenario, preview } = answer;
  const zone = scenario.time_zone;
  const [isTable, setTable] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const chart = useMemo(
    () => weekChart(scenario, preview.series, preview.result.events, answer.range),
    [scenario, preview, answer.range],
  );
  const tables = useMemo(
    () => [
      ...chart.panels.map((panel) => ({
        id: panel.id,
        title: panel.title,
        table: () => chartTable(panel, chart.axis, zone),
      })),
      ...(chart.heat ? [heatTable(chart.heat, chart.axis, zone)] : []),
    ],
    [chart, zone],
  );
  const overview = useOverview(answer);
  const describe = useCallback((at: number) => describeAt(chart, at, zone), [chart, zone]);
  const say = useCallback((at: number) => moment(at, zone), [zone]);
  const brushed = useCallback((from: number, to: number) => onRange({ from, to }), [onRange]);
  const current = zooms.find((zoom) => zoom.range.from === range.from && zoom.range.to === range.to);
  const bounds = {
    from: epoch(scenario.calendar.starts_at),
    to: epoch(scenario.calendar.ends_at),
  };

  return (
    <section aria-label={t("results-charts")}>
      <div className={classes.chartHead}>
        <h2>
          <PeriodPicker range={range} bounds={bounds} zone={zone} onRange={onRange} />
        </h2>
        <div className={classes.run}>
          <SegmentedControl
            size="xs"
            aria-label={t("results-period")}
            data={zooms.map((zoom) => zoom.label)}
            value={current?.label ?? ""}
            onChange={(label) => {
              const zoom = zooms.find((candidate) => candidate.label === label);
              if (zoom) onRange(zoom.range);
            }}
          />
          <TableSwitch isTable={isTable} onChange={setTable} />
          <ExportMenu title={t("results-charts")} charts={tables} {...(isTable ? {} : { picture })} />
        </div>
        {actions}
      </div>
      {isTable ? (
        <TableView charts={tables} />
      ) : (
        <div ref={picture} className={classes.chartArea} data-stale={isStale || undefined}>
          <LiveWeekPanels
            chart={chart}
            cursor={cursor}
            lit={lit}
            selectedId={selectedId}
            describe={describe}
            bounds={bounds}
            onRange={brushed}
            onSelect={onSelect}
          />
          <OverviewBrush overview={overview} range={range} onRange={brushed} describe={say} />
        </div>
      )}
    </section>
  );
}
