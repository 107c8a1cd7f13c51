/** Experience indicators of a phase as lines: what each came to, and the score of each group. */

import type { Grade, PhaseResult } from "@/api/types";
import { t } from "@/i18n/t";
import { inUnit, whole } from "@/lib/format/numbers";

type Indicators = NonNullable<PhaseResult["indicators"]>;

interface Line {
  id: string;
  label: string;
  value: string;
  grade: Grade | null;
  /** Why it is not known. */
  reason: string;
}

function scoreLine(id: string, label: string, { score, grade, sentence }: Indicators["machine"]) {
  return { id, label, value: score === null ? null : whole(score), grade, reason: sentence };
}

/** Known indicators, then the scores of 0 to 100 over them; a group without any is left out. */
export function indicatorLines({ indicators, machine, io }: Indicators): Line[] {
  const known = indicators.flatMap(({ id, label, value, unit, grade, reason }) =>
    value === null ? [] : [{ id, label, value: inUnit(value, unit), grade, reason }],
  );
  const scores = [
    scoreLine("machine", t("results-score-machine"), machine),
    scoreLine("io", t("results-score-io"), io),
  ];
  return [...known, ...scores.filter((line): line is Line => line.value !== null)];
}
