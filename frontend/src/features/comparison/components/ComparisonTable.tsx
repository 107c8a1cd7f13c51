/** Events as rows, runs as columns, differences in the cells. */

import { Button, Switch } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { Comparison, RunSummary } from "@/api/types";
import { Notice } from "@/components/feedback/Notice";
import { toastProblem } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { VerdictBadge } from "@/components/marks/VerdictMark";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { priceMark, termOf, unpricedInWords } from "@/lib/sizing/prices";
import { useHeadrooms } from "../hooks/useHeadrooms";
import { headroomCells } from "../model/headroom";
import {
  type CellView,
  type ComparedDays,
  daysOfEvents,
  notableEvents,
  praiseOf,
  type RowView,
  rowViews,
} from "../model/table";
import classes from "./comparison.module.css";

function Cell({ cell }: { cell: CellView | null }) {
  if (cell === null) return <td>–</td>;
  return (
    <td>
      <span className={classes.value}>{cell.value}</span>
      {cell.note && <span className={classes.fact}>{cell.note}</span>}
      {cell.difference && (
        <span className={classes.difference} data-tone={cell.tone}>
          {cell.difference}
          {cell.said && <span className="visually-hidden"> {cell.said}</span>}
        </span>
      )}
    </td>
  );
}

function Rows({ rows, names }: { rows: readonly RowView[]; names: readonly string[] }) {
  return rows.map((row) => (
    <tr key={row.id}>
      <th scope="row">{row.label}</th>
      {row.cells.map((cell, i) => (
        <Cell key={names[i] ?? i} cell={cell} />
      ))}
    </tr>
  ));
}

function termsOf({ columns, prices }: Comparison): string[] {
  return columns.map(({ price_per_month }) =>
    termOf({ price: 0, price_per_month: price_per_month ?? 0 }, prices),
  );
}

