/** Measured load of the desktops over time, its storms, windows and phases. */

import { ActionIcon, Button, Table, Tooltip } from "@mantine/core";
import { useMemo, useState } from "react";
import { WeekPanels } from "@/charts/WeekPanels";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { TableSwitch, TableView } from "@/components/tables/TableView";
import { t } from "@/i18n/t";
import { chartTable, describeAt } from "@/lib/chart/chartTable";
import type { Period } from "@/lib/chart/zoom";
import { createStore, type Store, useStored } from "@/lib/data/store";
import { duration, percent, significant } from "@/lib/format/numbers";
import { epoch, instantAt, spanOfTime } from "@/lib/time/instants";
import { boundsOf, curveChart, spansOfWindows } from "../../model/curve";
import { figureRows } from "../../model/figures";
import { certaintyOf, entities, phaseNames, spanWithYear, stormNames } from "../../model/labels";
import { windowOfStorm } from "../../model/options";
import type { Curve, FoundStorm, MeasuredPhase, PhaseWindow, WorkloadSummary } from "../../model/types";
import { Refused, Remarks } from "../files/FilesFound";
import classes from "../imports.module.css";
import { SizeBars } from "./SizeBars";
import { WindowEdges } from "./WindowEdges";
import { Windows } from "./Windows";

type Lit = Store<string | null>;

interface Windowed {
  windows: readonly PhaseWindow[];
  zone: string;
  /** Changes that carry the name of one step in a row are undone together. */
  onWindows: (windows: PhaseWindow[], step?: string) => void;
}

interface CurveProps extends Windowed {
  curve: Curve;
  storms: readonly FoundStorm[];
  lit: Lit;
  onTry: (windows: PhaseWindow[] | null) => void;
}

