/** Values with their difference to the first column, colored only if significant. */

import type { ComparedRow, ComparedValue, Comparison } from "@/api/types";
import { t } from "@/i18n/t";
import { groupBy } from "@/lib/data/groupBy";
import { inUnit, money, points } from "@/lib/format/numbers";
import { severityOf } from "@/lib/goals";
import { isCurrency } from "@/lib/sizing/prices";

export interface CellView {
  value: string;
  /** "+3 s"; empty in the first column and where nothing differs. */
  difference: string;
  /** Years that a price covers, if it includes running costs, or what limits the headroom. */
  note?: string;
  tone: "better" | "worse" | "plain";
  /** Read by screen readers, so that color is not the only cue. */
  said: string;
}

export interface RowView {
  id: string;
  label: string;
  cells: (CellView | null)[];
  /** Whether any column differs by something that matters. */
  matters: boolean;
}

function written(value: number, unit: string): string {
  return (isCurrency(unit) ? money(value, unit) : inUnit(value, unit)).replace("-", "−");
}

const SHOWN_DIGITS = 3;

/** The difference to the precision of the two shown values; 0 if these are the same. */
function shownDifference(value: number, difference: number, unit: string): number {
  if (isCurrency(unit)) return difference;
  const first = value - difference;
  if (written(value, unit) === written(first, unit)) return 0;
  const largest = Math.max(Math.abs(value), Math.abs(first));
  const step = 10 ** (Math.floor(Math.log10(largest)) + 1 - SHOWN_DIGITS);
  return Math.round(difference / step) * step;
}

function differenceOf({ value, difference }: ComparedValue, unit: string): string {
  if (difference === null || difference === 0) return "";
  if (unit === "fraction") return points(difference);
  const shown = shownDifference(value, difference, unit);
  if (shown === 0) return "";
  return `${shown > 0 ? "+" : "−"}${written(Math.abs(shown), unit)}`;
}

function cellOf(value: ComparedValue | null, unit: string): CellView | null {
  if (value === null) return null;
  const tone = !value.matters || value.is_better === null ? "plain" : value.is_better ? "better" : "worse";
  return {
    value: written(value.value, unit),
    difference: differenceOf(value, unit),
    tone,
    said: tone === "plain" ? "" : t(`comparison-${tone}`),
  };
}

/** Prices of the storage, which include its running costs. */
const PRICES: ReadonlySet<string> = new Set(["price", "price_per_desktop", "price_per_user"]);

/** The rows of a table; `terms` are the years that the prices of each column cover, if they include running costs. */
export function rowViews(rows: readonly ComparedRow[], terms: readonly string[] = []): RowView[] {
  const noted = (cell: CellView | null, note: string | undefined) =>
    cell && note ? { ...cell, note } : cell;
  return rows.map(({ id, label, unit, values }) => ({
    id,
    label,
    cells: values.map((value, i) => noted(cellOf(value, unit), PRICES.has(id) ? terms[i] : undefined)),
    matters: values.some((value) => value?.matters === true),
  }));
}

/** The events in which columns differ by something that matters come first to mind: the others can be folded away. */
export function notableEvents({ events }: Comparison): Set<string> {
  const differ = events.filter(
    ({ rows, columns }) =>
      rows.some(({ values }) => values.some((value) => value?.matters === true)) ||
      new Set(columns.map((column) => column?.status)).size > 1,
  );
  return new Set(differ.map(({ id }) => id));
}

/** What each column is best in. */
export function praiseOf({ best }: Comparison, column: number): string {
  return best.find((each) => each.column === column)?.praise.join(", ") ?? "";
}

type ComparedEvent = Comparison["events"][number];

export interface ComparedDays {
  /** Occurrences of one event, in the order of the calendar. */
  all: ComparedEvent[];
  worst: ComparedEvent;
}

/** Lower is worse: the worst status of any column. */
function rankOf({ columns }: ComparedEvent): number {
  const there = columns.flatMap((column) => column ?? []);
  return -Math.max(severityOf(null), ...there.map(({ status }) => severityOf(status)));
}

/** The occurrences of each repeating event as one, with its worst day as the headline. */
export function daysOfEvents(events: readonly ComparedEvent[]): ComparedDays[] {
  const keyOf = ({ id, phase }: ComparedEvent) =>
    `${phase.endsWith("_login") ? "login" : phase} ${id.replace(/-\d{8}(?=-|$)/, "")}`;
  return [...groupBy(events, keyOf).values()].map((all) => ({
    all,
    worst: all.reduce((soFar, event) => (rankOf(event) < rankOf(soFar) ? event : soFar)),
  }));
}
