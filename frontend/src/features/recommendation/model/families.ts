/** A row per array family, as the shortlist sorts them. */

import type { FamilyAnswer, GoalStatus, RunSummary, Shortlist } from "@/api/types";
import { t } from "@/i18n/t";
import { money, significant, whole } from "@/lib/format/numbers";
import { whyNot } from "@/lib/goals";
import { priced, termOf, unpricedInWords } from "@/lib/sizing/prices";
import { costsOf, type Ranking } from "./ranking";

export interface FamilyRow {
  id: string;
  name: string;
  /** Reason for caution: no study covers it. */
  standing: string;
  words: string;
  holds: boolean;
  price: string;
  /** Years that the price covers, if it includes running costs. */
  period: string;
  perDesktop: string;
  drives: string;
  racks: string;
  power: string;
  headroom: string;
  /** The first goal that more desktops miss; empty in results of older engines. */
  headroomLimit: string;
  status: GoalStatus;
  /** The goal with the smallest margin; empty in results of older engines. */
  constraint: string;
  worst: string;
  /** What limits the worst event; of one that does not hold, the goal it misses. */
  binding: string;
  /** What was looked at. */
  searched: string;
  unpriced: string;
  /** What is kept, added and left over of the installed array; empty without one. */
  upgrade: string;
  /** The price compared with the budget; empty without one. */
  budget: string;
}

function headroomOf(answer: FamilyAnswer): string {
  if (answer.headroom_desktops === null) return "–";
  return answer.headroom_desktops > 0
    ? `+${whole(answer.headroom_desktops)}`
    : t("recommendation-headroom-none");
}

/** Return the status of an option; results of older engines only pass or fail. */
export function statusOf({ status, recommendation }: FamilyAnswer): GoalStatus {
  return status ?? (recommendation.holds ? "pass" : "fail");
}

function rowOf(answer: FamilyAnswer, ranking: Ranking): FamilyRow {
  const { recommendation, worst_phase_label, binding } = answer;
  const { chosen, holds, prices, n_legal, n_candidates } = recommendation;
  const { price, perDesktop } = costsOf(answer, ranking);
  return {
    id: recommendation.model_id,
    name: recommendation.model_name,
    standing: recommendation.standing === "generic" ? t("recommendation-generic") : "",
    words: chosen.words,
    holds,
    price: priced(price, prices),
    period: ranking === null ? termOf(chosen, prices) : "",
    perDesktop: perDesktop === null || !prices ? "–" : money(perDesktop, prices.currency),
    drives: whole(chosen.n_drives),
    racks:
      chosen.rack_units === null
        ? t("recommendation-not-known")
        : t("sizing-rack-units", { n: whole(chosen.rack_units) }),
    power:
      chosen.watts === null ? t("recommendation-not-known") : t("sizing-power", { n: whole(chosen.watts) }),
    headroom: headroomOf(answer),
    headroomLimit: answer.headroom_limit ?? "",
    status: statusOf(answer),
    constraint: answer.constraint ?? "",
    worst: worst_phase_label,
    binding: holds ? binding : whyNot(chosen),
    searched: t("recommendation-searched", { legal: n_legal, simulated: whole(n_candidates) }),
    unpriced: unpricedInWords(chosen.unpriced),
    upgrade: recommendation.upgrade?.sentence ?? "",
    budget: recommendation.budget?.sentence ?? "",
  };
}

export function familyRows(families: readonly FamilyAnswer[], ranking: Ranking = null): FamilyRow[] {
  return families.map((family) => rowOf(family, ranking));
}

/** Families that a shortlist was requested for; empty for the default ones. */
export function familiesOf(run: Pick<RunSummary, "request"> | null): string[] {
  const request = run?.request;
  return request && "family_ids" in request ? request.family_ids : [];
}

/** "2 pass, 1 at risk": the number of families of each status that occurs. */
function countedByStatus(families: readonly FamilyAnswer[]): string {
  const statuses = families.map(statusOf);
  const count = (status: GoalStatus) => statuses.filter((each) => each === status).length;
  const [passing, atRisk, failing] = [count("pass"), count("at_risk"), count("fail")];
  return [
    passing > 0 && t("recommendation-families-pass", { n: passing }),
    atRisk > 0 && t("recommendation-families-at-risk", { n: atRisk }),
    failing > 0 && t("recommendation-families-fail", { n: failing }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** How many families pass, and what they were judged for. */
export function shortlistNote({ families, n_desktops, n_legal, n_candidates }: Shortlist): string {
  return [
    countedByStatus(families),
    t("recommendation-evaluated-for", { n: n_desktops }),
    t("recommendation-n-legal", { legal: significant(n_legal), simulated: significant(n_candidates) }),
  ]
    .filter(Boolean)
    .join(" · ");
}
