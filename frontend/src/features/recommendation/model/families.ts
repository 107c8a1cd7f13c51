/** A row per array family, as the shortlist sorts them. */

import type { FamilyAnswer, Grade, Shortlist } from "@/api/types";
import { counted, money, significant, whole } from "@/lib/format/numbers";
import { whyNot } from "@/lib/goals";
import { priced, unpricedInWords } from "@/lib/sizing/prices";

export interface FamilyRow {
  id: string;
  name: string;
  /** What speaks against taking it at its word: no study stands behind it. */
  standing: string;
  words: string;
  holds: boolean;
  price: string;
  perDesktop: string;
  drives: string;
  racks: string;
  power: string;
  headroom: string;
  grade: Grade;
  worst: string;
  /** What limits the worst event; of one that does not hold, the goal it misses. */
  binding: string;
  /** What was looked at. */
  searched: string;
  unpriced: string;
}

function headroomOf(answer: FamilyAnswer): string {
  if (answer.headroom_desktops === null) return "–";
  return answer.headroom_desktops > 0 ? `+${whole(answer.headroom_desktops)}` : "none";
}

function rowOf(answer: FamilyAnswer): FamilyRow {
  const { recommendation, grade, worst_phase_label, binding } = answer;
  const { chosen, holds, prices, price_per_desktop, n_legal, n_candidates } = recommendation;
  return {
    id: recommendation.model_id,
    name: recommendation.model_name,
    standing: recommendation.standing === "generic" ? "generic, not calibrated" : "",
    words: chosen.words,
    holds,
    price: priced(chosen.price, prices),
    perDesktop: price_per_desktop == null || !prices ? "–" : money(price_per_desktop, prices.currency),
    drives: whole(chosen.n_drives),
    racks: chosen.rack_units === null ? "not known" : `${whole(chosen.rack_units)} U`,
    power: chosen.watts === null ? "not known" : `${significant(chosen.watts, 3)} W`,
    headroom: headroomOf(answer),
    grade,
    worst: worst_phase_label,
    binding: holds ? binding : whyNot(chosen),
    searched: `${counted(n_legal, "legal configuration")}: ${counted(n_candidates, "was", "were")} simulated over the whole calendar, the others excluded by a bound`,
    unpriced: unpricedInWords(chosen.unpriced),
  };
}

export function familyRows({ families }: Shortlist): FamilyRow[] {
  return families.map(rowOf);
}

/** "8 families hold, 0 do not" and what they were judged for. */
export function shortlistNote({ families, n_desktops, n_legal, n_candidates }: Shortlist): string {
  const held = families.filter(({ recommendation }) => recommendation.holds).length;
  return [
    `${held} of ${counted(families.length, "family", "families")} hold`,
    `judged for ${counted(n_desktops, "desktop")}`,
    `${significant(n_legal)} legal configurations, ${significant(n_candidates)} simulated`,
  ].join(" · ");
}
