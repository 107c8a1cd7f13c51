/** The load of the desktops, always visible, while no array has been chosen that could be judged. */

import "@/i18n/pages/start";
import type { PhaseResult, Result } from "@/api/types";
import { t } from "@/i18n/t";
import { significant, whole, withUnit } from "@/lib/format/numbers";
import type { LivePreview } from "../hooks/useLivePreview";
import classes from "./results.module.css";

const GB_PER_TB = 1000;

/** Peaks of the same event on several days differ by less than this. */
const SAME_PEAK = 0.99;

/** The phase that causes the highest load: of phases at the same time, that with the highest mean; the first day. */
function busiest(phases: readonly PhaseResult[]): PhaseResult | undefined {
  const most = Math.max(...phases.map(({ figures }) => figures.peak_iops));
  const peaks = phases.filter(({ figures }) => figures.peak_iops >= SAME_PEAK * most);
  const meanOf = ({ figures }: PhaseResult) => figures.reads_iops + figures.writes_iops;
  const mean = Math.max(...peaks.map(meanOf));
  return peaks.find((phase) => meanOf(phase) >= SAME_PEAK * mean);
}

/** "Peak load 14,200 IOPS: Mon, Nov 30 08:00 Login" and the capacity that the desktops need. */
function loadOf({ phases, capacity }: Result) {
  const peak = busiest(phases);
  const size = withUnit(significant(capacity.before_reduction_gb / GB_PER_TB, 3), "TB");
  return {
    peak: peak
      ? t("start-load-peak", { iops: whole(peak.figures.peak_iops), phase: peak.label })
      : t("start-load-none"),
    why: peak?.experience ? t("start-load-logins") : "",
    size: t("start-load-capacity", { size }),
  };
}

interface Props {
  live: LivePreview;
  /** Number of target arrays that are chosen. */
  nTargets: number;
}

export function LoadStrip({ live: { answer, isStale }, nTargets }: Props) {
  const load = answer && loadOf(answer.preview.result);
  const time =
    answer && t("results-answered-in", { time: `${significant(answer.preview.elapsed_ms, 2)} ms` });
  return (
    <section
      className={classes.load}
      aria-label={t("start-load")}
      data-stale={isStale || undefined}
      aria-live="polite"
      aria-busy={isStale}
    >
      <p className={classes.verdictSentence}>{load?.peak ?? t("results-computing")}</p>
      {load?.why && <p className={classes.loadMore}>{load.why}</p>}
      <p className={classes.loadMore}>{load?.size}</p>
      <p className={classes.loadMore}>
        {nTargets > 0 ? t("start-load-chosen", { n: nTargets }) : t("start-load-unjudged")}
      </p>
      <span className={classes.loadState}>{isStale ? "" : time}</span>
    </section>
  );
}
