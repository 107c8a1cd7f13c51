/** Advice as the page lists it: each change with its effect on its event, and on the smallest margin of the week. */

import type { Advice, AdvisedChange, KeyFigure } from "@/api/types";
import { t } from "@/i18n/t";
import { percent } from "@/lib/format/numbers";

const margin = (fraction: number) => (fraction < 0 ? `−${percent(-fraction)}` : percent(fraction));

/** "Smallest margin of the week: −5% → 3%" */
function marginOf({ margin_before, margin_after }: AdvisedChange): string {
  const [before, after] = [margin(margin_before), margin(margin_after)];
  return before === after
    ? t("recommendation-week-margin-same", { value: after })
    : t("recommendation-week-margin", { before, after });
}

function byEvent(change: AdvisedChange, worstEvent: string): AdvisedChange {
  const effect = change.event ?? change;
  const event = change.event?.label ?? worstEvent;
  const named = (figure: KeyFigure): KeyFigure => ({
    ...figure,
    label: t("recommendation-event-figure", { event, figure: figure.label }),
  });
  const after = named(effect.figure_after);
  return {
    ...change,
    grade_before: effect.grade_before,
    grade_after: effect.grade_after,
    figure_before: named(effect.figure_before),
    figure_after: { ...after, label: `${after.label} · ${marginOf(change)}` },
  };
}

export function adviceByEvent(advice: Advice): Advice {
  const read = (change: AdvisedChange) => byEvent(change, advice.worst_phase_label);
  return {
    ...advice,
    worst_phase_label: t("recommendation-event-changed"),
    changes: advice.changes.map(read),
    cheapest_schedule_change: advice.cheapest_schedule_change && read(advice.cheapest_schedule_change),
  };
}
