/** What could be done at another time or in another way, as lines of a list. */

import type { Advice, AdvisedChange, Grade, KeyFigure, PriceListMark } from "@/api/types";
import { t } from "@/i18n/t";
import { inUnit, money, percent, whole } from "@/lib/format/numbers";
import type { Change } from "./settings";

export interface ChangeLine {
  id: string;
  words: string;
  /** Schedule or configuration. */
  where: string;
  outcome: string;
  tone: "good" | "fair" | "plain" | "poor";
  /** Key figure of the event that it changes, or of the week's worst event if it changes no event. */
  figure: { label: string; before: string; after: string };
  /** "Smallest margin of the week: −5% → 3%" */
  margin: string;
  gradeBefore: Grade;
  gradeAfter: Grade;
  /** Its cost, in money and in working time. */
  effort: string;
  saves: string;
  /** Higher peak load and events that take much longer; empty without any. */
  sideEffects: string;
  note: string;
  sentence: string;
  changes: Change[];
}

const tones: Record<AdvisedChange["outcome"], ChangeLine["tone"]> = {
  holds: "good",
  improves: "fair",
  changes_nothing: "plain",
  worsens: "poor",
};

const said = ({ value, unit }: KeyFigure) => inUnit(value, unit);

function effortOf({ person_hours, price }: AdvisedChange, prices: PriceListMark | null): string {
  const hours =
    person_hours > 0
      ? [t("recommendation-effort-hours", { hours: `${whole(person_hours)} ${t("format-hour")}` })]
      : [];
  const cost =
    price !== null && price > 0 && prices
      ? [t("recommendation-effort-costs", { price: money(price, prices.currency) })]
      : [];
  const unknown = price === null ? [t("sizing-price-not-known")] : [];
  return [...hours, ...cost, ...unknown].join(", ") || t("recommendation-effort-none");
}

const signed = (fraction: number) => (fraction < 0 ? `−${percent(-fraction)}` : percent(fraction));

function marginOf({ margin_before, margin_after }: AdvisedChange, lastYear: Advice["year"]): string {
  const [before, after] = [signed(margin_before), signed(margin_after)];
  const year = String(lastYear ?? "none");
  return before === after
    ? t("recommendation-week-margin-same", { value: after, year })
    : t("recommendation-week-margin", { before, after, year });
}

/** Whether a change helps little, but has a cost. */
const isCostly = ({ outcome, side_effects }: AdvisedChange) =>
  outcome === "changes_nothing" && Boolean(side_effects);

function outcomeOf(change: AdvisedChange, isMoreMargin: boolean): Pick<ChangeLine, "outcome" | "tone"> {
  if (isMoreMargin) return { outcome: t("recommendation-outcome-margin"), tone: "good" };
  if (isCostly(change)) return { outcome: t("recommendation-outcome-side-effects"), tone: "poor" };
  return { outcome: t(`recommendation-outcome-${change.outcome}`), tone: tones[change.outcome] };
}

export function changeLine(
  change: AdvisedChange,
  { holds, prices, worst_phase_label, year }: Pick<Advice, "holds" | "prices" | "worst_phase_label" | "year">,
): ChangeLine {
  const isMoreMargin = holds && change.outcome === "improves";
  const effect = change.event ?? { ...change, label: worst_phase_label };
  return {
    id: change.id,
    words: change.words,
    where: t(change.is_schedule ? "recommendation-where-schedule" : "recommendation-where-configuration"),
    ...outcomeOf(change, isMoreMargin),
    figure: {
      label: t("recommendation-event-figure", { event: effect.label, figure: effect.figure_after.label }),
      before: said(effect.figure_before),
      after: said(effect.figure_after),
    },
    margin: marginOf(change, year),
    gradeBefore: effect.grade_before,
    gradeAfter: effect.grade_after,
    effort: effortOf(change, prices),
    saves: change.saving?.sentence ?? "",
    sideEffects: change.side_effects ?? "",
    note: change.note,
    sentence: change.sentence,
    changes: changesTo(change.settings),
  };
}

/** The fields that settings of an advice set. */
export function changesTo(settings: AdvisedChange["settings"]): Change[] {
  return settings.map(({ path, after }) => ({ path, value: after }));
}

export function helps({ tone }: ChangeLine): boolean {
  return tone === "good" || tone === "fair";
}

/** What helps, and what a study says something about that the engine does not. */
export function isWorthReading(line: ChangeLine): boolean {
  return helps(line) || line.note !== "";
}

export function adviceNote({ n_simulations, n_searches, changes }: Advice): string {
  return [
    t("recommendation-changes-listed", { n: changes.length }),
    t("recommendation-n-weeks-simulated", { n: n_simulations }),
    t("recommendation-n-searches", { n: n_searches }),
  ].join(" · ");
}
