/** The same events as rows, the candidates as columns, differences in the cells. */

import { Switch } from "@mantine/core";
import { useState } from "react";
import type { Comparison } from "@/api/types";
import { Card } from "@/components/Card";
import { GradeBadge } from "@/components/GradeMark";
import { Notice } from "@/components/Notice";
import { StandingMark } from "@/components/StandingMark";
import { counted } from "@/lib/format";
import { priceMark, unpricedInWords } from "@/lib/prices";
import { type CellView, praiseOf, type RowView, rowViews, tellingEvents } from "../model/table";
import classes from "./comparison.module.css";

function Cell({ cell }: { cell: CellView | null }) {
  if (cell === null) return <td>–</td>;
  return (
    <td>
      <span className={classes.value}>{cell.value}</span>
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

function Head({ comparison }: { comparison: Comparison }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">Figure</span>
        </th>
        {comparison.columns.map((column, i) => (
          <th key={column.name} scope="col" className={classes.head}>
            <span className={classes.name}>
              <StandingMark standing={column.holds ? "holds" : "broken"} />
              <strong>{column.name}</strong>
            </span>
            <span className={classes.fact}>
              {column.model_name}, {column.words}
            </span>
            <span className={classes.fact}>{counted(column.n_desktops, "desktop")}</span>
            {praiseOf(comparison, i) && <span className={classes.praise}>{praiseOf(comparison, i)}</span>}
            {column.unpriced.length > 0 && (
              <span className={classes.fact}>{unpricedInWords(column.unpriced)}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const telling = tellingEvents(comparison);
  const [isWhole, setWhole] = useState(telling.size === 0);
  const names = comparison.columns.map(({ name }) => name);
  const shown = comparison.events.filter(({ id }) => isWhole || telling.has(id));
  return (
    <>
      {!comparison.comparable && (
        <Notice tone="fair" title="These answer different questions">
          <ul>
            {comparison.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      )}
      {comparison.warnings.length > 0 && (
        <Notice tone="fair" title="To bear in mind">
          <ul>
            {comparison.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Card
        title="Side by side"
        note={`Differences are those to ${names[0] ?? "the first column"}, coloured where they matter; prices: ${priceMark(comparison.prices)}`}
        actions={
          <Switch
            size="xs"
            label="Also events that hardly differ"
            checked={isWhole}
            onChange={(event) => setWhole(event.currentTarget.checked)}
          />
        }
      >
        <p className={classes.sentence}>{comparison.sentence}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */}
        <section className={classes.scroll} tabIndex={0} aria-label="Comparison, table">
          <table className={classes.table}>
            <Head comparison={comparison} />
            <tbody>
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={names.length + 1}>
                  What it is and costs
                </th>
              </tr>
              <Rows rows={rowViews(comparison.facts)} names={names} />
            </tbody>
            {shown.map((event) => (
              <tbody key={event.id}>
                <tr className={classes.group}>
                  <th scope="rowgroup">{event.label}</th>
                  {event.columns.map((column, i) => (
                    <td key={names[i] ?? i}>
                      {column ? (
                        <>
                          <GradeBadge grade={column.grade} />
                          <span className={classes.fact}>{column.binding.sentence}</span>
                        </>
                      ) : (
                        "no such event"
                      )}
                    </td>
                  ))}
                </tr>
                <Rows rows={rowViews(event.rows)} names={names} />
              </tbody>
            ))}
          </table>
        </section>
      </Card>
    </>
  );
}
