/** The response-time curve of an event's phases, with the operating point of each. */

import { NativeSelect, Skeleton } from "@mantine/core";
import { useRef, useState } from "react";
import type { ResponseCurve as Curve, PhaseResult, Scenario } from "@/api/types";
import { ResponseCurve } from "@/charts/ResponseCurve";
import { ErrorNotice } from "@/components/feedback/Notice";
import { ExportMenu } from "@/components/tables/ExportMenu";
import { TableSwitch, TableView } from "@/components/tables/TableView";
import { t } from "@/i18n/t";
import { useResponseCurve } from "../../hooks/useResponseCurve";
import { poolNames } from "../../model/events/phases";
import { curveTable, curveView } from "../../model/events/responseCurve";
import classes from "../results.module.css";

interface Props {
  scenario: Scenario;
  arrayId: string;
  /** Phases of one event, the storm first. */
  phases: readonly PhaseResult[];
  isStale: boolean;
}

function nameOf(phase: PhaseResult, scenario: Scenario): string {
  const pools = poolNames(phase, scenario);
  return pools.length < scenario.pools.length ? `${phase.label}, ${pools.join(", ")}` : phase.label;
}

const tablesOf = (curve: Curve) => [
  { id: "curve", title: t("results-curve"), table: () => curveTable(curve) },
];

function Drawn({ curve, isStale }: { curve: Curve; isStale: boolean }) {
  const [isTable, setTable] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const tables = tablesOf(curve);
  return (
    <>
      <div className={classes.run}>
        <TableSwitch isTable={isTable} onChange={setTable} />
        <ExportMenu title={t("results-curve")} charts={tables} {...(isTable ? {} : { picture })} />
      </div>
      <div className={classes.chartArea} data-stale={isStale || undefined}>
        {isTable ? (
          <TableView charts={tables} />
        ) : (
          <div ref={picture}>
            <ResponseCurve view={curveView(curve)} />
          </div>
        )}
        <p className={classes.curveNote}>{curve.sentence}</p>
        <p className={classes.curveNote}>{t("results-curve-legend")}</p>
      </div>
    </>
  );
}

export function PhaseCurve({ scenario, arrayId, phases, isStale }: Props) {
  const [chosen, setChosen] = useState<string>();
  const phase = phases.find(({ id }) => id === chosen) ?? phases[0];
  const { data: curve, error } = useResponseCurve({
    scenario,
    arrayId,
    phaseId: phase?.id ?? "",
    isAnswered: phase !== undefined && !isStale,
  });
  if (phase === undefined) return null;
  return (
    <section aria-label={t("results-curve")}>
      <h3 className={classes.subhead}>{t("results-curve")}</h3>
      {phases.length > 1 && (
        <NativeSelect
          size="xs"
          mb={4}
          aria-label={t("results-curve-phase")}
          value={phase.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={phases.map((each) => ({ value: each.id, label: nameOf(each, scenario) }))}
        />
      )}
      {error && <ErrorNotice error={error} />}
      {curve === null && <p className={classes.curveNote}>{t("results-curve-none")}</p>}
      {curve === undefined && !error && <Skeleton height={264} />}
      {curve && <Drawn curve={curve} isStale={isStale || curve.phase_id !== phase.id} />}
    </section>
  );
}
