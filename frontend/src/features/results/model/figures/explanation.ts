/** A figure's arithmetic for display: terms with their shares, inputs by their document. */

import type { Assumption, FigureArithmetic, Schemas } from "@/api/types";
import { t } from "@/i18n/t";
import type { Cell } from "@/lib/data/csv";
import { groupBy } from "@/lib/data/groupBy";
import { asReported, capitalize, inUnit } from "@/lib/format/numbers";

export interface TermLine {
  label: string;
  formula: string;
  said: string;
  /** Of the largest term, for the length of its bar. */
  share: number;
}

const rates = new Set(["IOPS", "MB/s", "ms"]);

/** Just as tables of phases write it. */
export function saidIn(value: number, unit: string): string {
  return rates.has(unit) ? `${asReported(value)} ${unit}` : inUnit(value, unit);
}

export function termLines({ terms, unit }: FigureArithmetic): TermLine[] {
  const most = Math.max(...terms.map(({ value }) => Math.abs(value)));
  return terms.map(({ label, formula, value }) => ({
    label,
    formula,
    said: saidIn(value, unit),
    share: most > 0 ? Math.abs(value) / most : 0,
  }));
}

export interface InputLine {
  label: string;
  said: string;
  status: Schemas["Status"];
  /** Title of the document it was read in, and where; or the reasoning. */
  from: string;
}

export interface InputGroup {
  /** Name of the catalog's entry. */
  entry: string;
  lines: InputLine[];
}

/** "FAS3270: Network, host path time" is an input of the entry "FAS3270". */
function split({ label }: Assumption): [string, string] {
  const at = label.indexOf(": ");
  return at < 0 ? ["", label] : [label.slice(0, at), label.slice(at + 2)];
}

function originOf({ source, where, reasoning }: Assumption, titles: ReadonlyMap<string, string>): string {
  const read = [titles.get(source) ?? source, where].filter(Boolean).join(", ");
  return [read, reasoning && capitalize(reasoning)].filter(Boolean).join(". ");
}

export function inputGroups({ inputs }: FigureArithmetic, titles: ReadonlyMap<string, string>): InputGroup[] {
  return [...groupBy(inputs, (input) => split(input)[0])].map(([entry, members]) => ({
    entry,
    lines: members.map((input) => ({
      label: split(input)[1],
      said: input.value === null ? t("results-not-known") : inUnit(input.value, input.unit),
      status: input.origin as InputLine["status"],
      from: originOf(input, titles),
    })),
  }));
}

/** For a spreadsheet: the terms, and below them the inputs. */
export function csvOfExplanation(figure: FigureArithmetic): { header: string[]; lines: Cell[][] } {
  const terms = figure.terms.map(({ label, formula, value }) => [label, formula, value, figure.unit]);
  const inputs = figure.inputs.map((input) => [
    input.label,
    [input.origin, input.source, input.where, input.reasoning].filter(Boolean).join("; "),
    input.value,
    input.unit,
  ]);
  return {
    header: ["what", "how", "value", "unit"],
    lines: [...terms, [figure.label, figure.sentence, figure.value, figure.unit], ...inputs],
  };
}
