/** The week in charts: what is asked of the array, what it gives, and how busy that makes it. */

import { Button, SegmentedControl, Table } from "@mantine/core";
import { useCallback, useMemo, useState } from "react";
import { OverviewBrush } from "@/charts/OverviewBrush";
import { WeekPanels } from "@/charts/WeekPanels";
import { Icon } from "@/components/icons";
import type { Overview, Panel } from "@/lib/chart/viewModel";
import type { Store } from "@/lib/store";
import { epoch, moment, spanOfTime } from "@/lib/time";
import { chartTable, describeAt } from "../model/chartTable";
import { weekChart } from "../model/weekChart";
import type { Answer, Range } from "../useLiveAnswer";
import classes from "./results.module.css";

function ChartTable({ panel, zone }: { panel: Panel; zone: string }) {
  const { header, rows } = useMemo(() => chartTable(panel, zone), [panel, zone]);
  return (
    /* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */
    <section className={classes.tableScroll} tabIndex={0} aria-label={`${panel.title}, table`}>
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            {header.map((name, i) => (
              <Table.Th key={name} ta={i > 0 ? "right" : "left"}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.at}>
              <Table.Th>{row.label}</Table.Th>
              {row.cells.map((cell, i) => (
                <Table.Td key={header[i + 1] ?? i} ta="right">
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** The load of the whole calendar; the same object as long as it says the same, so that the brush stays put. */
function useOverview({ scenario, preview }: Answer): Overview {
  const overview = {
    startsAt: epoch(scenario.calendar.starts_at),
    bucketMs: preview.heat_bucket_s * 1000,
    values: preview.heat,
  };
  const text = JSON.stringify(overview);
  return useMemo(() => JSON.parse(text) as Overview, [text]);
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
  onRange: (range: Range) => void;
}

export function WeekCharts({ answer, isStale, range, zooms, cursor, lit, onRange }: Props) {
  const { scenario, preview } = answer;
  const zone = scenario.time_zone;
  const [tableOf, setTableOf] = useState<string | null>(null);
  const chart = useMemo(
    () => weekChart(scenario, preview.series, preview.result.events, answer.range),
    [scenario, preview, answer.range],
  );
  const overview = useOverview(answer);
  const describe = useCallback((at: number) => describeAt(chart, at, zone), [chart, zone]);
  const say = useCallback((at: number) => moment(at, zone), [zone]);
  const brushed = useCallback((from: number, to: number) => onRange({ from, to }), [onRange]);
  const panel = chart.panels.find((candidate) => candidate.id === tableOf);
  const current = zooms.find((zoom) => zoom.range.from === range.from && zoom.range.to === range.to);

  return (
    <section aria-label="Charts of the week">
      <div className={classes.chartHead}>
        <h2>{spanOfTime(range.from, range.to, zone)}</h2>
        <div className={classes.run}>
          <SegmentedControl
            size="xs"
            aria-label="Period"
            data={zooms.map((zoom) => zoom.label)}
            value={current?.label ?? ""}
            onChange={(label) => {
              const zoom = zooms.find((candidate) => candidate.label === label);
              if (zoom) onRange(zoom.range);
            }}
          />
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Icon name="table" size={14} />}
            aria-pressed={tableOf !== null}
            onClick={() => setTableOf(tableOf === null ? (chart.panels[0]?.id ?? null) : null)}
          >
            {tableOf === null ? "As a table" : "As charts"}
          </Button>
        </div>
      </div>
      {panel ? (
        <>
          <SegmentedControl
            size="xs"
            mb={8}
            ml={12}
            aria-label="Quantity"
            data={chart.panels.map(({ id, title }) => ({ value: id, label: title }))}
            value={panel.id}
            onChange={setTableOf}
          />
          <ChartTable panel={panel} zone={zone} />
        </>
      ) : (
        <div className={classes.chartArea} data-stale={isStale || undefined}>
          <WeekPanels chart={chart} cursor={cursor} lit={lit} describe={describe} />
          <OverviewBrush overview={overview} range={range} onRange={brushed} describe={say} />
        </div>
      )}
    </section>
  );
}