function CurvePart({ curve, storms, windows, zone, lit, onWindows, onTry }: CurveProps) {
  const bounds = useMemo(() => boundsOf(curve), [curve]);
  const [shown, setShown] = useState<Period>(bounds);
  const [isTable, setTable] = useState(false);
  const [cursor] = useState(() => createStore<number | null>(null));
  const drawn = useMemo(() => curveChart({ curve, storms, shown, zone }), [curve, storms, shown, zone]);
  const chart = useMemo(
    () => ({ ...drawn, spans: [...spansOfWindows(windows, bounds, zone), ...drawn.spans] }),
    [drawn, windows, bounds, zone],
  );
  const isWhole = shown.from === bounds.from && shown.to === bounds.to;
  const take = () =>
    onWindows([
      ...windows,
      { phase: "steady_state", starts_at: instantAt(shown.from), ends_at: instantAt(shown.to) },
    ]);
  const tables = chart.panels.map((panel) => ({
    id: panel.id,
    title: panel.title,
    table: () => chartTable(panel, chart.axis, zone),
  }));
  return (
    <div className={classes.section}>
      <div className={classes.sectionHead}>
        <p className={classes.hint}>
          {t("imports-chart-hint", { span: spanOfTime(shown.from, shown.to, zone), zone })}
        </p>
        <div className={classes.actions}>
          {!isWhole && (
            <Button size="compact-sm" variant="default" onClick={() => setShown(bounds)}>
              {t("imports-show-all")}
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={take}>
            {t("imports-window-from-view")}
          </Button>
          <TableSwitch isTable={isTable} onChange={setTable} />
        </div>
      </div>
      {isTable ? (
        <TableView charts={tables} />
      ) : (
        <div className={classes.curve}>
          <WeekPanels
            chart={chart}
            cursor={cursor}
            lit={lit}
            describe={(at) => describeAt(chart, at, zone)}
            bounds={bounds}
            onRange={(from, to) => setShown({ from, to })}
            panelHeight={160}
          />
          <WindowEdges
            windows={windows}
            bounds={bounds}
            shown={shown}
            zone={zone}
            onTry={onTry}
            onSet={onWindows}
          />
        </div>
      )}
    </div>
  );
}

interface StormProps {
  storm: FoundStorm;
  zone: string;
  lit: Lit;
  onTake: () => void;
}

function StormRow({ storm, zone, lit, onTake }: StormProps) {
  const isLit = useStored(lit, (id) => id === storm.id);
  const { kind, starts_at, ends_at, read_fraction, certainty, kind_certainty } = storm;
  const when = spanOfTime(epoch(starts_at), epoch(ends_at), zone);
  return (
    <Table.Tr
      className={isLit ? classes.lit : undefined}
      onPointerEnter={() => lit.set(storm.id)}
      onPointerLeave={() => lit.set(null)}
    >
      <Table.Th scope="row" className={classes.nowrap}>
        {t(stormNames[kind])}
      </Table.Th>
      <Table.Td className={classes.nowrap}>{when}</Table.Td>
      <Table.Td ta="right" className={classes.nowrap}>
        {t("imports-storm-peak", {
          peak: significant(storm.peak_iops),
          baseline: significant(storm.calm_iops),
        })}
      </Table.Td>
      <Table.Td ta="right">{read_fraction === null ? "–" : percent(read_fraction)}</Table.Td>
      <Table.Td className={classes.nowrap}>{certaintyOf(certainty)}</Table.Td>
      <Table.Td className={classes.nowrap}>{certaintyOf(kind_certainty)}</Table.Td>
      <Table.Td className={classes.why}>{storm.why}</Table.Td>
      <Table.Td ta="right">
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t("imports-window-from-storm", { storm: t(stormNames[kind]), when })}
          onClick={onTake}
        >
          {t("imports-window-create")}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

interface StormsProps extends Windowed {
  storms: readonly FoundStorm[];
  lit: Lit;
}

function Storms({ storms, windows, zone, lit, onWindows }: StormsProps) {
  return (
    <div className={classes.section}>
      <h3 className={classes.subhead}>{t("imports-storms")}</h3>
      {storms.length === 0 ? (
        <p className={classes.hint}>{t("imports-storms-none")}</p>
      ) : (
        <ScrollTable label={t("imports-storms")}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("imports-kind")}</Table.Th>
                <Table.Th>{t("imports-when")}</Table.Th>
                <Table.Th ta="right">{t("imports-peak")}</Table.Th>
                <Table.Th ta="right">{t("imports-fio-reads")}</Table.Th>
                <Table.Th className={classes.nowrap}>{t("imports-storm-certainty")}</Table.Th>
                <Table.Th className={classes.nowrap}>{t("imports-kind-certainty")}</Table.Th>
                <Table.Th>{t("imports-reason")}</Table.Th>
                <Table.Td />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {storms.map((storm) => (
                <StormRow
                  key={storm.id}
                  storm={storm}
                  zone={zone}
                  lit={lit}
                  onTake={() => onWindows([...windows, windowOfStorm(storm, zone)])}
                />
              ))}
            </Table.Tbody>
          </Table>
        </ScrollTable>
      )}
    </div>
  );
}

function Phases({ phases, zone }: { phases: readonly MeasuredPhase[]; zone: string }) {
  const rows = useMemo(() => figureRows(phases, zone), [phases, zone]);
  const keyOf = ({ phase, starts_at }: MeasuredPhase) => `${phase} ${starts_at}`;
  return (
    <div className={classes.section}>
      <h3 className={classes.subhead}>{t("imports-phases")}</h3>
      {phases.length === 0 ? (
        <p className={classes.hint}>{t("imports-phases-none")}</p>
      ) : (
        <ScrollTable label={t("imports-phases")}>
          <Table className={classes.compared}>
            <Table.Thead>
              <Table.Tr>
                <Table.Td />
                {phases.map((phase) => (
                  <Table.Th key={keyOf(phase)} className={classes.phaseHead}>
                    {t(phaseNames[phase.phase])}
                    {phase.is_proposed && <div className={classes.facts}>{t("imports-window-proposed")}</div>}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ label, cells }) => (
                <Table.Tr key={label}>
                  <Table.Th scope="row">{label}</Table.Th>
                  {cells.map((cell, i) => (
                    <Table.Td key={phases[i] ? keyOf(phases[i]) : i} ta="right">
                      {cell}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
              <Table.Tr>
                <Table.Th scope="row">{t("imports-source")}</Table.Th>
                {phases.map((phase) => (
                  <Table.Td key={keyOf(phase)} className={classes.provenance}>
                    {phase.provenance}
                  </Table.Td>
                ))}
              </Table.Tr>
            </Table.Tbody>
          </Table>
        </ScrollTable>
      )}
    </div>
  );
}

interface StepsProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
}

function Steps({ canUndo, canRedo, onUndo, onRedo }: StepsProps) {
  return (
    <>
      <Tooltip label={t("imports-undo")}>
        <ActionIcon variant="default" aria-label={t("imports-undo")} disabled={!canUndo} onClick={onUndo}>
          <Icon name="undo" />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t("imports-redo")}>
        <ActionIcon variant="default" aria-label={t("imports-redo")} disabled={!canRedo} onClick={onRedo}>
          <Icon name="redo" />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

interface Props extends Windowed {
  workload: WorkloadSummary;
  /** Whether the windows were asked for, and not proposed. */
  areAsked: boolean;
  steps: StepsProps;
}

export function WorkloadCard({ workload, windows: chosen, areAsked, zone, steps, onWindows }: Props) {
  const [lit] = useState(() => createStore<string | null>(null));
  const [tried, setTried] = useState<PhaseWindow[] | null>(null);
  const windows = tried ?? chosen;
  const settle: Windowed["onWindows"] = (next, step) => {
    setTried(null);
    onWindows(next, tried === null ? step : undefined);
  };
  const { curve, storms, phases, refused_windows, first_at, last_at, interval_s } = workload;
  const when = first_at !== null && last_at !== null && spanWithYear(first_at, last_at, zone);
  const note = [
    entities(workload),
    when || t("imports-no-clock"),
    interval_s !== null && t("imports-sample-interval", { interval: duration(interval_s) }),
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <Card title={t("imports-workload")} note={note}>
      <Remarks remarks={workload.remarks} />
      {curve !== null && (
        <CurvePart
          key={curve.starts_at}
          curve={curve}
          storms={storms}
          windows={windows}
          zone={zone}
          lit={lit}
          onWindows={settle}
          onTry={setTried}
        />
      )}
      {curve !== null && (
        <Storms storms={storms} windows={windows} zone={zone} lit={lit} onWindows={onWindows} />
      )}
      {first_at !== null && (
        <section className={classes.section} aria-label={t("imports-windows")}>
          <div className={classes.sectionHead}>
            <h3 className={classes.subhead}>{t("imports-windows")}</h3>
            <div className={classes.actions}>
              {areAsked && (
                <Button size="compact-sm" variant="subtle" onClick={() => onWindows([])}>
                  {t("imports-windows-reset")}
                </Button>
              )}
              <Steps {...steps} />
            </div>
          </div>
          <Windows windows={windows} zone={zone} firstAt={epoch(first_at)} onChange={onWindows} />
          {refused_windows.map((refusal) => (
            <Refused
              key={`${refusal.file} ${refusal.given} ${refusal.message}`}
              refusal={refusal}
              title={t("imports-window-refused")}
            />
          ))}
        </section>
      )}
      <Phases phases={phases} zone={zone} />
      <SizeBars phases={phases} />
    </Card>
  );
}