function Head({ comparison }: { comparison: Comparison }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{t("comparison-metric")}</span>
        </th>
        {comparison.columns.map((column, i) => (
          <th key={column.name} scope="col" className={classes.head}>
            <span className={classes.name}>
              <strong>{column.name}</strong>
              <VerdictBadge status={column.status} />
            </span>
            <span className={classes.fact}>
              {t("comparison-configuration", { model: column.model_name, configuration: column.words })}
            </span>
            <span className={classes.fact}>
              {column.n_users > column.n_desktops
                ? t("comparison-users", { n: column.n_users, machines: column.n_desktops })
                : t("comparison-desktops", { n: column.n_desktops })}
            </span>
            {praiseOf(comparison, i) && <span className={classes.praise}>{praiseOf(comparison, i)}</span>}
            {column.upgrade && <span className={classes.fact}>{column.upgrade}</span>}
            {column.budget && <span className={classes.fact}>{column.budget.sentence}</span>}
            {column.unpriced.length > 0 && (
              <span className={classes.fact}>{unpricedInWords(column.unpriced)}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Notice tone="fair" title={title}>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Notice>
  );
}

function HeadroomRow({ runs }: { runs: readonly RunSummary[] }) {
  const [isStarting, setStarting] = useState(false);
  const { columns, canFind, find } = useHeadrooms(runs);
  const cells = headroomCells(columns);
  const start = () => {
    setStarting(true);
    find()
      .catch(toastProblem)
      .finally(() => setStarting(false));
  };
  return (
    <tr>
      <th scope="row">
        <span className={classes.headroom}>
          {t("comparison-headroom")}
          {canFind && (
            <Button
              size="compact-xs"
              variant="default"
              aria-label={t("comparison-headroom-calculate-label")}
              loading={isStarting}
              onClick={start}
            >
              {t("comparison-headroom-calculate")}
            </Button>
          )}
        </span>
      </th>
      {columns.map(({ why }, i) => {
        const { id } = runs[i] as RunSummary;
        return cells[i] ? (
          <Cell key={id} cell={cells[i]} />
        ) : (
          <td key={id} className={classes.unknown}>
            {why}
          </td>
        );
      })}
    </tr>
  );
}

interface EventProps {
  event: Comparison["events"][number];
  names: readonly string[];
  label: ReactNode;
}

function EventBody({ event, names, label }: EventProps) {
  return (
    <tbody>
      <tr className={classes.group}>
        <th scope="rowgroup">{label}</th>
        {event.columns.map((column, i) => (
          <td key={names[i] ?? i}>
            {column ? (
              <>
                <VerdictBadge status={column.status} />
                <span className={classes.fact}>{column.binding.sentence}</span>
              </>
            ) : (
              t("comparison-no-event")
            )}
          </td>
        ))}
      </tr>
      <Rows rows={rowViews(event.rows)} names={names} />
    </tbody>
  );
}

/** The verdicts today and in the planned states: growth, and failed components. */
function StateRows({
  states,
  names,
}: {
  states: NonNullable<Comparison["states"]>;
  names: readonly string[];
}) {
  if (states.length === 0) return null;
  return (
    <tbody>
      <tr className={classes.group}>
        <th scope="rowgroup" colSpan={names.length + 1}>
          {t("comparison-states")}
        </th>
      </tr>
      {states.map(({ label, columns }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {columns.map((column, i) => (
            <td key={names[i] ?? i}>
              {column ? (
                <>
                  <VerdictBadge status={column.status} />
                  <span className={classes.fact}>{column.sentence}</span>
                </>
              ) : (
                "–"
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** An event on its worst day, and on each of its days on request. */
function EventRows({ days: { all, worst }, names }: { days: ComparedDays; names: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  if (all.length === 1) return <EventBody event={worst} names={names} label={worst.label} />;
  const label = (
    <>
      {t("comparison-days", { event: worst.label, n: all.length })}{" "}
      <Button size="compact-xs" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? "comparison-days-hide" : "comparison-days-show")}
      </Button>
    </>
  );
  return (
    <>
      <EventBody event={worst} names={names} label={label} />
      {isOpen &&
        all.map((event) => <EventBody key={event.id} event={event} names={names} label={event.label} />)}
    </>
  );
}

interface Props {
  comparison: Comparison;
  /** The runs behind the columns; none if they are options of a shortlist. */
  runs: readonly RunSummary[];
}

export function ComparisonTable({ comparison, runs }: Props) {
  const notable = notableEvents(comparison);
  const [isWhole, setWhole] = useState(notable.size === 0);
  const names = comparison.columns.map(({ name }) => name);
  const shown = daysOfEvents(comparison.events).filter(
    ({ all }) => isWhole || all.some(({ id }) => notable.has(id)),
  );
  return (
    <>
      {!comparison.comparable && (
        <Points title={t("comparison-not-comparable")} points={comparison.reasons} />
      )}
      {comparison.warnings.length > 0 && (
        <Points title={t("comparison-notes")} points={comparison.warnings} />
      )}
      <Card
        title={t("comparison-results")}
        note={t("comparison-results-note", {
          baseline: names[0] ?? "",
          prices: priceMark(comparison.prices),
        })}
        actions={
          <Switch
            size="xs"
            label={t("comparison-show-similar")}
            checked={isWhole}
            onChange={(event) => setWhole(event.currentTarget.checked)}
          />
        }
      >
        <p className={classes.sentence}>{comparison.sentence}</p>
        <ScrollTable label={t("comparison-table")} canBeTaken>
          <table className={classes.table}>
            <Head comparison={comparison} />
            <tbody>
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={names.length + 1}>
                  {t("comparison-configuration-cost")}
                </th>
              </tr>
              <Rows rows={rowViews(comparison.facts, termsOf(comparison))} names={names} />
              {runs.length > 0 && <HeadroomRow runs={runs} />}
            </tbody>
            <StateRows states={comparison.states ?? []} names={names} />
            {shown.length > 0 && (comparison.states ?? []).length > 0 && (
              <tbody>
                <tr className={classes.group}>
                  <th scope="rowgroup" colSpan={names.length + 1}>
                    {t("comparison-events-today")}
                  </th>
                </tr>
              </tbody>
            )}
            {shown.map((days) => (
              <EventRows key={days.all[0]?.id} days={days} names={names} />
            ))}
          </table>
        </ScrollTable>
      </Card>
    </>
  );
}
