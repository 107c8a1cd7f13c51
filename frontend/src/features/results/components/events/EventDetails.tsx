/** Details of an event: login times, utilization, and load. */

import { Fragment, Suspense } from "react";
import type { PhaseResult } from "@/api/types";
import { UseBar } from "@/charts/UseBar";
import { GradeMark } from "@/components/marks/GradeMark";
import { t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";
import { duration, percent, significant } from "@/lib/format/numbers";
import { ceilingOf, componentLabel, tierLines } from "../../model/components";
import { binsOf, type EventCard } from "../../model/events/eventCards";
import { indicatorLines } from "../../model/week/indicators";
import { FigureButton } from "../figures/FigureButton";
import classes from "../results.module.css";
import { LoginTimes } from "./LoginTimes";

const ExpectedRanges = lazily(() => import("./ExpectedRanges").then((its) => its.ExpectedRanges));

function LoginFacts({ storm, event }: { storm: PhaseResult; event: string }) {
  const { experience } = storm;
  if (!experience) return null;
  return (
    <section>
      <LoginTimes bins={binsOf(experience)} event={event} />
      <dl className={classes.facts}>
        <dt>{t("results-mean")}</dt>
        <dd>
          <FigureButton phaseId={storm.id} figureId="login_mean_s">
            {duration(experience.mean_s)}
          </FigureButton>
        </dd>
        <dt>{t("results-p95")}</dt>
        <dd>{duration(experience.p95_s)}</dd>
        <dt>{t("results-longest")}</dt>
        <dd>{duration(experience.max_s)}</dd>
        <dt>{t("results-waited")}</dt>
        <dd>{percent(experience.waiting_for_desktop_fraction)}</dd>
      </dl>
    </section>
  );
}

function Indicators({ indicators }: Pick<PhaseResult, "indicators">) {
  if (!indicators) return null;
  return (
    <section>
      <h3 className={classes.subhead}>{t("results-indicators")}</h3>
      <dl className={classes.facts}>
        {indicatorLines(indicators).map((line) => (
          <Fragment key={line.id}>
            <dt>{line.label}</dt>
            <dd title={line.reason}>
              {line.value} {line.grade && <GradeMark grade={line.grade} />}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

function Utilization({ storm }: { storm: PhaseResult }) {
  return (
    <section>
      <h3 className={classes.subhead}>{t("results-utilization")}</h3>
      {storm.figures.components.map((use) => (
        <FigureButton key={use.component} phaseId={storm.id} figureId={`${use.component}_fraction`} isWide>
          <UseBar
            label={componentLabel(use.component)}
            mean={use.mean_fraction}
            peak={use.peak_fraction}
            ceiling={ceilingOf(storm, use.component)}
          />
        </FigureButton>
      ))}
    </section>
  );
}

function Tiers({ figures }: Pick<PhaseResult, "figures">) {
  return (
    <section>
      <h3 className={classes.subhead}>{t("results-drive-load")}</h3>
      <table className={classes.tiers}>
        <thead>
          <tr>
            <th scope="col">{t("results-tier")}</th>
            <th scope="col">{t("results-iops-per-drive")}</th>
            <th scope="col">{t("results-mb-read")}</th>
            <th scope="col">{t("results-mb-written")}</th>
          </tr>
        </thead>
        <tbody>
          {tierLines(figures.tiers).map((tier) => (
            <tr key={tier.label}>
              <th scope="row">
                {tier.label}
                <span className={classes.ofTier}>{tier.drives}</span>
              </th>
              <td>{tier.iopsPerDrive}</td>
              <td>{tier.read}</td>
              <td>{tier.written}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const loads = [
  { id: "reads_iops", label: "results-reads", unit: "IOPS" },
  { id: "writes_iops", label: "results-writes", unit: "IOPS" },
  { id: "peak_iops", label: "results-peak", unit: "IOPS" },
  { id: "read_mb_per_s", label: "results-data-read", unit: "MB/s" },
  { id: "write_mb_per_s", label: "results-data-written", unit: "MB/s" },
  { id: "host_read_latency_ms", label: "results-read-time", unit: "ms" },
  { id: "host_write_latency_ms", label: "results-write-time", unit: "ms" },
] as const;

function Load({ storm }: { storm: PhaseResult }) {
  return (
    <section>
      <h3 className={classes.subhead}>{t("results-load")}</h3>
      <dl className={classes.facts}>
        {loads.map(({ id, label, unit }) => (
          <Fragment key={id}>
            <dt>{t(label)}</dt>
            <dd>
              <FigureButton phaseId={storm.id} figureId={id}>
                {significant(storm.figures[id])} {unit}
              </FigureButton>
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

export function EventDetails({ card: { storm, name, confidence } }: { card: EventCard }) {
  if (storm === undefined) return null;
  return (
    <>
      <LoginFacts storm={storm} event={name} />
      <Indicators indicators={storm.indicators} />
      <Utilization storm={storm} />
      <Tiers figures={storm.figures} />
      <Load storm={storm} />
      {confidence && (
        <Suspense>
          <ExpectedRanges confidence={confidence} />
        </Suspense>
      )}
    </>
  );
}
