/** What could be done at another time or in another way, as lines of a list. */

import type { Advice, AdvisedChange, Grade, KeyFigure, PriceListMark } from "@/api/types";
import { counted, inUnit, money, whole } from "@/lib/format/numbers";
import type { Change } from "./settings";

export interface ChangeLine {
  id: string;
  words: string;
  /** "On the calendar" or "On the array" */
  where: string;
  outcome: string;
  tone: "good" | "fair" | "plain" | "poor";
  figure: { label: string; before: string; after: string };
  gradeBefore: Grade;
  gradeAfter: Grade;
  /** What it asks of people and of the purse. */
  effort: string;
  saves: string;
  note: string;
  sentence: string;
  changes: Change[];
}

const outcomes: Record<AdvisedChange["outcome"], [string, ChangeLine["tone"]]> = {
  holds: ["The week holds", "good"],
  improves: ["Helps, not enough", "fair"],
  changes_nothing: ["Next to nothing", "plain"],
  worsens: ["Makes it worse", "poor"],
};

const said = ({ value, unit }: KeyFigure) => inUnit(value, unit);

function effortOf({ person_hours, price }: AdvisedChange, prices: PriceListMark | null): string {
  const hours = person_hours > 0 ? [`moves ${whole(person_hours)} h of people's day`] : [];
  const cost = price !== null && price > 0 && prices ? [`costs ${money(price, prices.currency)}`] : [];
  const unknown = price === null ? ["price not known"] : [];
  return [...hours, ...cost, ...unknown].join(", ") || "nobody's day, no money";
}

export function changeLine(change: AdvisedChange, prices: PriceListMark | null): ChangeLine {
  const [outcome, tone] = outcomes[change.outcome];
  return {
    id: change.id,
    words: change.words,
    where: change.is_schedule ? "On the calendar" : "On what is there",
    outcome,
    tone,
    figure: {
      label: change.figure_after.label,
      before: said(change.figure_before),
      after: said(change.figure_after),
    },
    gradeBefore: change.grade_before,
    gradeAfter: change.grade_after,
    effort: effortOf(change, prices),
    saves: change.saving?.sentence ?? "",
    note: change.note,
    sentence: change.sentence,
    changes: change.settings.map(({ path, after }) => ({ path, value: after })),
  };
}

/** What helps, and what a study says something about that the engine does not. */
export function isWorthReading({ tone, note }: ChangeLine): boolean {
  return tone === "good" || tone === "fair" || note !== "";
}

export function adviceNote({ n_simulations, n_searches, changes }: Advice): string {
  return `${counted(changes.length, "change")} listed; ${counted(n_simulations, "week")} simulated, hardware searched anew ${counted(n_searches, "time")}`;
}
