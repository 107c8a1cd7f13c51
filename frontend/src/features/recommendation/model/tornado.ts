/** What the verdict hangs on: a bar for each input, and where it would turn the verdict. */

import type { InputSensitivity, Sensitivity } from "@/api/types";
import { t } from "@/i18n/t";
import { marginInWords } from "@/lib/chart/margin";
import type { TornadoBar } from "@/lib/chart/viewModel";
import { inUnit, percent } from "@/lib/format/numbers";

export interface TornadoRow {
  id: string;
  label: string;
  now: string;
  /** Whether the ends are the catalog's or a usual share either way. */
  range: string;
  bar: TornadoBar;
  /** "−35% … −2%": the ends of the bar from left to right. */
  room: string;
  /** "mean login time 36 s … 49 s" */
  felt: string;
  /** "at 1,349 (−46%)"; empty if nothing turns the verdict. */
  flip: string;
  sentence: string;
}

function domainOf({ inputs, margin }: Sensitivity): [number, number] {
  const margins = inputs.flatMap(({ low, high }) => [low?.margin ?? margin, high?.margin ?? margin]);
  return [Math.min(0, margin, ...margins), Math.max(0, margin, ...margins)];
}

function feltOf({ low, high }: InputSensitivity): string {
  const said = [low?.figure, high?.figure].flatMap((figure) =>
    figure ? [inUnit(figure.value, figure.unit)] : [],
  );
  return [...new Set(said)].join(" … ");
}

function roomOf({ low, high }: InputSensitivity): string {
  const margins = [low, high].flatMap((end) => (end ? [end.margin] : []));
  return [...new Set(margins.sort((a, b) => a - b).map(marginInWords))].join(" … ");
}

function flipOf({ flip, unit }: InputSensitivity): string {
  if (flip === null) return "";
  const sign = flip.change_fraction > 0 ? "+" : "−";
  return `${inUnit(flip.value, unit)} (${sign}${percent(Math.abs(flip.change_fraction))})`;
}

function rangeOf([from = "", to]: readonly string[], isOfCatalog: boolean): string {
  const range = to === undefined ? from : t("recommendation-input-from-to", { from, to });
  return isOfCatalog ? t("recommendation-input-catalog", { range }) : range;
}

export function tornadoRows(sensitivity: Sensitivity): TornadoRow[] {
  const domain = domainOf(sensitivity);
  return sensitivity.inputs.map((input) => {
    const { low, high, unit } = input;
    const ends = [low, high].flatMap((end) => (end ? [inUnit(end.value, unit)] : []));
    return {
      id: input.id,
      label: input.label,
      now: inUnit(input.value, unit),
      range: rangeOf(ends, input.ranged),
      bar: { domain, now: sensitivity.margin, low: low?.margin ?? null, high: high?.margin ?? null },
      room: roomOf(input),
      felt: feltOf(input),
      flip: flipOf(input),
      sentence: input.sentence,
    };
  });
}

/** A bar that moves the margin less than this share of the widest is not worth its line. */
const NARROW = 0.01;
const MOST = 8;

/** The widest bars, and whatever would turn the verdict. */
export function notable(sensitivity: Sensitivity, rows: readonly TornadoRow[]): TornadoRow[] {
  const widest = sensitivity.inputs[0]?.swing ?? 0;
  return rows.filter((row, i) => {
    const swing = sensitivity.inputs[i]?.swing ?? 0;
    return row.flip !== "" || (i < MOST && swing > widest * NARROW);
  });
}

/** An event with less room to its nearest goal than this is near it. */
const NEAR = 0.5;

export function isNearGoal({ grade, holds, margin }: Sensitivity["events"][number]): boolean {
  return !holds || grade !== "good" || (margin !== null && margin < NEAR);
}

/** "Poor logins 34%, goal 1%" */
export function nearestGoal({ checks: [nearest] }: Sensitivity["events"][number]): string {
  if (nearest === undefined) return t("recommendation-no-goal");
  const { label, value, limit, unit } = nearest;
  return t("recommendation-check", {
    goal: label,
    value: inUnit(value, unit),
    limit: inUnit(limit, unit),
  });
}
