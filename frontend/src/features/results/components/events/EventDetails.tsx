/** What a card opens to: how login times spread, and what each component did. */

import { Fragment } from "react";
import { UseBar } from "@/charts/UseBar";
import { GradeMark } from "@/components/marks/GradeMark";
import { duration, percent, significant } from "@/lib/format/numbers";
import { ceilingOf, componentLabels, tierLines } from "../../model/components";
import { binsOf, type EventCard } from "../../model/events/eventCards";
import { indicatorLines } from "../../model/week/indicators";
import { FigureButton } from "../figures/FigureButton";
import classes from "../results.module.css";
import { LoginTimes } from "./LoginTimes";

export function EventDetails({ card }: { card: EventCard }) {
  const { storm } = card;
  if (storm === undefined) return null;
  const { figures, experience, indicators } = storm;
  return (
    <>
      {experience && (
        <section>
          <LoginTimes bins={binsOf(experience)} event={card.name} />
          <dl className={classes.facts}>
            <dt>Mean</dt>
            <dd>
              <FigureButton phaseId={storm.id} figureId="login_mean_s">
                {duration(experience.mean_s)}
              </FigureButton>
            </dd>
            <dt>95 of 100 users within</dt>
            <dd>{duration(experience.p95_s)}</dd>
            <dt>Longest</dt>
            <dd>{duration(experience.max_s)}</dd>
            <dt>Waited for a desktop</dt>
            <dd>{percent(experience.waiting_for_desktop_fraction)}</dd>
          </dl>
        </section>
      )}
      {indicators && (
        <section>
          <h3 className={classes.subhead}>Experience indicators</h3>
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
      )}
      <section>
        <h3 className={classes.subhead}>How busy each part was</h3>
        {figures.components.map((use) => (
          <FigureButton key={use.component} phaseId={storm.id} figureId={`${use.component}_fraction`} isWide>
            <UseBar
              label={componentLabels[use.component]}
              mean={use.mean_fraction}
              peak={use.peak_fraction}
              ceiling={ceilingOf(storm, use.component)}
            />
          </FigureButton>
        ))}
      </section>
      <section>
        <h3 className={classes.subhead}>At the drives</h3>
        <table className={classes.tiers}>
          <thead>
            <tr>
              <th scope="col">Tier</th>
              <th scope="col">IOPS per drive</th>
              <th scope="col">MB/s read</th>
              <th scope="col">MB/s written</th>
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
      <section>
        <h3 className={classes.subhead}>Load</h3>
        <dl className={classes.facts}>
          <dt>Reads</dt>
          <dd>
            <FigureButton phaseId={storm.id} figureId="reads_iops">
              {significant(figures.reads_iops)} IOPS
            </FigureButton>
          </dd>
          <dt>Writes</dt>
          <dd>
            <FigureButton phaseId={storm.id} figureId="writes_iops">
              {significant(figures.writes_iops)} IOPS
            </FigureButton>
          </dd>
          <dt>Busiest minute</dt>
          <dd>
            <FigureButton phaseId={storm.id} figureId="peak_iops">
              {significant(figures.peak_iops)} IOPS
            </FigureButton>
          </dd>
          <dt>Data read</dt>
          <dd>
            <FigureButton phaseId={storm.id} figureId="read_mb_per_s">
              {significant(figures.read_mb_per_s)} MB/s
            </FigureButton>
          </dd>
          <dt>Data written</dt>
          <dd>
            <FigureButton phaseId={storm.id} figureId="write_mb_per_s">
              {significant(figures.write_mb_per_s)} MB/s
            </FigureButton>
          </dd>
          <dt>A read takes, at the hosts</dt>
          <dd>
            <FigureButton phaseId={storm.id} figureId="host_read_latency_ms">
              {significant(figures.host_read_latency_ms)} ms
            </FigureButton>
          </dd>
          <dt>A write takes, at the hosts</dt>
          <dd>
            <FigureButton phaseId={storm.id} figureId="host_write_latency_ms">
              {significant(figures.host_write_latency_ms)} ms
            </FigureButton>
          </dd>
        </dl>
      </section>
    </>
  );
}
